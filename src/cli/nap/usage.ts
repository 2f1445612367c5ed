// What `napoleon nap help` prints, and `napoleon help` with the rest.
export const napUsage = `napoleon nap deal  --players N --seed S          hands, dealer, unseen cards
napoleon nap bid   --players N --hand "…" [--calls "…"] [--worlds W]
                                                each call with its chance and worth
napoleon nap play  --players N --hand "…" --seat S --declarer D --bid B [--calls "…"] --played "… | …" [--worlds W]
                                                each legal card with its chance
napoleon nap solve --hands "… | … | …" --bid B  made or not with all cards seen, with a line; the declarer first
napoleon nap match --players N --deals D --seats hard,rule,…
                                                chips per 1,000 deals

Seats are numbered from 1, the dealer's left; a hand is the original five. -r '{"misere":"off"}' lays settings over the
default table; --seed makes advice and matches repeat.

The settings of the table, the default first:
  players      4, 3, 5, 6
  allPass      "redeal", or "dealer": who dealt must make the lowest bid
  lowest       "two", "three"
  misere       "plain", "trumps", "off"
  misereLost   3, 6: chips to each for a misère that fails
  wellington   true, false: without it there is no Blücher either
  blucher      true, false; blucherWon 30 and blucherLost 15 are its chips
  playOn       false, true: always five tricks
  pack         "full", or "stripped": 24, 28, 32 cards for 3, 4, 5 players

"made" is the chance that the bid is made when nobody sees the others' hands, whoever asks; "all cards seen" that it
could be. In brackets stands the 95 % interval.`;
