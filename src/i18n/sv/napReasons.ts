// Why a call or a card is advised, in Swedish.
import type { NapReasonTexts } from '../napReasonValues';

export const napReasonsSv: NapReasonTexts = {
  trumps: { one: 'Bara en trumf, {card}.', other: '{N} {suit} som trumf med {card} som högsta.' },
  'sure-trumps': {
    one: 'En säker trumf: inget osett kort i {suit} slår den.',
    other: '{N} säkra trumf: inget osett kort i {suit} slår dem.',
  },
  'side-sure': 'Dessutom {cards}, som bara en trumf kan slå.',
  'few-sure': {
    zero: 'Handen har inget säkert kort, och det lägsta budet kräver {needs} stick.',
    one: 'Högst ett säkert kort, och det lägsta budet kräver {needs} stick.',
    other: 'Högst {n} säkra kort, och det lägsta budet kräver {needs} stick.',
  },
  'no-bid-pays': 'Även det bästa budet, {bid}, ger i genomsnitt mindre än att passa.',
  'must-bid': 'Alla andra har passat, och givaren måste bjuda.',
  'low-hand': 'Inget kort på handen är högre än {card}.',
  'holds-lowest': 'Inget osett kort är lägre än handens lägsta i {suits}.',
  exposed: {
    one: 'Faran är {card}: ett osett kort i {suit} är lägre.',
    other: 'Faran är {card}: {n} osedda kort i {suit} är lägre.',
  },
  only: 'Det är det enda kort som får spelas.',
  'all-same': 'Alla kort som får spelas är lika bra.',
  'certain-made': 'Budet går säkert hem, hur korten än sitter.',
  'certain-lost': 'Budet går säkert bet, hur korten än sitter.',
  'names-trumps': {
    one: 'Det gör {suit} till trumf, och handen har inga fler.',
    other: 'Det gör {suit} till trumf, och handen har {n}.',
  },
  'draws-trumps': {
    one: 'Det drar ut trumf: en är ännu osedd.',
    other: 'Det drar ut trumf: {n} är ännu osedda.',
  },
  'sure-trick': 'Det tar sticket, vad som än spelas.',
  'highest-left': 'Inget högre kort finns kvar i {suit}; bara en trumf kan slå det.',
  beats: 'Det slår {card}; andra har ännu inte spelat.',
  'trumps-in': 'Det trumfar, för handen har ingen {suit}.',
  'cannot-beat': 'Inget kort som får spelas slår {card}.',
  lowest: 'Det är handens lägsta kort i {suit}.',
  'from-shortest': 'Det kastas från den kortaste sidofärgen, {suit}.',
  keeps: 'Det sparar {card} till senare.',
  ours: 'Spelföraren har redan förlorat sticket: {card} är högst.',
  'bidder-free': 'Spelföraren går fri i det här sticket: {card} är högst.',
  'bidder-to-come': 'Spelföraren har ännu inte spelat.',
  'bidder-void': 'Spelföraren har visat att han saknar {suit}.',
  'stays-under': 'Det håller sig under {card}.',
  'leads-under': { one: 'Ett osett kort i färgen är högre.', other: '{N} osedda kort i färgen är högre.' },
  'leaves-bidder': 'Det lämnar sticket till spelförarens {card}.',
  'throws-high': 'Det gör av med {card}, det högsta som får spelas.',
};
