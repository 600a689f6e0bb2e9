/** How many digits of a trade number a shopper sees (spec 2 §3). */
export const NUMBER_TRIMMED_LENGTH = 6;

/** The last six digits of a trade number, zero padded: `8700100123` → `100123`, `42` → `000042`. */
export function numberTrimmed(number: string): string {
  return number
    .replace(/\D/g, '')
    .slice(-NUMBER_TRIMMED_LENGTH)
    .padStart(NUMBER_TRIMMED_LENGTH, '0');
}
