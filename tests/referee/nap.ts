// The trick game a second time, from the rules' text alone: cards are texts, a deal is its hands, calls and cards.

export interface NapTable {
  readonly players: number;
  readonly allPass: 'redeal' | 'dealer';
  readonly lowest: 'two' | 'three';
  readonly misere: 'off' | 'plain' | 'trumps';
  readonly misereLost: 3 | 6;
  readonly wellington: boolean;
  readonly blucher: boolean;
  readonly blucherWon: number;
  readonly blucherLost: number;
  readonly playOn: boolean;
  readonly pack: 'full' | 'stripped';
}

/** Seats from 0, the dealer's left; the dealer is the last. */
export interface NapDeal {
  readonly table: NapTable;
  readonly hands: readonly (readonly string[])[];
  readonly calls: readonly string[];
  readonly played: readonly string[];
}

const high = '23456789TJQKA';
const ranking = ['two', 'three', 'misere', 'four', 'nap', 'wellington', 'blucher'];

function rank(card: string): number {
  return high.indexOf(card.charAt(0));
}

/** Every card of the pack at this table. */
export function napPack(table: NapTable): string[] {
  const sizes: Record<number, number> = { 3: 24, 4: 28, 5: 32 };
  const size = table.pack === 'full' ? 52 : (sizes[table.players] ?? 52);
  const ranks = high.slice(13 - size / 4);
  return [...'CDHS'].flatMap((suit) => [...ranks].map((letter) => letter + suit));
}

function isOffered(table: NapTable, call: string): boolean {
  if (call === 'two') return table.lowest === 'two';
  if (call === 'misere') return table.misere !== 'off';
  if (call === 'wellington') return table.wellington;
  if (call === 'blucher') return table.wellington && table.blucher;
  return true;
}

/** The bids that are above `highest` and may be made over it. */
function bidsOver(table: NapTable, highest: string | null): string[] {
  return ranking.filter((call) => {
    if (!isOffered(table, call)) return false;
    if (highest !== null && ranking.indexOf(call) <= ranking.indexOf(highest)) return false;
    if (call === 'wellington') return highest === 'nap';
    if (call === 'blucher') return highest === 'wellington';
    return true;
  });
}

function highestOf(calls: readonly string[]): string | null {
  return calls.filter((call) => call !== 'pass').at(-1) ?? null;
}

function auctionIsOver({ table, calls }: NapDeal): boolean {
  const highest = highestOf(calls);
  return calls.length === table.players || (highest !== null && bidsOver(table, highest).length === 0);
}

/** What the seat whose turn it is may call; none when the auction is over. */
export function napCalls(deal: NapDeal): string[] {
  if (auctionIsOver(deal)) return [];
  const { table, calls } = deal;
  const highest = highestOf(calls);
  const dealerAlone = calls.length === table.players - 1 && highest === null;
  const mayPass = !(dealerAlone && table.allPass === 'dealer');
  return [...(mayPass ? ['pass'] : []), ...bidsOver(table, highest)];
}

export function napContract(deal: NapDeal): { declarer: number; bid: string } | null {
  const bid = highestOf(deal.calls);
  if (!auctionIsOver(deal) || bid === null) return null;
  return { declarer: deal.calls.indexOf(bid), bid };
}

export interface RefereeTrick {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number | null;
}

function trumpOf(deal: NapDeal, bid: string): string | null {
  if (bid === 'misere' && deal.table.misere !== 'trumps') return null;
  return deal.played[0]?.charAt(1) ?? null;
}

/** Highest trump, else highest card of the suit led. */
function bestOf(cards: readonly string[], trump: string | null): number {
  const led = cards[0]!.charAt(1);
  const suit = cards.some((card) => card.charAt(1) === trump) ? trump : led;
  let best = -1;
  cards.forEach((card, i) => {
    if (card.charAt(1) !== suit) return;
    if (best < 0 || rank(card) > rank(cards[best]!)) best = i;
  });
  return best;
}

export function napTricks(deal: NapDeal): RefereeTrick[] {
  const contract = napContract(deal);
  if (contract === null) return [];
  const { players } = deal.table;
  const trump = trumpOf(deal, contract.bid);
  const tricks: RefereeTrick[] = [];
  let leader = contract.declarer;
  for (let at = 0; at < deal.played.length; at += players) {
    const cards = deal.played.slice(at, at + players);
    const winner = cards.length < players ? null : (leader + bestOf(cards, trump)) % players;
    tricks.push({ leader, cards, winner });
    leader = winner ?? leader;
  }
  return tricks;
}

function promised(bid: string): number {
  return { two: 2, three: 3, misere: 0, four: 4 }[bid] ?? 5;
}

/** `made` or `lost` as soon as it is settled by finished tricks. */
export function napResult(deal: NapDeal): 'open' | 'made' | 'lost' {
  const contract = napContract(deal);
  if (contract === null) return 'open';
  const done = napTricks(deal).filter(({ winner }) => winner !== null);
  const taken = done.filter(({ winner }) => winner === contract.declarer).length;
  const left = deal.hands[0]!.length - done.length;
  if (contract.bid === 'misere') return taken > 0 ? 'lost' : left === 0 ? 'made' : 'open';
  const needed = promised(contract.bid);
  return taken >= needed ? 'made' : taken + left < needed ? 'lost' : 'open';
}

/** How the deal stands: whose turn it is, or that it has ended. */
export function napPhase(deal: NapDeal): 'bidding' | 'playing' | 'done' | 'passed' {
  if (!auctionIsOver(deal)) return 'bidding';
  if (napContract(deal) === null) return 'passed';
  const { players, playOn } = deal.table;
  const all = deal.hands.flat().length === deal.played.length;
  const between = deal.played.length % players === 0;
  return all || (!playOn && between && napResult(deal) !== 'open') ? 'done' : 'playing';
}

export function napTurn(deal: NapDeal): number | null {
  const phase = napPhase(deal);
  if (phase === 'bidding') return deal.calls.length;
  if (phase !== 'playing') return null;
  const last = napTricks(deal).at(-1);
  if (last === undefined) return napContract(deal)!.declarer;
  return last.winner ?? (last.leader + last.cards.length) % deal.table.players;
}

/** The cards that the seat whose turn it is may play: of the suit led if it has any, else all. */
export function napCards(deal: NapDeal): string[] {
  if (napPhase(deal) !== 'playing') return [];
  const held = deal.hands[napTurn(deal)!]!.filter((card) => !deal.played.includes(card));
  const last = napTricks(deal).at(-1);
  if (last === undefined || last.winner !== null) return held;
  const follow = held.filter((card) => card.charAt(1) === last.cards[0]!.charAt(1));
  return follow.length > 0 ? follow : held;
}

/** What each other player pays for a bid that is made, and gets for one that is lost. */
function stakes(table: NapTable, bid: string): { won: number; lost: number } {
  if (bid === 'misere') return { won: 3, lost: table.misereLost };
  if (bid === 'nap') return { won: 10, lost: 5 };
  if (bid === 'wellington') return { won: 20, lost: 10 };
  if (bid === 'blucher') return { won: table.blucherWon, lost: table.blucherLost };
  return { won: promised(bid), lost: promised(bid) };
}

/** Each seat's chips: nothing until the deal is done. */
export function napChips(deal: NapDeal): number[] {
  const chips = new Array<number>(deal.table.players).fill(0);
  const contract = napContract(deal);
  if (contract === null || napPhase(deal) !== 'done') return chips;
  const { won, lost } = stakes(deal.table, contract.bid);
  const each = napResult(deal) === 'made' ? won : -lost;
  for (let seat = 0; seat < chips.length; seat++) {
    if (seat === contract.declarer) continue;
    chips[seat]! -= each;
    chips[contract.declarer]! += each;
  }
  return chips;
}
