import { NAP_SEATS, NapResult } from '../abi';
import { bit } from '../cards';
import { playCard, result, table } from '../state';
import { ruleCard } from './rulePlay';

/** Hands of a sampled world: those dealt, and those that a play-out is using up. */
export const world: StaticArray<u64> = new StaticArray<u64>(NAP_SEATS);
export const inPlay: StaticArray<u64> = new StaticArray<u64>(NAP_SEATS);

/** The seat on turn plays this card in the world at hand. */
export function playIn(card: i32): void {
  inPlay[table.turn] &= ~bit(card);
  playCard(card);
}

/** Plays on by the rule of thumb, each seat from its own hand and the table; whether the contract was made. */
export function playOut(): bool {
  while (table.count != 0 || result() == NapResult.Open) playIn(ruleCard(inPlay[table.turn]));
  return result() == NapResult.Made;
}

export function takeWorld(): void {
  for (let seat = 0; seat < NAP_SEATS; seat++) inPlay[seat] = world[seat];
}
