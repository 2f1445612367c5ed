const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A span in two units at the most, such as "2 h 10 min". */
export function span(seconds: number): string {
  const units = [
    [day, 'd'],
    [hour, 'h'],
    [minute, 'min'],
  ] as const;
  const whole = Math.ceil(seconds / minute) * minute;
  if (seconds < minute) return 'less than a minute';
  const largest = units.findIndex(([size]) => whole >= size);
  let rest = whole;
  const words = units.slice(largest, largest + 2).map(([size, name]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? '' : `${count} ${name}`;
  });
  return words.filter((word) => word !== '').join(' ');
}

/** What is still to come at the pace so far: of `left` deals, when `done` took so many milliseconds. */
export function timeLeft(left: number, done: number, milliseconds: number): string {
  return done === 0 ? '' : `about ${span((left * milliseconds) / done / 1000)} left`;
}
