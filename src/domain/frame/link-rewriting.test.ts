import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkRules, displayedPath, normalisePath, rewriteLink } from './link-rewriting.ts';

const LANGUAGES: LinkRules[] = [
  {
    prefix: '',
    listPath: '/producten',
    productPath: '/product',
    rootSegments: new Set(['isolatie', 'actie']),
  },
  {
    prefix: '/en',
    listPath: '/en/products',
    productPath: '/en/product',
    rootSegments: new Set(['insulation', 'actie']),
  },
];
const rewrite = (path: string) => rewriteLink(path, LANGUAGES);
const display = (path: string) => displayedPath(path, LANGUAGES);

const segment = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);

describe('link rewriting', () => {
  it.each([
    ['/isolatie', '/producten/isolatie'],
    ['/Isolatie/Glaswol/', '/producten/isolatie/glaswol'],
    ['/en/insulation/glass-wool', '/en/products/insulation/glass-wool'],
    ['/en/isolatie', '/en/isolatie'],
    ['/actie', '/actie'],
    ['/actie/week-47', '/actie/week-47'],
    ['/en/actie/', '/en/actie'],
    ['/isolatie/product/100123', '/product/isolatie-100123'],
    ['/en/insulation/product/100123', '/en/product/insulation-100123'],
    ['/klantenservice/', '/klantenservice'],
    ['/', '/'],
    ['/EN/', '/en'],
    ['//isolatie//', '/producten/isolatie'],
  ])('%s → %s', (from, to) => {
    expect(rewrite(from)).toBe(to);
  });

  it('shows a product address in its category form', () => {
    expect(display('/product/isolatie-100123')).toBe('/isolatie/product/100123');
    expect(display('/en/product/glass-wool-roll-100123')).toBe(
      '/en/glass-wool-roll/product/100123',
    );
    expect(display('/product')).toBe('/product');
    expect(display('/product/100123')).toBe('/product/100123');
    expect(display('/producten/isolatie')).toBe('/producten/isolatie');
  });

  it('turns a displayed product address back into the same page', () => {
    fc.assert(
      fc.property(
        segment,
        fc.integer({ min: 1 }),
        fc.constantFrom('', '/en'),
        (name, id, prefix) => {
          const page = `${prefix}/product/${name}-${id}`;
          return rewrite(display(page)) === page;
        },
      ),
    );
  });

  it('is idempotent', () => {
    const path = fc
      .array(fc.oneof(segment, fc.constantFrom('isolatie', 'product', 'en', 'actie', 'insulation')))
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(fc.property(path, (from) => rewrite(rewrite(from)) === rewrite(from)));
  });

  it('normalises paths: lower case, no trailing slash', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const normal = normalisePath(`/${path}`);
        return normal === '/' || (!normal.endsWith('/') && normal === normal.toLowerCase());
      }),
    );
  });
});
