import { fail, print } from '../output';
import { bid, play } from './advice';
import { match } from './match';
import { deal, solve } from './table';
import { napUsage } from './usage';

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
