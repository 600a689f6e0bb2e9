/** The brand's name as it is shown: null where there is none, or where it says so (spec 2 §3). */
export function shownBrand(name: string): string | null {
  const trimmed = name.trim();
  return trimmed === '' || trimmed.toLowerCase() === 'geen merk' ? null : trimmed;
}
