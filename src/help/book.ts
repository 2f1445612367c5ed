// The help in a language: the pages of `pages.ts` with their texts, and figures put into them.
import { fill } from '../i18n/format';
import type { HelpTexts } from '../i18n/help';
import type { Lang } from '../i18n/index';
import { type HelpPage, helpGames, helpTopics } from '../shared/ui/helpAddress';
import { valuesIn } from './figures';
import { gamePages, type Made, type Part, topicPages } from './pages';
import type { PictureId } from './positions';

/** A paragraph, a list, something asked and answered, a picture with what stands below it, or something made. */
export type Piece =
  | string
  | { readonly list: readonly string[] }
  | { readonly ask: string; readonly answer: string }
  | { readonly picture: PictureId; readonly says: string }
  | { readonly made: Made };

/**
 * A part of a page with a name of its own in links. In its texts `*…*` is emphasis and `[words](page)` or
 * `[words](page/section)` leads elsewhere in the help.
 */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Piece[];
}

export interface HelpBook {
  readonly texts: HelpTexts;
  /** a page's parts; what is told of all games is one part that bears the page's own name */
  readonly pages: Readonly<Record<HelpPage, readonly Section[]>>;
}

/** Says a text by its name: one of the page's own, or with the name of its group before it. */
type Say = (name: string) => string;

function sayIn(texts: HelpTexts, lang: Lang): (page: HelpPage) => Say {
  const valuesOn = valuesIn(texts, lang);
  return (page) => {
    const values = valuesOn(page);
    return (name) => {
      const [, group = page, own = name] = /^(shared|pictures)\.(.*)$/.exec(name) ?? [];
      const all: Readonly<Record<string, string>> = texts[group as HelpPage | 'shared' | 'pictures'];
      return fill(all[own]!, values);
    };
  };
}

function piecesOf(part: Part, say: Say): readonly Piece[] {
  if (typeof part === 'string') return [say(part)];
  if ('list' in part) return [{ list: part.list.map(say) }];
  if ('asked' in part) {
    return part.asked.map((id) => ({ ask: say(`${id}.ask`), answer: say(`${id}.answer`) }));
  }
  if ('made' in part) return [part];
  const { picture, says } = part;
  return [{ picture, says: say(says ?? `pictures.${picture}`) }];
}

/** The whole help from the texts of a language. */
export function bookOf(texts: HelpTexts, lang: Lang): HelpBook {
  const sayOn = sayIn(texts, lang);
  const bodyOf = (page: HelpPage, parts: readonly Part[]): readonly Piece[] => {
    const say = sayOn(page);
    return parts.flatMap((part) => piecesOf(part, say));
  };
  const games = helpGames.map((game) => {
    const titles: Readonly<Record<string, string>> = game === 'nap' ? texts.napTitles : texts.titles;
    const sections: readonly (readonly [string, readonly Part[]])[] = Object.entries(gamePages[game]);
    return [game, sections.map(([id, parts]) => ({ id, title: titles[id]!, body: bodyOf(game, parts) }))];
  });
  const topics = helpTopics.map((topic) => [
    topic,
    [{ id: topic, title: texts[topic].title, body: bodyOf(topic, topicPages[topic]) }],
  ]);
  return { texts, pages: Object.fromEntries([...games, ...topics]) };
}
