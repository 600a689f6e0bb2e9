/** The last digit of a GS1 number (EAN-13, GLN) over the digits before it. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++)
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/**
 * An EAN-13 from GS1's range for restricted circulation (20-29), which no maker's article has:
 * these products are invented.
 */
export function eanOf(productId: number, brandId: number): string {
  const body = `${20 + (brandId % 10)}${String(brandId % 1000).padStart(3, '0')}${String(productId).padStart(7, '0')}`;
  return `${body}${checkDigit(body)}`;
}
