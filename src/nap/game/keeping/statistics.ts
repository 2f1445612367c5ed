import { type NapBid, type NapSettings, napCalls } from '../../core/types';
import { type NapDealResult, settingsKey } from './dealResult';

// Figures from deals that are done, as the one person at the table played them. Deals with several persons
// are nobody's in particular and are left out here.

/** One deal as its person had it. */
export interface OwnDeal {
  readonly at: number;
  readonly chips: number;
  /** the person's contract; null when he defended, or all passed */
  readonly bid: NapBid | null;
  readonly role: 'declarer' | 'defender' | 'passed';
  readonly result: 'made' | 'lost' | 'passed';
  readonly advised: boolean;
}

export interface BidFigures {
  readonly bid: NapBid;
  readonly played: number;
  readonly made: number;
  /** of these with advice */
  readonly advised: number;
  readonly chips: number;
}

export interface NapFigures {
  readonly deals: number;
  readonly chips: number;
  /** mean of a deal; null without one */
  readonly perDeal: number | null;
  /** half its 95 % interval; null with fewer than two deals */
  readonly margin: number | null;
  /** the bids that were the person's contract, in the order of rank; those never played are left out */
  readonly bids: readonly BidFigures[];
  readonly defended: { readonly deals: number; readonly beaten: number; readonly chips: number };
  readonly passed: number;
  readonly advised: number;
}

/** Deals by the same rules. */
export interface NapGroup {
  readonly key: string;
  readonly settings: NapSettings;
  readonly deals: readonly NapDealResult[];
}

export interface ChipsPoint {
  readonly at: number;
  readonly chips: number;
  /** all chips up to this deal */
  readonly total: number;
}

/** The deal from its person's chair, or null where there is not just one person. */
export function ownDeal({ table, score, advised, at }: NapDealResult): OwnDeal | null {
  const persons = table.chairs.flatMap(({ kind }, chair) => (kind === 'person' ? [chair] : []));
  const [chair, ...others] = persons;
  if (chair === undefined || others.length > 0) return null;
  const own = score.declarer === chair;
  return {
    at,
    chips: score.chips[chair] ?? 0,
    bid: own ? score.bid : null,
    role: score.declarer === null ? 'passed' : own ? 'declarer' : 'defender',
    result: score.result,
    advised: advised[chair] === true,
  };
}

function ownDeals(deals: readonly NapDealResult[]): readonly OwnDeal[] {
  return deals.map(ownDeal).filter((deal) => deal !== null);
}

function sumOf(deals: readonly OwnDeal[]): number {
  return deals.reduce((sum, { chips }) => sum + chips, 0);
}

function marginOf(deals: readonly OwnDeal[]): number | null {
  const n = deals.length;
  if (n < 2) return null;
  const mean = sumOf(deals) / n;
  const variance = deals.reduce((sum, { chips }) => sum + (chips - mean) ** 2, 0) / (n - 1);
  return 1.96 * Math.sqrt(variance / n);
}

function bidFigures(deals: readonly OwnDeal[], bid: NapBid): BidFigures {
  const own = deals.filter((deal) => deal.bid === bid);
  return {
    bid,
    played: own.length,
    made: own.filter(({ result }) => result === 'made').length,
    advised: own.filter(({ advised }) => advised).length,
    chips: sumOf(own),
  };
}

/** The figures of deals that stand together, usually those of one number of players or one group. */
export function napFigures(kept: readonly NapDealResult[]): NapFigures {
  const deals = ownDeals(kept);
  const defended = deals.filter(({ role }) => role === 'defender');
  const bids = napCalls.flatMap((call) => (call === 'pass' ? [] : [bidFigures(deals, call)]));
  return {
    deals: deals.length,
    chips: sumOf(deals),
    perDeal: deals.length === 0 ? null : sumOf(deals) / deals.length,
    margin: marginOf(deals),
    bids: bids.filter(({ played }) => played > 0),
    defended: {
      deals: defended.length,
      beaten: defended.filter(({ result }) => result === 'lost').length,
      chips: sumOf(defended),
    },
    passed: deals.filter(({ role }) => role === 'passed').length,
    advised: deals.filter(({ advised }) => advised).length,
  };
}

/** The chips as a line over time, the oldest deal first. */
export function chipsOverTime(kept: readonly NapDealResult[]): readonly ChipsPoint[] {
  let total = 0;
  return [...ownDeals(kept)]
    .sort((a, b) => a.at - b.at)
    .map(({ at, chips }) => {
      total += chips;
      return { at, chips, total };
    });
}

/** The deals of each set of rules, the one with most deals first. */
export function napGroups(kept: readonly NapDealResult[]): readonly NapGroup[] {
  const groups = new Map<string, NapDealResult[]>();
  for (const deal of kept) {
    if (ownDeal(deal) === null) continue;
    const key = settingsKey(deal.table.settings);
    groups.set(key, [...(groups.get(key) ?? []), deal]);
  }
  return [...groups]
    .map(([key, deals]) => ({ key, settings: deals[0]!.table.settings, deals }))
    .sort((a, b) => b.deals.length - a.deals.length);
}

/** Matches with an end, as their person had them. */
export interface NapSeries {
  readonly played: number;
  /** alone or with others */
  readonly won: number;
  /** matches won in a row up to the last one, and most of them ever */
  readonly run: number;
  readonly longest: number;
}

/** Whether the person won the match that ended with a deal; null where none did, or he was not the only one. */
function ownMatch({ table, score, match }: NapDealResult): boolean | null {
  const persons = table.chairs.flatMap(({ kind }, chair) => (kind === 'person' ? [chair] : []));
  if (match === undefined || persons.length !== 1) return null;
  return score.totals[persons[0]!] === Math.max(...score.totals);
}

/** The series of matches that came to their end, the oldest first. */
export function seriesOf(kept: readonly NapDealResult[]): NapSeries {
  const matches = [...kept]
    .sort((a, b) => a.at - b.at)
    .map(ownMatch)
    .filter((won) => won !== null);
  let run = 0;
  let longest = 0;
  for (const won of matches) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { played: matches.length, won: matches.filter((won) => won).length, run, longest };
}
