/** Order of place names: `'s-Hertogenbosch` stands under its S. */
export const byPlace = (a: string, b: string): number =>
  a.localeCompare(b, 'nl', { ignorePunctuation: true });
