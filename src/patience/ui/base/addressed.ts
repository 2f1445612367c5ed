// The page follows the address: deals, places in the help, and rules of which a deal has yet to be looked for.

import type { Sheets } from '../../../shared/ui/sheet';
import { sameRecord } from '../../game/text/dealKey';
import { faultOf } from '../../game/text/faults';
import { linkTranscript, writeLink } from '../../game/text/link';
import { type HelpPlace, readHelpAddress } from '../help/helpAddress';
import { anyDeal, type Place, parseAddress, showAddress } from './address';
import type { Ui } from './context';
import { openHelp } from './pieces';

/** The fragment that names the deal on the table. */
export function addressNow({ session, games }: Ui): string {
  return writeLink(session.transcript(), games.rules(session.state.game));
}

/** Follows the address: deals, and places in the help, which give way to the deal that lies there. */
export function listenToAddress(ui: Ui, place: Place, sheets: Sheets): void {
  const onHelp = (at: HelpPlace | 'help', followed: boolean) => {
    showAddress(place, addressNow(ui));
    if (followed) place.adopt();
    openHelp(ui, sheets, at);
  };
  const onBad = () => {
    ui.tell(ui.texts().faults.address);
    // moves that were refused do not stay in it
    place.replace(addressNow(ui));
  };
  const first = readHelpAddress(place.hash());
  if (first !== null) onHelp(first, false);
  const follow = async () => {
    if (ui.rooms.follow(place.hash())) return;
    const help = readHelpAddress(place.hash());
    if (help !== null) return onHelp(help, true);
    const address = parseAddress(place.hash());
    if (address === 'bad') return onBad();
    // an address without a deal is made whole, so that a reload opens this one
    if (address === 'empty') return showAddress(place, addressNow(ui));
    if (place.hash() === addressNow(ui)) return;
    const { game, rules } = address;
    try {
      if (anyDeal(address)) {
        const whole = { ...ui.games.rules(game), ...rules };
        return ui.ruleFault(whole) === null ? ui.dealing().start({ game, rules: whole }) : onBad();
      }
      await ui.keeping.visit(linkTranscript(address, ui.games.rules(address.game), ui.anyNumber));
    } catch (error) {
      if (faultOf(error) === null) throw error;
      onBad();
    }
  };
  window.addEventListener('hashchange', follow);
  if (asksForDeal(ui, place.hash())) void follow();
}

/** Whether an address names rules of which a deal has yet to be looked for. */
export function asksForDeal({ session, games }: Ui, hash: string): boolean {
  const link = parseAddress(hash);
  if (typeof link === 'string' || link.rules === undefined || !anyDeal(link)) return false;
  const { game, rules } = session.state;
  const whole = { ...games.rules(link.game), ...link.rules };
  return game !== link.game || !sameRecord(game, rules, whole);
}
