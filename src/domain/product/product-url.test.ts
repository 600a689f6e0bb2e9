import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productIdOf, productUrl } from './product-url.ts';

describe('product url', () => {
  it('contains the id, whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 9_999_999 }), (name, id) => {
        return productIdOf(productUrl(name, id)) === id;
      }),
    );
  });

  it.each(['gipsplaat', 'gipsplaat-', 'gipsplaat-12a', 'x-0', '', 'x-1.5', 'x-1e3'])(
    'finds no id in "%s"',
    (url) => {
      expect(productIdOf(url)).toBeNull();
    },
  );

  it('accepts an old slug with a known id', () => {
    expect(productIdOf('oude-naam-100123')).toBe(100123);
    expect(productIdOf('100123')).toBe(100123);
  });
});
