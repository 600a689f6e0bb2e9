/** The number of a row that an address names; 0, which no row has, for anything else. */
export function rowNumber(text: string | undefined): number {
  // The database knows none above 2,147,483,647.
  return text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
