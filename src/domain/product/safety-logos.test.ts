import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safetyLogos } from './product.ts';

it('splits names at pipes', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,6}$/));
  fc.assert(
    fc.property(names, (logos) => {
      expect(safetyLogos(logos.join('|'))).toEqual(logos);
      expect(safetyLogos(` ${logos.join(' || ')} |`)).toEqual(logos);
    }),
  );
});

it('is empty without logos, and has no duplicates', () => {
  expect([safetyLogos(null), safetyLogos(undefined), safetyLogos('')]).toEqual([[], [], []]);
  expect(safetyLogos('GHS05|GHS07|GHS05')).toEqual(['GHS05', 'GHS07']);
});
