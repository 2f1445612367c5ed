import { fail } from './failure';
import { bid, play } from './napAdvice';
import { match } from './napMatch';
import { deal, solve } from './napTable';

const commands = new Map([
  ['deal', deal],
  ['bid', bid],
  ['play', play],
  ['solve', solve],
  ['match', match],
]);

/** `napoleon nap`: the trick game. */
export async function nap([name, ...args]: readonly string[]): Promise<void> {
  const command = commands.get(name ?? '');
  const known = [...commands.keys()].join(', ');
  if (command === undefined)
    return fail(name === undefined ? `nap what? ${known}` : `there is no nap ${name}; there are ${known}`);
  await command(args);
}
