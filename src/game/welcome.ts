// Deals of Forty Thieves that can be won, for whoever comes without an address: found by the search, which needed at
// most 23428 nodes for each.
export const welcomeDeals: readonly number[] = [
  2, 7, 14, 27, 42, 50, 53, 55, 70, 72, 84, 94, 117, 119, 140, 152, 155, 157, 159, 169, 173, 178, 184, 187,
  190, 200, 217, 218, 219, 223, 236, 250, 252, 257, 267, 272, 277, 279, 289, 292,
];
