// Which kind of pile a number names, and by which number a move names it.
import { CELL, FOUNDATION, FOUNDATIONS, MAX_CELLS, MAX_COLUMNS } from '../../../assembly/abi';
import type { Pile } from './types';

export const isColumn = (pile: Pile): boolean => pile < MAX_COLUMNS;
export const isCell = (pile: Pile): boolean => pile >= CELL && pile < CELL + MAX_CELLS;
export const isFoundation = (pile: Pile): boolean => pile >= FOUNDATION && pile < FOUNDATION + FOUNDATIONS;

/** A pile as moves and targets name it: of a suit's two foundations the first, every other pile by itself. */
export const namedPile = (pile: Pile): Pile => (isFoundation(pile) ? pile - ((pile - FOUNDATION) & 1) : pile);
