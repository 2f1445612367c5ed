import { beforeAll, describe, expect, it } from 'vitest';
import { napSettingKeys } from '../../src/nap/core/settings';
import { answers, build, lines, napoleon } from './run';

beforeAll(() => {
  build();
}, 120_000);

const nap = (...args: string[]) => answers(['nap', ...args])[0]! as Record<string, unknown>;
const hands = 'AS KS QS 4H 2D | AH KH 3S 4S 5S | 2C 3C 4C 5C 6C | 2H 3H 5H JS TS';

describe('nap deal', () => {
  it('gives hands, dealer and unseen cards, the same by the same seed', () => {
    const dealt = nap('deal', '--players', '4', '--seed', '17');
    expect(Object.keys(dealt)).toEqual(['players', 'seed', 'dealer', 'hands', 'unseen']);
    const cards = [...(dealt.hands as string[][]).flat(), ...(dealt.unseen as string[])];
    expect(new Set(cards).size).toBe(52);
    expect(dealt).toMatchObject({ players: 4, seed: 17, dealer: 4 });
    expect(nap('deal', '--seed', '17')).toEqual(dealt);
    const stripped = nap('deal', '--players', '3', '--seed', '1', '-r', '{"pack":"stripped"}');
    expect(stripped.unseen as string[]).toHaveLength(24 - 15);
  });

  it('speaks to people', () => {
    const { out } = napoleon(['nap', 'deal', '--players', '3', '--seed', '1']);
    expect(lines(out)).toHaveLength(4);
    expect(out).toMatch(/^1 {2}\S\S .*\n2 {2}.*\n3 {2}.* {2}dealer\nunseen /);
  });
});

describe('nap bid', () => {
  const args = ['--players', '4', '--hand', 'AS KS QS 4H 2D', '--calls', 'pass two', '--worlds', '100'];

  it('lists each call with its chance and worth', () => {
    const { calls, seat, worlds } = nap('bid', ...args) as {
      calls: Record<string, unknown>[];
      seat: number;
      worlds: number;
    };
    expect({ seat, worlds }).toEqual({ seat: 3, worlds: 100 });
    expect(calls[0]).toMatchObject({ call: 'three', suit: 'S' });
    expect(Object.keys(calls[0]!)).toEqual(['call', 'made', 'plays', 'chips', 'margin', 'suit']);
    expect(calls.map(({ call }) => call)).toContain('pass');
    expect(nap('bid', ...args)).toEqual({ players: 4, seat, worlds, calls });
  });

  it('shows no more digits than the interval bears', () => {
    const { out } = napoleon(['nap', 'bid', ...args]);
    expect(lines(out)[0]).toMatch(
      /^three +\+\d(\.\d)? ± \d\.?\d? +made \d+ % \(\d+-\d+\) +played \d+ % {2}trumps S$/,
    );
  });
});

describe('nap play', () => {
  const args = [
    '--players',
    '4',
    '--hand',
    'KH 2H 5D 6D 7D',
    '--seat',
    '4',
    '--declarer',
    '2',
    '--bid',
    'misere',
  ];

  it('lists each legal card, equal ones together', () => {
    const { cards, makeable } = nap('play', ...args, '--played', '3H 9H') as {
      cards: Record<string, unknown>[];
      makeable: object;
    };
    expect(cards.flatMap(({ cards: equal }) => equal as string[]).sort()).toEqual(['2H', 'KH']);
    expect(Object.keys(cards[0]!)).toEqual(['cards', 'made', 'makeable', 'certain', 'rule']);
    expect(makeable).toHaveProperty('share');
  });

  it('takes the auction, and tricks parted by a bar', () => {
    const calls = ['--calls', 'pass misere pass pass'];
    const { cards } = nap('play', ...args, ...calls, '--played', '3H 9H KH TH |') as {
      cards: object[];
    };
    expect(cards.length).toBeGreaterThan(0);
  });
});

describe('nap solve', () => {
  it('says made or not, with a line', () => {
    const { made, line } = nap('solve', '--hands', hands, '--bid', 'three') as {
      made: boolean;
      line: { cards: string[]; winner: number }[];
    };
    expect(made).toBe(true);
    expect(line).toHaveLength(3);
    expect(line.map(({ winner }) => winner)).toEqual([1, 1, 1]);
    expect(nap('solve', '--hands', hands, '--bid', 'misère')).toMatchObject({ made: false });
  });
});

describe('nap match', () => {
  it('counts chips that sum to zero', () => {
    const args = ['--players', '3', '--deals', '20', '--seats', 'medium,rule,easy'];
    const { results, contracts } = nap('match', ...args) as {
      results: { level: string; chips: number; margin: number }[];
      contracts: { played: number }[];
    };
    expect(results.map(({ level }) => level)).toEqual(['medium', 'rule', 'easy']);
    expect(Math.abs(results.reduce((sum, { chips }) => sum + chips, 0))).toBeLessThanOrEqual(2);
    expect(contracts.reduce((sum, { played }) => sum + played, 0)).toBe(60);
    expect(nap('match', ...args).results).toEqual(results);
  });
});

describe('nap help', () => {
  it('tells of the commands and of every setting, as does the help of all', () => {
    const { out, code } = napoleon(['nap', 'help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^napoleon nap deal /);
    for (const key of napSettingKeys) expect(out).toContain(key);
    expect(napoleon(['help']).out).toContain(out.trim());
  });
});

describe('what the figures of one hand can say', () => {
  it('a match of one deal has no interval', () => {
    const args = ['nap', 'match', '--players', '3', '--deals', '1', '--seats', 'rule,rule,rule'];
    expect(lines(napoleon(args).out)[0]).toBe('rule    0 chips a seat per 1,000 deals');
    expect(nap(...args.slice(1)).results).toEqual([{ level: 'rule', chips: 0, margin: null }]);
  });

  it('a misère with trumps names the suit to lead', () => {
    const args = ['nap', 'bid', '--hand', '9S 2S 3H 4H 2D', '-r', '{"misere":"trumps"}', '--worlds', '200'];
    expect(napoleon(args).out).toMatch(/^misere .* {2}trumps [CDHS]$/m);
  });

  it('without Wellington there is no Blücher', () => {
    const args = ['--hand', 'AS KS QS 4H 2D', '--calls', 'pass nap', '-r', '{"wellington":false}'];
    expect(napoleon(['nap', 'bid', ...args]).error).toBe(
      'napoleon: the bidding is over: nobody is to call\n',
    );
  });
});

describe('bad usage', () => {
  it.each([
    ['no command', ['nap'], /nap what/],
    ['an unknown command', ['nap', 'shuffle'], /no nap shuffle/],
    ['no seed', ['nap', 'deal'], /--seed is missing/],
    ['two players', ['nap', 'deal', '--players', '2', '--seed', '1'], /from 3 to 6, not "2"/],
    ['a setting of no key', ['nap', 'deal', '--seed', '1', '-r', '{"jokers":2}'], /no setting "jokers"/],
    [
      'a setting of the wrong kind',
      ['nap', 'deal', '--seed', '1', '-r', '{"playOn":1}'],
      /"playOn" cannot be 1/,
    ],
    [
      'settings at odds',
      ['nap', 'deal', '--seed', '1', '-r', '{"wellington":false,"blucher":true}'],
      /"blucher" cannot be true with these settings$/m,
    ],
    [
      'a setting that is not among its choices',
      ['nap', 'deal', '--seed', '1', '-r', '{"lowest":"five"}'],
      /"lowest" cannot be "five"; it takes "two", "three"$/m,
    ],
    [
      'more calls than seats',
      ['nap', 'bid', '--hand', 'AS KS QS 4H 2D', '--calls', 'pass pass pass pass'],
      /--calls names 4 calls: all 4 seats have called/,
    ],
    [
      'a deal that is decided',
      [
        ...['nap', 'play', '--hand', '9S 7S 6S 4H 2D', '--seat', '1', '--declarer', '2', '--bid', 'three'],
        ...['--played', 'QH 3H 2H 4H | QC 3C 2C 2D | JC 4C 5C 6S'],
      ],
      /the deal is decided: nobody is to play/,
    ],
    [
      'an own card that is not in the hand',
      [
        ...['nap', 'play', '--hand', '9S 7S 6S 4H 2D', '--seat', '1', '--declarer', '2', '--bid', 'three'],
        ...['--played', 'QH 3H KH 5H'],
      ],
      /this seat that plays 5H, which its hand does not have/,
    ],
    [
      'a bid above the hands',
      ['nap', 'solve', '--hands', 'AS KS | QS JS | 3H 3D', '--bid', 'three'],
      /three takes 3 tricks, and the hands have 2 cards/,
    ],
    [
      'a bid that the table does not have',
      ['nap', 'solve', '--hands', hands, '--bid', 'two', '-r', '{"lowest":"three"}'],
      /that bid is not played at this table/,
    ],
    ['settings that are no JSON', ['nap', 'deal', '--seed', '1', '-r', 'x'], /JSON object, not x/],
    ['a hand of four', ['nap', 'bid', '--hand', 'AS KS QS JS'], /five cards, not 4/],
    ['a word that is no card', ['nap', 'bid', '--hand', 'AS KS QS JS 5X'], /"5X" is no card/],
    ['a card twice', ['nap', 'bid', '--hand', 'AS KS QS JS JS'], /JS is in two places/],
    [
      'a word that is no call',
      ['nap', 'bid', '--hand', 'AS KS QS JS TS', '--calls', 'six'],
      /"six" is no call/,
    ],
    [
      'a call that is not legal',
      ['nap', 'bid', '--hand', 'AS KS QS JS TS', '--calls', 'three two'],
      /call 2 is not/,
    ],
    ['no hands', ['nap', 'solve', '--bid', 'two'], /--hands is missing/],
    ['no bid', ['nap', 'solve', '--hands', hands], /--bid is missing/],
    ['a seat too few', ['nap', 'match', '--deals', '1', '--seats', 'hard,rule'], /names 2 seats, not 4/],
    ['a level that is none', ['nap', 'match', '--deals', '1', '--seats', 'expert'], /"expert" is no level/],
    ['an option of another command', ['nap', 'deal', '--seed', '1', '--bid', 'two'], /--bid does not go/],
    [
      'another seat’s turn',
      ['nap', 'play', '--hand', 'AS KS QS JS TS', '--seat', '1', '--declarer', '2', '--bid', 'two'],
      /it is seat 2's turn, not seat 1's/,
    ],
    [
      'an auction for another contract',
      [
        ...['nap', 'play', '--hand', 'AS KS QS JS TS', '--seat', '1', '--declarer', '1', '--bid', 'two'],
        ...['--calls', 'three pass pass pass'],
      ],
      /another contract/,
    ],
  ])('%s is one line on standard error, and 2', (_name, args, sentence) => {
    const { out, error, code } = napoleon(args);
    expect(error).toMatch(sentence);
    expect(lines(error)).toHaveLength(1);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  });
});
