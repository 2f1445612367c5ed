// The pages of the help, and a place in it as the fragment of an address: #/help/PAGE or #/help/PAGE/SECTION.
import { gameIds } from '../core/types';
import type { SheetSpec } from './sheet';

/** The games that the help has a page for, in its order. */
export const helpGames = [...gameIds, 'nap'] as const;
export type HelpGame = (typeof helpGames)[number];

/** What the help tells of all games together, in its order. */
export const helpTopics = [
  'verdict',
  'hints',
  'auto',
  'numbers',
  'keeping',
  'offline',
  'legend',
  'keys',
  'credits',
] as const;
export type HelpTopic = (typeof helpTopics)[number];
export type HelpPage = HelpGame | HelpTopic;

/** The sections of a game's page; a patience lacks the example and where tables differ. */
export const gameSections = [
  'rules',
  'example',
  'strategy',
  'tables',
  'mistakes',
  'history',
  'names',
] as const;
export type GameSection = (typeof gameSections)[number];

export interface HelpPlace {
  readonly page: HelpPage;
  readonly section?: GameSection;
}

/**
 * The help as a sheet, open at a place. It is handed to both rooms, which know no more of it; `more` is what
 * a room adds at the end of a page.
 */
export type HelpSheet = (place: HelpPlace, more?: (page: HelpPage) => readonly HTMLElement[]) => SheetSpec;

const pages: readonly HelpPage[] = [...helpGames, ...helpTopics];

/** The place that `PAGE` or `PAGE/SECTION` names, or null. */
export function readPlace(text: string): HelpPlace | null {
  const [first, second, ...more] = text.replace(/\/$/, '').toLowerCase().split('/');
  const page = pages.find((name) => name === first);
  const section = gameSections.find((name) => name === second);
  if (page === undefined || more.length > 0 || (second !== undefined && section === undefined)) return null;
  return section === undefined ? { page } : { page, section };
}

/**
 * The place in the help that a fragment names: null where it names none at all, the first page where a wrong
 * one.
 */
export function readHelpAddress(fragment: string): HelpPlace | 'help' | null {
  const parts = /^#?\/?help(?:\/(.*))?$/i.exec(fragment);
  return parts === null ? null : (readPlace(parts[1] ?? '') ?? 'help');
}

export function writePlace({ page, section }: HelpPlace): string {
  return section === undefined ? page : `${page}/${section}`;
}

/** The fragment that leads there. */
export function helpAddress(place: HelpPlace): string {
  return `#/help/${writePlace(place)}`;
}
