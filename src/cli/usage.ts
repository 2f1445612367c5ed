// What `napoleon help` prints.

import { napUsage } from './nap/usage';
import { usualSeconds } from './options';

export const usage = `napoleon games                                  the rule table
napoleon deal   GAME NUMBER|daily|YYYY-MM-DD    the deal as position text
napoleon moves  GAME NUMBER|- [--moves "…"]     legal moves there
napoleon replay GAME NUMBER|- --moves "…"       plays them; stops at the first illegal one
napoleon check  GAME NUMBER|FROM-TO|- [--nodes N] [--seconds S] [--jobs J] [--line] [--moves "…"]
                                                is it winnable? With neither limit ${usualSeconds} seconds a deal
napoleon check  GAME NUMBER|- … --certificate F a proof for others to check that it cannot be won, F.cnf and F.drat
napoleon hint   GAME NUMBER|- [--moves "…"] [--sight open|fair] [--seconds S] [--jobs J]
napoleon survey GAME FROM-TO [--nodes N] [--seconds S] [--jobs J] --out FILE
                                                many deals, resumed where FILE ends, and what they say of all deals:
                                                with 95 %, the winnable share is not below Wilson's low bound of
                                                won/all, nor above his high bound of (won + not known)/all
napoleon survey --again FILE [--sample N] [--factor F] [--jobs J] --out OTHER
                                                N of FILE's deals that are not known, drawn at random, F times as far
napoleon survey GAME FROM-TO|all --sample N [--seed S] …
                                                N deals of them, drawn without replacement; the seed (1) is written down
napoleon survey … --nodes N --queue redis://HOST[:PORT][/DATABASE]
                                                the same by workers on any machines (docs/survey.md); rediss:// with TLS
napoleon work --queue redis://HOST… [--jobs J] [--lease S]
                                                takes deals from there until Ctrl+C; those of a worker that is silent
                                                for S seconds (30) are taken again
napoleon tally FILE… [--as text|csv|markdown]   what the files of surveys say together, with 95 % intervals, by limit
napoleon bench                                  nodes, nodes a second, one signature line
napoleon help                                   this text, as --help does and napoleon alone
napoleon --version                              the version

It ends with 0 when it has answered, whatever the answer; 1 when the machine refuses memory or the output cannot be
written; 2 at bad usage or bad input; 3 when replay meets an illegal move; 130 when it was interrupted.

${napUsage}

GAME is an id from \`napoleon games\`; -r '{"build":"alternate"}' lays house rules over its record.
- reads position text from standard input, several positions separated by a line ---.
--json prints one JSON object a line.

--nodes N repeats exactly, wherever it is run. --seconds S does not: it is time of the clock, and so are the ${usualSeconds} seconds
that check, survey and hint with open sight take when neither is given. A slow or busy machine may then leave not
known, and say "seconds", what a quiet one decides. What is decided is the same everywhere.

Moves are words such as 3-f, 4-a, b-2, w-7: from a pile to a pile. Columns are 1 to 12 from the left, free cells a to
d, w is the waste and f the foundation. 5-9x3 carries a run of three; s turns a card, or begins a new pass; fH-3 brings
the top heart back. The notation of FreeCell players (26 1a a4 3h) is read too where one pack and cells are played.

The rules, as \`napoleon games\` and -r have them:
  decks      packs of 52 cards, 1 or 2
  columns    columns, and rows the cards dealt to each; rows 0 deals out everything, else the rest is the stock
  faceDown   rows that lie face down at first
  build      down in the same suit, in alternating colour (alternate) or in any suit
  carry      what moves together: one card, a run, or a run for which there is room: as free places alone allow
             (cells), or as moving one by one through cells and empty columns allows (spaces)
  fill       what may go to an empty column: any card, or a king
  cells      places for one card each
  passes     times through the stock
  return     whether a card on a foundation may come back`;
