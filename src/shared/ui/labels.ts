/** Labels along an axis: one that says the same as the one before it is left out. */
export function eachOnce(labels: readonly string[]): string[] {
  let last = '';
  return labels.map((label) => {
    if (label === '' || label === last) return '';
    last = label;
    return label;
  });
}
