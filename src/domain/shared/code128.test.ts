import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128 } from './code128.ts';

/** Modules as text: 1 is black. */
function modulesOf(text: string): string {
  const { bars, width } = code128(text)!;
  const modules = Array<string>(width).fill('0');
  for (const bar of bars) modules.fill('1', bar.x, bar.x + bar.width);
  return modules.join('');
}

const START_B = '11010010000';
const START_C = '11010011100';
const STOP = '1100011101011';

// The modules were compared with those of jsbarcode 3.12.
it.each([
  [
    '290000000004',
    '11010011100111001100101101100110011011001100110110011001101100110010010001100111010001101100011101011',
  ],
  [
    'BM-12 ab',
    '110100100001000101100010111011000100110111001001110011011001110010110110011001001011000010010000110101100100001100011101011',
  ],
])('encodes %j', (text, modules) => {
  expect(modulesOf(text)).toBe(modules);
});

it('encodes the odd last digit of a card number in set B', () => {
  const modules = modulesOf('2900000000032');
  // Code B, the digit 2, and the check symbol: (105 + 29 + 3·6 + 100·7 + 18·8) mod 103 = 69.
  const [codeB, two, check] = ['10111101110', '11001110010', '10110010000'];
  expect(modules.startsWith(START_C)).toBe(true);
  expect(modules.endsWith(codeB + two + check + STOP)).toBe(true);
});

it('has 11 modules a symbol and 13 for the stop, bars apart from each other', () => {
  const printable = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(printable, (text) => {
      const { bars, width } = code128(text)!;
      expect((width - 13) % 11).toBe(0);
      for (const [i, bar] of bars.entries()) {
        const previous = bars[i - 1];
        if (previous) expect(bar.x).toBeGreaterThan(previous.x + previous.width);
      }
      if (!/^\d{2,}$/.test(text)) expect(modulesOf(text).startsWith(START_B)).toBe(true);
    }),
  );
});

it.each(['', 'é', 'a\nb', '12€'])('refuses %j', (text) => {
  expect(code128(text)).toBeNull();
});
