// Is a root lost, as far as the arguments of `dead.ts`, `hosts.ts` and `room.ts` tell? The last two may cost more than
// searching the root's tableau would, so each has a credit, in configurations: something at first, a part of what the
// walks cost, and more where it pays.

import { Prune } from '../../../abi';
import { Node } from '../stock/node';
import { turning } from '../stock/record';
import { uses } from '../switches';
import { isDead } from './dead';
import { casesPlayed, hostsHandle, isDeadByHosts } from './hosts';
import { isOpen } from './idle';
import { hasNoRoom, roomBegin, roomWork } from './room';

/** Cases that are played at a late root, twice as many with each eight cards more in the stock. */
const LEAST_CASES: i32 = 16;
/** What a case costs, in configurations. */
const CASE_COST: i32 = 8;
const FIRST_CREDIT: i32 = 1 << 12;
const ROOT_CREDIT: i32 = 1;
const DEAD_CREDIT: i32 = 1024;
const ROOM_DEAD_CREDIT: i32 = 256;
const MOST_CREDIT: i32 = 1 << 24;

let hostsCredit: i32 = 0;
let roomCredit: i32 = 0;
/** what the last `isLost` cost, in configurations */
export let lostCost: i32 = 0;

/** Before a proof. */
export function lostBegin(): void {
  hostsCredit = FIRST_CREDIT;
  roomCredit = FIRST_CREDIT;
  roomBegin();
}

/** So many configurations have been visited. */
export function addCredit(visited: i32): void {
  hostsCredit = min(MOST_CREDIT, hostsCredit + (visited >> 4));
  roomCredit = min(MOST_CREDIT, roomCredit + (visited >> 1));
}

export function isLost(root: Node): bool {
  lostCost = 0;
  if (!isOpen(root) && isNeverOpen(root)) return true;
  return uses(Prune.StockRoom) && isNeverCleared(root);
}

/** Whether no column of the root can ever be emptied. The earlier a root, the more depends on it. */
function isNeverOpen(root: Node): bool {
  if (uses(Prune.StockDead) && isDead(root)) return true;
  if (!uses(Prune.StockHosts) || !hostsHandle()) return false;
  const most = LEAST_CASES << ((turning - <i32>root.index) >> 3);
  const isDeadInAll = isDeadByHosts(root, min(most, hostsCredit / CASE_COST));
  lostCost = casesPlayed * CASE_COST;
  hostsCredit += ROOT_CREDIT - lostCost;
  if (isDeadInAll) hostsCredit = min(MOST_CREDIT, hostsCredit + DEAD_CREDIT);
  return isDeadInAll;
}

/** Whether the waste can never be cleared. */
function isNeverCleared(root: Node): bool {
  const isLost = hasNoRoom(root, roomCredit > 0);
  lostCost += roomWork;
  roomCredit += isLost ? ROOM_DEAD_CREDIT : -roomWork;
  return isLost;
}
