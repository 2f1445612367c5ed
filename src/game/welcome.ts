// Deals of Forty Thieves that can be won, for whoever comes without an address: found by the search, which needed at
// most 23502 nodes for each.
export const welcomeDeals: readonly number[] = [
  2, 7, 10, 14, 23, 27, 37, 42, 55, 60, 73, 89, 94, 95, 99, 111, 113, 117, 119, 130, 143, 151, 152, 155, 157,
  172, 178, 184, 187, 190, 196, 200, 216, 217, 218, 219, 223, 236, 250, 254, 257, 267, 272, 274, 277, 279,
  289, 292,
];
