import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slug', () => {
  it.each([
    ['Gipsplaat AK 2600x600x12,5 mm', 'gipsplaat-ak-2600x600x12-5-mm'],
    ["Foto's & één café", 'fotos-een-cafe'],
    ['Ø 110 mm / m²', 'o-110-mm-m2'],
    ['  --- ', ''],
    ['Weißgerät × Ærø', 'weissgerat-x-aero'],
    ['IJSBEER', 'ijsbeer'],
    ['Knauf®', 'knauf'],
  ])('%s → %s', (text, expected) => {
    expect(slugOf(text)).toBe(expected);
  });

  it('contains only letters, digits and single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(text)),
      ),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => slugOf(slugOf(text)) === slugOf(text)),
    );
  });
});
