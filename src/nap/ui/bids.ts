// The bids as a row of choices, from pass to the highest one; with a hint each says what it is worth.
import { NapRefusal } from '../../../assembly/abi';
import { napRefusal } from '../../i18n/nap';
import { suitName } from '../../i18n/words';
import { h, setAttr, setText } from '../../shared/ui/dom';
import { keyText } from '../../shared/ui/keyboard';
import { type NapCall, napCalls } from '../core/types';
import type { CallAdvice, NapState } from '../game/session/state';
import { napCommand } from './commands';
import { chipsText, type NapUi, oddsText, suitSign } from './context';

export interface Bids {
  readonly element: HTMLElement;
  render(state: NapState): void;
}

/** The calls that the table knows, in their order. */
function knownCalls({ rules }: NapUi): NapCall[] {
  return napCalls.filter((call) => rules.refuseCall(call)?.reason !== NapRefusal.Off);
}

function worthText(ui: NapUi, call: NapCall): string {
  const { bidding } = ui.texts();
  if (call === 'pass') return '';
  const { tricks, won, lost } = ui.rules.stakes(call);
  const what = tricks === 0 ? bidding.noTricks : tricks === 5 ? bidding.allTricks : bidding.needs(tricks);
  return bidding.worth(what, won, lost);
}

interface BidButton {
  readonly call: NapCall;
  readonly button: HTMLButtonElement;
  readonly name: HTMLElement;
  readonly stakes: HTMLElement;
  readonly chance: HTMLElement;
  readonly chips: HTMLElement;
}

function createBidButton(ui: NapUi, call: NapCall): BidButton {
  const name = h('span', { class: 'bid-name' });
  const stakes = h('span', { class: 'bid-stakes' });
  const chance = h('span', { class: 'bid-chance' });
  const chips = h('span', { class: 'bid-chips' });
  const press = () => {
    const outcome = ui.send({ kind: 'call', call });
    if (outcome.kind === 'refused') ui.tell(napRefusal(ui.lang(), outcome.refusal, call));
  };
  const button = h(
    'button',
    { class: 'bid', attrs: { type: 'button', 'data-call': call }, on: { click: press } },
    name,
    stakes,
    chance,
    chips,
  );
  return { call, button, name, stakes, chance, chips };
}

/** Chips with no more digits than the interval bears. */
export function adviceChips(ui: NapUi, chips: number, margin: number): string {
  const digits = margin < 0.5 ? 1 : 0;
  const shape = { maximumFractionDigits: digits, minimumFractionDigits: digits };
  // an interval below the last digit is said by that digit
  if (margin < 0.05) return chipsText(ui.lang(), chips, digits);
  const spread = new Intl.NumberFormat(ui.lang(), shape).format(margin);
  return ui.texts().bidding.chips(chipsText(ui.lang(), chips, digits), spread);
}

function renderAdvice(ui: NapUi, plate: BidButton, found: CallAdvice | undefined, best: boolean): string {
  const { bidding } = ui.texts();
  plate.button.dataset.best = String(best);
  plate.chance.hidden = plate.chips.hidden = found === undefined;
  if (!found) return '';
  const suit = found.suit === null ? '' : ` ${suitSign(found.suit)}`;
  const chance = found.made === null ? '' : oddsText(ui.lang(), found.made.share);
  const chips = adviceChips(ui, found.chips, found.margin);
  setText(plate.chance, found.call === 'pass' ? '' : chance ? chance + suit : '–');
  setText(plate.chips, chips);
  const leads = found.suit === null ? '' : bidding.leads(suitName(found.suit, ui.lang()));
  const made = found.call === 'pass' ? '' : chance ? bidding.chance(chance) : bidding.never;
  return [made, leads, ui.texts().seat.chips(chips)].filter(Boolean).join(', ');
}

function renderBidButton(ui: NapUi, state: NapState, plate: BidButton, why: string): void {
  const { calls, bidding } = ui.texts();
  const { call, button } = plate;
  const { advice } = state;
  const best = advice?.status === 'looking' ? undefined : advice?.calls[0]?.call;
  const found = advice?.calls.find((one) => one.call === call);
  const worth = worthText(ui, call);
  const said = renderAdvice(ui, plate, found, found !== undefined && best === call);
  setText(plate.name, calls[call]);
  const stakes = call === 'pass' ? null : ui.rules.stakes(call);
  setText(plate.stakes, stakes ? bidding.stakes(stakes.won, stakes.lost) : '');
  const legal = why === '';
  setAttr(button, 'aria-disabled', legal ? null : 'true');
  const key = ui.settings.value.singleKeys ? napCommand(call).keys[0] : undefined;
  const title = [legal ? worth : why, key && keyText(ui.pageTexts(), key)].filter(Boolean).join(' · ');
  setAttr(button, 'title', title || null);
  // its name is what stands on it; what that means follows
  setAttr(button, 'aria-description', [worth, said, why].filter(Boolean).join(', ') || null);
}

/** Why a call may not be made now; empty when it may. */
function whyNot(ui: NapUi, call: NapCall): string {
  const refused = ui.rules.refuseCall(call);
  return refused ? napRefusal(ui.lang(), refused, call) : '';
}

/** The row of bids; it shows when it is the looker's turn to call. */
export function createBids(ui: NapUi): Bids {
  const row = h('div', { class: 'bid-row', attrs: { tabindex: '-1' } });
  const title = h('h2', { class: 'bids-title', attrs: { id: 'bids-title' } });
  const element = h(
    'div',
    { class: 'bids', attrs: { role: 'group', 'aria-labelledby': 'bids-title' } },
    title,
    row,
  );
  let plates: BidButton[] = [];
  let drawn = '';
  let wasShown = false;
  return {
    element,
    render(state) {
      const shown = state.phase === 'bidding' && state.turn !== null && state.turn === state.looker;
      element.hidden = !shown;
      if (!shown) {
        wasShown = false;
        return;
      }
      const calls = knownCalls(ui);
      if (calls.join() !== drawn) {
        drawn = calls.join();
        plates = calls.map((call) => createBidButton(ui, call));
        row.replaceChildren(...plates.map(({ button }) => button));
      }
      row.dataset.count = String(calls.length);
      element.dataset.advice = String(state.advice !== null && state.advice.calls.length > 0);
      setText(title, ui.texts().bidding.title);
      for (const plate of plates) renderBidButton(ui, state, plate, whyNot(ui, plate.call));
      if (!wasShown && document.activeElement === document.body) {
        // the row, not a bid: an Enter that was pressed for something else must not pass
        row.focus({ preventScroll: true });
      }
      wasShown = true;
    },
  };
}
