import { fail } from './failure';
import { bid, play } from './napAdvice';
import { match } from './napMatch';
import { deal, solve } from './napTable';

export const napUsage = `napoleon nap deal  --players N --seed S          hands, dealer, unseen cards
napoleon nap bid   --players N --hand "…" [--calls "…"] [--worlds W]
                                                each call with its chance and worth
napoleon nap play  --players N --hand "…" --seat S --declarer D --bid B [--calls "…"] --played "… | …" [--worlds W]
                                                each legal card with its chance
napoleon nap solve --hands "… | … | …" --bid B  made or not with all cards seen, with a line; the declarer first
napoleon nap match --players N --deals D --seats hard,rule,…
                                                chips per 1,000 deals

Seats are numbered from 1, the dealer's left; a hand is the original five. -r '{"misere":"off"}' lays settings over the
default table; --seed makes advice and matches repeat.`;

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
