import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looksLikePostcode, normalisePostcode } from './rules.ts';

it.each([
  ['1234AA', true, '1234 AA'],
  ['1234 AA', true, '1234 AA'],
  [' 3542 ab ', true, '3542 AB'],
  ['9999xz', true, '9999 XZ'],
  ['0123 AB', true, null],
  ['1234 SA', true, null],
  ['1234sd', true, null],
  ['1234 SS', true, null],
  ['1234  AA', true, '1234 AA'],
  ['1234-AA', false, null],
  ['1234', false, null],
  ['123 AAA', false, null],
  ['12345 AA', false, null],
  ['B-2000', false, null],
  ['1234 ÄB', false, null],
  ['', false, null],
])('%j: looks like a postcode %s, normal form %j', (text, looks, normal) => {
  expect(looksLikePostcode(text)).toBe(looks);
  expect(normalisePostcode(text)).toBe(normal);
});

it('accepts every spelling of an existing postcode and of no others', () => {
  const digits = fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0'));
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  fc.assert(
    fc.property(digits, letter, letter, fc.boolean(), fc.boolean(), (...given) => {
      const [figures, a, b, hasSpace, isLower] = given;
      const text = figures + (hasSpace ? ' ' : '') + (isLower ? (a + b).toLowerCase() : a + b);
      const exists = figures[0] !== '0' && !['SA', 'SD', 'SS'].includes(a + b);
      expect(looksLikePostcode(text)).toBe(true);
      const normal = exists ? `${figures} ${a}${b}` : null;
      expect(normalisePostcode(text)).toBe(normal);
      if (normal) expect(normalisePostcode(normal)).toBe(normal);
    }),
  );
});
