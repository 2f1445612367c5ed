import { NAP_RULES, NapCall, type NapMisere, NapRule } from '../../../assembly/abi';
import type { NapExports } from '../../shared/core/open';
import type { NapSettings } from './types';

/** Settings that no table can have: the key at fault. */
export class BadSettings extends Error {
  override name = 'BadSettings';
  constructor(readonly key: keyof NapSettings) {
    super(`"${key}" does not go with these settings`);
  }
}

/** The keys, in the order of abi.NapRule. */
export const napSettingKeys = [
  'players',
  'allPass',
  'lowest',
  'misere',
  'misereLost',
  'wellington',
  'blucher',
  'blucherWon',
  'blucherLost',
  'playOn',
  'pack',
] as const satisfies readonly (keyof NapSettings)[];

const miseres = ['off', 'plain', 'trumps'] as const;

/** Settings laid over others; without Wellington there is no Blücher either, whether it is said or not. */
export function settingsOver(usual: NapSettings, over: Partial<NapSettings>): NapSettings {
  return { ...usual, ...(over.wellington === false && { blucher: false }), ...over };
}

/** The settings as the rules buffer holds them. */
export function settingNumbers(settings: NapSettings): number[] {
  const numbers = new Array<number>(NAP_RULES).fill(0);
  numbers[NapRule.Players] = settings.players;
  numbers[NapRule.DealerMust] = settings.allPass === 'dealer' ? 1 : 0;
  numbers[NapRule.Lowest] = settings.lowest === 'three' ? NapCall.Three : NapCall.Two;
  numbers[NapRule.Misere] = miseres.indexOf(settings.misere);
  numbers[NapRule.MisereLost] = settings.misereLost;
  numbers[NapRule.Wellington] = Number(settings.wellington);
  numbers[NapRule.Blucher] = Number(settings.blucher);
  numbers[NapRule.BlucherWon] = settings.blucherWon;
  numbers[NapRule.BlucherLost] = settings.blucherLost;
  numbers[NapRule.PlayOn] = Number(settings.playOn);
  numbers[NapRule.Stripped] = settings.pack === 'stripped' ? 1 : 0;
  return numbers;
}

/** The core's default table. */
export function defaultSettings(exports: NapExports): NapSettings {
  const value = (rule: NapRule): number => exports.napDefault(rule);
  return Object.freeze({
    players: value(NapRule.Players),
    allPass: value(NapRule.DealerMust) === 1 ? 'dealer' : 'redeal',
    lowest: value(NapRule.Lowest) === NapCall.Three ? 'three' : 'two',
    misere: miseres[value(NapRule.Misere) as NapMisere] ?? 'plain',
    misereLost: value(NapRule.MisereLost) === 6 ? 6 : 3,
    wellington: value(NapRule.Wellington) === 1,
    blucher: value(NapRule.Blucher) === 1,
    blucherWon: value(NapRule.BlucherWon),
    blucherLost: value(NapRule.BlucherLost),
    playOn: value(NapRule.PlayOn) === 1,
    pack: value(NapRule.Stripped) === 1 ? 'stripped' : 'full',
  });
}

/** What each setting may be, where it is not any number; `true` and `false` for a switch. */
export const napSettingValues: { readonly [K in keyof NapSettings]?: readonly unknown[] } = {
  players: [3, 4, 5, 6],
  misereLost: [3, 6],
  allPass: ['redeal', 'dealer'],
  lowest: ['two', 'three'],
  misere: miseres,
  wellington: [true, false],
  blucher: [true, false],
  playOn: [true, false],
  pack: ['full', 'stripped'],
};

/** The first setting that is of no known kind; whether the others go together the core says. */
function strangeKey(settings: NapSettings): keyof NapSettings | undefined {
  return napSettingKeys.find((key) => {
    return !(napSettingValues[key]?.includes(settings[key]) ?? Number.isInteger(settings[key]));
  });
}

/** Puts settings in force; throws `BadSettings` and leaves all as it was. */
export function takeSettings(exports: NapExports, settings: NapSettings): void {
  const strange = strangeKey(settings);
  if (strange !== undefined) throw new BadSettings(strange);
  new Int32Array(exports.memory.buffer, exports.napRulesAt(), NAP_RULES).set(settingNumbers(settings));
  const fault = exports.napTakeRules();
  if (fault !== 0) throw new BadSettings(napSettingKeys[fault >> 8] ?? 'players');
}
