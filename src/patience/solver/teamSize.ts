/** How many workers a device is given, and how much memory each. */
export interface TeamSize {
  readonly members: number;
  readonly megabytes: number;
}

const mostMembers = 4;
const mostMegabytes = 256;
const leastMegabytes = 32;
/** Together no more than this share of the device's memory. */
const share = 1 / 8;
/** Where the device does not tell. */
const usualGigabytes = 4;

/** One core is left to the page. `gigabytes` is what the browser tells of the device's memory, if it does. */
export const teamSize = (cores: number, gigabytes: number | undefined): TeamSize => {
  const memory = (gigabytes ?? usualGigabytes) * 1024 * share;
  const room = Math.max(1, Math.floor(memory / leastMegabytes));
  const members = Math.max(1, Math.min(mostMembers, cores - 1, room));
  const megabytes = Math.floor(Math.min(mostMegabytes, Math.max(leastMegabytes, memory / members)));
  return { members, megabytes };
};
