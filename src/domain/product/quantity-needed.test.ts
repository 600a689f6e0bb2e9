import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverages, quantityNeeded } from './quantity-needed.ts';

const product = (
  unitPerProduct: number | null,
  unitPriceUnit: string | null,
  fields: Record<string, string> = {},
) => ({
  unitPerProduct,
  unitPriceUnit,
  fields: Object.entries(fields).map(([code, value]) => ({ code, label: code, value })),
});

describe('coverages', () => {
  it.each([
    ['boards by m²', product(3.12, 'm²'), [{ unit: 'm²', perPackage: 3.12, basis: null }]],
    ['laths by m', product(2.4, 'm'), [{ unit: 'm', perPackage: 2.4, basis: null }]],
    [
      'mortar by its consumption',
      product(25, 'kg', { verbruik: '12,5 kg/m² bij 10 mm' }),
      [{ unit: 'm²', perPackage: 2, basis: '12,5 kg/m² bij 10 mm' }],
    ],
    [
      'cement by the concrete that it binds',
      product(30, 'kg', { verbruik: '300 kg per m³ of concrete' }),
      [{ unit: 'm³', perPackage: 0.1, basis: '300 kg per m³ of concrete' }],
    ],
    [
      'paint by its yield',
      product(2.5, 'l', { rendement: '8 m²/l' }),
      [{ unit: 'm²', perPackage: 20, basis: '8 m²/l' }],
    ],
    [
      'cladding by area and by length',
      product(0.5, 'm²', { rendement: '8.4 m/m²' }),
      [
        { unit: 'm²', perPackage: 0.5, basis: null },
        { unit: 'm', perPackage: 4.2, basis: '8.4 m/m²' },
      ],
    ],
    [
      'blocks by the piece',
      product(null, null, { stuksPerM2: '12,5' }),
      [{ unit: 'm²', perPackage: 0.08, basis: null }],
    ],
    [
      'blocks by the pallet',
      product(null, null, { stuksPerM2: '12.5', aantal: '50 stuks' }),
      [{ unit: 'm²', perPackage: 4, basis: null }],
    ],
  ])('%s', (_, measured, expected) => {
    expect(coverages(measured)).toEqual(expected);
  });

  it('is empty for products sold by the piece, and without usable fields', () => {
    expect(coverages(product(null, null, { aantal: '50 stuks' }))).toEqual([]);
    expect(coverages(product(25, 'kg'))).toEqual([]);
    expect(coverages(product(25, 'kg', { verbruik: '3 tot 5 kg per m²' }))).toEqual([]);
    expect(coverages(product(25, 'kg', { verbruik: '8 m²/l' }))).toEqual([]);
    expect(coverages(product(25, 'kg', { verbruik: '0 kg/m²' }))).toEqual([]);
    expect(coverages(product(2, 'l', { rendement: '5 m/laag' }))).toEqual([]);
    expect(coverages(product(0, 'm²'))).toEqual([]);
  });

  it('gives valid numbers for any fields', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom('0', '4', '0,5', '1e9', '-3'),
          fc.constantFrom('kg', 'l', 'm', 'm²', ''),
          fc.constantFrom('/', ' per ', ' '),
          fc.constantFrom('m²', 'm³', 'l', 'kg'),
        )
        .map(([amount, of, per, unit]) => `${amount} ${of}${per}${unit}`),
    );
    fc.assert(
      fc.property(
        fc.option(fc.double({ noNaN: true })),
        fc.option(fc.constantFrom('m²', 'm', 'm³', 'kg', 'l', 'stuk')),
        fc.record({ verbruik: text, rendement: text, stuksPerM2: text, aantal: text }),
        (contents, unit, fields) => {
          const found = coverages(product(contents, unit, fields));
          expect(new Set(found.map((one) => one.unit)).size).toBe(found.length);
          for (const { perPackage } of found) {
            expect(Number.isFinite(perPackage) && perPackage > 0).toBe(true);
          }
        },
      ),
    );
  });
});

describe('quantityNeeded', () => {
  it.each([
    [12, 0, 1.2, 10],
    [12, 10, 1.2, 11],
    [12.01, 0, 1.2, 11],
    [0.1, 0, 3.12, 1],
    [0.3, 0, 0.1, 3],
    [35, 5, 2.977, 13],
  ])('%d with %d%% waste, %d in a package: %d', (amount, waste, perPackage, packages) => {
    expect(quantityNeeded({ perPackage }, amount, waste)?.packages).toBe(packages);
  });

  it('returns the covered amount, with 10% waste by default', () => {
    expect(quantityNeeded({ perPackage: 0.1 }, 0.25)).toEqual({ packages: 3, covers: 0.3 });
    expect(quantityNeeded({ perPackage: 1 }, 10)?.packages).toBe(11);
  });

  it.each([
    [0, 10],
    [-1, 10],
    [Number.NaN, 10],
    [Number.POSITIVE_INFINITY, 10],
    [5, -1],
    [5, 101],
    [5, Number.NaN],
  ])('is null for %d with %d%%', (amount, waste) => {
    expect(quantityNeeded({ perPackage: 1 }, amount, waste)).toBeNull();
  });

  // In thousandths, so that the test computes exactly.
  const thousandths = fc.integer({ min: 1, max: 1_000_000 });
  const waste = fc.integer({ min: 0, max: 100 });

  it('is the smallest sufficient number of packages', () => {
    fc.assert(
      fc.property(thousandths, waste, thousandths, (amount, percent, size) => {
        const needed = BigInt(amount) * BigInt(100 + percent);
        const { packages = 0 } =
          quantityNeeded({ perPackage: size / 1000 }, amount / 1000, percent) ?? {};
        const covered = (count: number) => BigInt(count) * BigInt(size) * 100n;
        expect(covered(packages) >= needed).toBe(true);
        expect(covered(packages - 1) < needed).toBe(true);
      }),
    );
  });

  it('never decreases with more work or more waste', () => {
    fc.assert(
      fc.property(thousandths, thousandths, waste, waste, thousandths, (a, b, v, w, size) => {
        const least = quantityNeeded({ perPackage: size }, Math.min(a, b), Math.min(v, w));
        const most = quantityNeeded({ perPackage: size }, Math.max(a, b), Math.max(v, w));
        expect(most!.packages).toBeGreaterThanOrEqual(least!.packages);
      }),
    );
  });
});
