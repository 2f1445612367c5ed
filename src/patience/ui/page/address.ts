// The page and its address: it names the deal on the table, and where it is changed the page follows it, to
// deals, to places in the help, and to rules of which a deal has yet to be looked for.

import type { AddressBar } from '../../../shared/ui/back';
import { type HelpPlace, readHelpAddress } from '../../../shared/ui/helpAddress';
import type { Sheets } from '../../../shared/ui/sheet';
import { sameRecord } from '../../game/text/dealKey';
import { faultOf } from '../../game/text/faults';
import { anyDeal, type Link, linkTranscript, readLink, writeLink } from '../../game/text/link';
import type { Ui } from '../base/context';
import { agreedRules, agreeSheet, mustAgree } from '../sheets/agree';
import { openHelp } from './components';

/** A fragment without the moves that it names. */
function withoutMoves(hash: string): string {
  return hash.replace(/[?&]moves=[^&]*/, '');
}

/**
 * Puts the deal on the table into the address: a new deal is a new entry of the history. A link to the same
 * deal with moves stays until `moved`.
 */
export function showAddress(bar: AddressBar, wanted: string, moved = false): void {
  const hash = bar.hash();
  if (hash === wanted) return;
  const withMoves = /[?&]moves=[^&]/.test(hash);
  if (withMoves && withoutMoves(hash) === wanted) {
    if (moved) bar.replace(wanted);
    return;
  }
  if (moved) return;
  const there = readLink(hash);
  const now = readLink(wanted);
  // an address that named no deal of its own is made whole: going back must not lead into it again
  const partial = typeof there === 'string' || anyDeal(there);
  const written = typeof now !== 'string' && typeof there !== 'string' && there.number === now.number;
  const same = partial || (written && JSON.stringify(there) === JSON.stringify(now));
  (same ? bar.replace : bar.push)(wanted);
}

/** The fragment that names the deal on the table. */
export function addressNow({ session, games }: Ui): string {
  return writeLink(session.transcript(), games.rules(session.state.game));
}

/** Lies a deal there that nobody has moved in, by rules of which something is left to be agreed? */
function isOpen({ session, games }: Ui): boolean {
  const { game, rules, number, moves } = session.state;
  return number !== null && moves === 0 && games.asks(game) && sameRecord(game, rules, games.rules(game));
}

/**
 * Asks about the deal that an address has laid what must be agreed before a first game, unless the address says it.
 * The same number is then laid by the rules agreed on.
 */
export function agreeOnDeal(ui: Ui, sheets: Sheets, address: Link | 'empty' | 'bad'): void {
  const says = typeof address === 'string' || address.rules !== undefined;
  if (says || !mustAgree(ui, ui.session.state.game) || !isOpen(ui) || sheets.openId === 'agree') return;
  const close = () => sheets.close();
  const lay = () => {
    const { game, rules, number } = ui.session.state;
    const agreed = agreedRules(ui, game);
    if (number !== null && isOpen(ui) && !sameRecord(game, rules, agreed)) ui.deal(game, number, agreed);
  };
  sheets.open(agreeSheet(ui, close, lay));
}

/** Lays the deal of an address whose moves cannot be played, and says so; false where it names none either. */
async function layWithoutMoves(ui: Ui, { moves, ...link }: Link): Promise<boolean> {
  if (moves === undefined || moves.length === 0) return false;
  try {
    await ui.savedGames.visit(linkTranscript(link, ui.games.rules(link.game), ui.anyNumber));
  } catch (error) {
    if (faultOf(error) === null) throw error;
    return false;
  }
  ui.tell(ui.texts().faults.addressMoves);
  return true;
}

/**
 * Follows the address: deals, and places in the help, which give way to the deal that lies there. `changed`: a link
 * was followed while the page was being made.
 */
export function listenToAddress(ui: Ui, bar: AddressBar, sheets: Sheets, changed: boolean): void {
  const onHelp = (at: HelpPlace | 'help', followed: boolean) => {
    showAddress(bar, addressNow(ui));
    if (followed) bar.adopt();
    openHelp(ui, sheets, at);
  };
  const onBad = () => {
    ui.tell(ui.texts().faults.address);
    // moves that were refused do not stay in it
    bar.replace(addressNow(ui));
  };
  const follow = async () => {
    if (ui.rooms.follow(bar.hash())) return;
    const help = readHelpAddress(bar.hash());
    if (help !== null) return onHelp(help, true);
    const address = readLink(bar.hash());
    if (address === 'bad') return onBad();
    // an address without a deal is made whole, so that a reload opens this one
    if (address === 'empty') return showAddress(bar, addressNow(ui));
    if (bar.hash() === addressNow(ui)) return;
    const { game, rules } = address;
    try {
      if (anyDeal(address)) {
        const whole = { ...ui.games.rules(game), ...rules };
        return ui.ruleFault(whole) === null ? ui.dealing().start({ game, rules: whole }) : onBad();
      }
      await ui.savedGames.visit(linkTranscript(address, ui.games.rules(address.game), ui.anyNumber));
      agreeOnDeal(ui, sheets, address);
    } catch (error) {
      if (faultOf(error) === null) throw error;
      if (await layWithoutMoves(ui, address)) bar.replace(addressNow(ui));
      else onBad();
    }
  };
  window.addEventListener('hashchange', follow);
  const first = readHelpAddress(bar.hash());
  if (first !== null) onHelp(first, false);
  else if (changed || asksForDeal(ui, bar.hash())) void follow();
}

/** Whether an address names rules of which a deal has yet to be looked for. */
export function asksForDeal({ session, games }: Ui, hash: string): boolean {
  const link = readLink(hash);
  if (typeof link === 'string' || link.rules === undefined || !anyDeal(link)) return false;
  const { game, rules } = session.state;
  const whole = { ...games.rules(link.game), ...link.rules };
  return game !== link.game || !sameRecord(game, rules, whole);
}
