import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';
import { redirectRules } from './root-files.ts';

const INPUT = {
  rootCategories: { nl: ['bouwmaterialen', 'actie'], en: ['building-materials', 'actie'] },
  promotionCategories: { nl: ['actie'], en: ['actie'] },
  productSlug: 'bouwmaat',
  apiBaseUrl: 'https://api.example.nl',
  moved: [
    { from: '/oud/zagen.html', to: '/producten/zagen' },
    { from: '/p.php?id=5&x=1', to: '/product/zaag-5' },
    { from: '/blog', to: 'https://blog.example/caf%C3%A9 é' },
  ],
};

const lines = redirectRules(INPUT).trim().split('\n');

describe('redirectRules', () => {
  it('leads old addresses on before anything else does', () => {
    expect(lines.slice(1, 4)).toEqual([
      '/oud/zagen.html /producten/zagen 301',
      '/p.php id=5 x=1 /product/zaag-5 301',
      '/blog https://blog.example/caf%C3%A9%20%C3%A9 301',
    ]);
  });

  it('leads root categories to their list, except actie', () => {
    expect(lines).toContain('/bouwmaterialen /producten/bouwmaterialen 301');
    expect(lines).toContain('/bouwmaterialen/* /producten/bouwmaterialen/:splat 301');
    expect(lines).toContain('/en/building-materials/* /en/products/building-materials/:splat 301');
    expect(lines.filter((line) => line.startsWith('/actie'))).toEqual([
      '/actie/product/:code /product/actie-:code 301',
    ]);
  });

  it('leads the category Actie to the promotion page, and keeps the lists below it', () => {
    expect(lines).toContain('/producten/actie /actie 301');
    expect(lines).toContain('/en/products/actie /en/actie 301');
    expect(lines.some((line) => line.includes('/actie/*'))).toBe(false);
  });

  it('puts the product form of a category before the category itself', () => {
    const product = lines.indexOf(
      '/bouwmaterialen/product/:code /product/bouwmaterialen-:code 301',
    );
    expect(product).toBeGreaterThanOrEqual(0);
    expect(product).toBeLessThan(
      lines.indexOf('/bouwmaterialen/* /producten/bouwmaterialen/:splat 301'),
    );
  });

  it('leads an address whose url is missing to the overview', () => {
    expect(lines).toContain('/product /producten 301');
    expect(lines).toContain('/en/product /en/products 301');
    expect(lines).toContain('/en/brand /en/brands 301');
    expect(lines).toContain('/en/store /en/stores 301');
    // In Dutch the overview is that very address.
    expect(lines.some((line) => line.startsWith('/merken '))).toBe(false);
  });

  it('passes the API on only where it stands elsewhere', () => {
    expect(lines[0]).toBe('/api/* https://api.example.nl/api/:splat 200');
    expect(redirectRules({ ...INPUT, apiBaseUrl: '' })).not.toContain('/api/');
  });

  it('is read by Netlify without an error', async () => {
    const folder = ownFolder();
    const file = path.join(folder, '_redirects');
    writeFileSync(file, redirectRules(INPUT));
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [file],
      netlifyConfigPath: undefined,
      configRedirects: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(lines.length);
  });
});
