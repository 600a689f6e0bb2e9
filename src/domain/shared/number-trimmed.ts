/** How many digits of a product number are displayed (spec 2 §3). */
export const NUMBER_TRIMMED_LENGTH = 6;

/**
 * Returns a product number as displayed: its last six digits, zero padded (`8700100123` → `100123`,
 * `42` → `000042`). A number with any other character is returned unchanged: without it, it would
 * be meaningless (`GP-1250A`).
 */
export function numberTrimmed(number: string): string {
  if (!/^\d*$/.test(number)) return number;
  return number.slice(-NUMBER_TRIMMED_LENGTH).padStart(NUMBER_TRIMMED_LENGTH, '0');
}
