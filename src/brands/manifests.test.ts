import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { BRANDS } from './brands.ts';

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
