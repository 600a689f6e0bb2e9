/** How many digits a shopper sees of a trade number of digits (spec 2 §3). */
export const NUMBER_TRIMMED_LENGTH = 6;

/**
 * A trade number as a shopper sees it: its last six digits, zero padded (`8700100123` → `100123`,
 * `42` → `000042`). An article code that holds anything but digits means nothing without them, and
 * stays whole: `GP-1250A`.
 */
export function numberTrimmed(number: string): string {
  if (!/^\d*$/.test(number)) return number;
  return number.slice(-NUMBER_TRIMMED_LENGTH).padStart(NUMBER_TRIMMED_LENGTH, '0');
}
