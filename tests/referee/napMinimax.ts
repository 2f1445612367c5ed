import { type NapDeal, napCards, napContract, napPhase, napResult, napTurn } from './nap';

/**
 * Whether the declarer makes the contract when everybody sees all cards and plays the best: every line to its end,
 * with no shortcut but to stop at the first good card. For hands of a few cards.
 */
export function minimaxMade(deal: NapDeal): boolean {
  if (napPhase(deal) === 'done') return napResult(deal) === 'made';
  const declarer = napTurn(deal) === napContract(deal)!.declarer;
  const after = (card: string): NapDeal => ({ ...deal, played: [...deal.played, card] });
  return declarer
    ? napCards(deal).some((card) => minimaxMade(after(card)))
    : napCards(deal).every((card) => minimaxMade(after(card)));
}
