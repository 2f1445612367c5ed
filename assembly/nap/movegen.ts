import { NAP_CALLS, NapCall, NapRefusal, NapRule } from './abi';
import { suitSet } from './cards';
import { isOn, players, setting } from './rules';

// What may be called and played. Questions about numbers and sets, whoever asks: the table, a seat, a sampled world.

/** Why a seat may not make this call over `high` (NapCall.Pass: nobody has bid); 0 when it may. */
export function refuseCall(seat: i32, call: i32, high: i32): i32 {
  if (call < 0 || call >= NAP_CALLS) return NapRefusal.NoSuchCall;
  if (call == NapCall.Pass) {
    const must = setting(NapRule.DealerMust) != 0 && seat == players - 1 && high == NapCall.Pass;
    return must ? NapRefusal.DealerMust : NapRefusal.None;
  }
  if (!isOn(call)) return NapRefusal.Off;
  if (call <= high) return NapRefusal.NotAbove | (high << 8);
  if (call > NapCall.Nap && high != call - 1) return NapRefusal.Only | ((call - 1) << 8);
  return NapRefusal.None;
}

/** Whether anybody can still bid over `high`. */
export function canBeOutbid(high: i32): bool {
  for (let call: i32 = NapCall.Two; call < NAP_CALLS; call++)
    if (refuseCall(0, call, high) == NapRefusal.None) return true;
  return false;
}

/** The cards of a hand that may be played to a trick of this suit (-1: any may be led). */
export function legalCards(hand: u64, led: i32): u64 {
  if (led < 0) return hand;
  const follow = hand & suitSet(led);
  return follow != 0 ? follow : hand;
}
