import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import {
  BRAND_SHARE_OF_SOFT_BACKGROUND,
  contrastProblems,
  FIXED_COLOURS,
} from '../domain/frame/brand.ts';
import { contrastRatio, TEXT_CONTRAST, tint } from '../domain/shared/colour.ts';
import { ROUTES } from '../routes.ts';
import { BRANDS, variantOfFile } from './brands.ts';

const tokens = (name: string) =>
  Object.fromEntries(
    Array.from(
      readFileSync(`src/styles/${name}.css`, 'utf8').matchAll(/--color-([\w-]+): (#\w+);/g),
      ([, token, value]) => [token, value],
    ),
  ) as Record<string, string>;

test.each(Object.values(BRANDS))('the colours of $name can be read', (brand) => {
  expect(contrastProblems(brand.themeColor, brand.actionColor)).toEqual([]);
});

it('knows the tokens of the style sheets', () => {
  const { ink, muted, surface, 'brand-ink': white } = tokens('colours');
  expect({ white, surface, ink, muted }).toEqual(FIXED_COLOURS);
  for (const { variant, themeColor, actionColor } of Object.values(BRANDS)) {
    const own = { ...tokens('colours'), ...(variant !== 'bm' && tokens(`colours-${variant}`)) };
    expect([variant, own.brand, own.action]).toEqual([variant, themeColor, actionColor]);
  }
});

test.each([
  [
    '#6aa0c8',
    '#ff9a1f',
    [
      ['brandColour', 'light'],
      ['actionColour', 'alike'],
    ],
  ],
  [
    '#0f3d5e',
    '#7a1f1f',
    [
      ['actionColour', 'dark'],
      ['actionColour', 'alike'],
    ],
  ],
  [
    '#5f5f5f',
    '#7f7f7f',
    [
      ['actionColour', 'dark'],
      ['actionColour', 'alike'],
    ],
  ],
  ['#0f3d5e', '#ffc93d', []],
])('%s with %s', (brand, action, expected) => {
  expect(contrastProblems(brand, action).map(({ field, reason }) => [field, reason])).toEqual(
    expected,
  );
});

test.each(['#000000', '#0f3d5e', '#b00020', '#1c6b2f'])(
  'grey letters can be read on the soft ground of %s',
  (brand) => {
    expect(
      contrastRatio(FIXED_COLOURS.muted, tint(brand, BRAND_SHARE_OF_SOFT_BACKGROUND)),
    ).toBeGreaterThan(TEXT_CONTRAST);
  },
);

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

interface Manifest {
  [name: string]: unknown;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}

const BRAND_LIST = Object.values(BRANDS);

it.each(BRAND_LIST)('$name can be installed: its manifest is complete', (brand) => {
  const { icons, shortcuts, ...manifest } = JSON.parse(
    readFileSync(`public/${brand.variant}.webmanifest`, 'utf8'),
  ) as Manifest;
  expect(manifest).toMatchObject({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.slogan.nl,
    lang: 'nl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.themeColor,
  });
  expect(icons.map(({ sizes, purpose }) => `${parseInt(sizes)} ${purpose}`)).toEqual([
    '64 any',
    '128 any',
    '192 any',
    '256 any',
    '384 any',
    '512 any',
    '512 maskable',
  ]);
  const paths = ROUTES.map(({ nl }) => nl);
  expect(paths).toEqual(expect.arrayContaining(shortcuts.map(({ url }) => url)));
});

it.each(BRAND_LIST)(
  'every icon of $name has the size that its manifest tells',
  async ({ variant }) => {
    const { icons, shortcuts } = JSON.parse(
      readFileSync(`public/${variant}.webmanifest`, 'utf8'),
    ) as Manifest;
    for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      expect(src).toContain(`-${variant}-`);
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  },
);

test.each([
  ['bm.webmanifest', 'bm'],
  ['images/icon-dc-64.png', 'dc'],
  ['images/logo-ia.svg', 'ia'],
  ['images/share-bm.png', 'bm'],
  ['images/404.png', null],
  ['favicon-ia.ico', 'ia'],
  ['_astro/dc/list.js', null],
  ['locales/nl/cart.json', null],
])('%s belongs to variant %s', (path, variant) => {
  expect(variantOfFile(path)).toBe(variant);
});
