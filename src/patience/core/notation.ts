// Moves and positions as text (docs/cli.md says how). The door to the files that do it.
export { cardText, readFace, suitLetter } from '../../shared/core/cardText';
export { isMoveToken, readMove, readToken, splitMoves, turnMove, writeMove, writeMoves } from './moveText';
export { BadNotation, type NotationCode, type NotationFault } from './notationFault';
export { readPosition, writePosition } from './positionText';
export { saysAllMoves, saysCounts, type ToEmpty } from './standardNotation';
