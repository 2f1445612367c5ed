import { fail } from './failure';
import { bid, play } from './napAdvice';
import { match } from './napMatch';
import { deal, solve } from './napTable';
import { napUsage } from './napUsage';
import { print } from './output';

const commands = new Map([
  ['deal', deal],
  ['bid', bid],
  ['play', play],
  ['solve', solve],
  ['match', match],
]);

/** `napoleon nap`: the trick game. */
export async function nap([name, ...args]: readonly string[]): Promise<void> {
  if (name === 'help') return print(napUsage);
  const command = commands.get(name ?? '');
  const known = [...commands.keys()].join(', ');
  if (command === undefined)
    return fail(
      name === undefined
        ? `nap what? ${known}; "nap help" tells of them`
        : `there is no nap ${name}; there are ${known}; "nap help" tells of them`,
    );
  await command(args);
}
