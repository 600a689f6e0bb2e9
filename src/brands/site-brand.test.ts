import { expect, it, test } from 'vitest';
import type { OwnBrand } from '../domain/content/config.ts';
import { brandPictures, logoSize, ownBrandCss } from './brand-look.ts';
import { BRANDS } from './brands.ts';
import { liveBrand, setOwnBrandReader, variantBrand, applyOwnBrand } from './site-brand.ts';

const NOTHING: OwnBrand = {
  name: null,
  slogan: null,
  brandColour: null,
  actionColour: null,
  logo: null,
  icon: null,
  shareImage: null,
};

it('is the variant where the owner says nothing', () => {
  expect(applyOwnBrand(BRANDS.bm, null)).toBe(BRANDS.bm);
  expect(applyOwnBrand(BRANDS.bm, NOTHING)).toEqual(BRANDS.bm);
  expect([ownBrandCss(null), ownBrandCss(NOTHING)]).toEqual(['', '']);
  expect(brandPictures(BRANDS.bm, null)).toEqual({
    icon: {
      small: '/images/icon-bm.svg',
      type: 'image/svg+xml',
      large: '/images/icon-bm-180.png',
    },
    shareImage: '/images/share-bm.png',
  });
});

it('shows no picture with the name of the variant under another name', () => {
  const own = { ...NOTHING, name: 'Jansen Bouw' };
  expect(applyOwnBrand(BRANDS.bm, own)).toMatchObject({
    name: 'Jansen Bouw',
    slogan: { nl: 'Jansen Bouw werkt voor je', en: 'Jansen Bouw works for you' },
    logo: '/images/icon-bm.svg',
    slug: 'bouwmaat',
  });
  expect(brandPictures(BRANDS.bm, own).shareImage).toBeNull();
});

it('colours bars and buttons, and the soft ground with them', () => {
  const own = { ...NOTHING, brandColour: '#5a1e1e', actionColour: '#ffc93d' };
  expect(ownBrandCss(own)).toBe(
    ':root{--color-brand:#5a1e1e;--color-brand-soft:#f0ebeb;--color-action:#ffc93d}',
  );
  expect(applyOwnBrand(BRANDS.bm, own)).toMatchObject({ name: 'Bouwmaat', themeColor: '#5a1e1e' });
});

it('follows the owner while it is held', () => {
  let own: OwnBrand | null = null;
  setOwnBrandReader(() => own);
  const brand = liveBrand({ SITE_VARIANT: 'dc' });
  expect(brand.name).toBe('Dakcentrum');
  own = { ...NOTHING, name: 'Jansen Bouw', brandColour: '#5a1e1e' };
  expect([brand.name, brand.themeColor]).toEqual(['Jansen Bouw', '#5a1e1e']);
  own = null;
  expect({ ...brand }).toEqual(BRANDS.dc);
});

it('has the slug of the environment in its addresses', () => {
  expect(variantBrand({ SITE_VARIANT: 'bm', SITE_SLUG: 'jansen-bouw' }).slug).toBe('jansen-bouw');
  expect(variantBrand({ SITE_VARIANT: 'bm', SITE_SLUG: '' })).toBe(BRANDS.bm);
});

test.each([
  [
    { width: 600, height: 200 },
    { width: 108, height: 36 },
  ],
  [
    { width: 1000, height: 100 },
    { width: 150, height: 15 },
  ],
  [
    { width: 50, height: 50 },
    { width: 36, height: 36 },
  ],
])('a logo of %j has the size %j', (own, size) => expect(logoSize(own)).toEqual(size));
