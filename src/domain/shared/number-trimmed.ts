/** How many digits of a product number are displayed (spec 2 §3). */
export const NUMBER_TRIMMED_LENGTH = 6;

/**
 * Returns a product number as displayed: its last six digits, zero padded (`8700100123` → `100123`,
 * `42` → `000042`). A number with other characters (`GP-1250A`) is returned unchanged, because its
 * digits alone would be meaningless.
 */
export function numberTrimmed(number: string): string {
  if (!/^\d*$/.test(number)) return number;
  return number.slice(-NUMBER_TRIMMED_LENGTH).padStart(NUMBER_TRIMMED_LENGTH, '0');
}
