import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { OwnBrand } from '../../domain/content/config.ts';
import { parseEnv } from '../../env.ts';
import { BRAND_MARKERS, brandFiles } from './brand-files.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const files = testFolder();
const MANIFEST = readFileSync('public/bm.webmanifest', 'utf8');
const ICON = readFileSync('public/images/icon-bm.svg', 'utf8');
mkdirSync(join(files, 'images'));
writeFileSync(join(files, 'images/icon-bm.svg'), ICON);
writeFileSync(join(files, 'bm.webmanifest'), MANIFEST);
const { name, themeColor, icon } = BRAND_MARKERS;
// Of each kind of literal that a bundler may choose.
writeFileSync(
  join(files, 'service-worker.js'),
  `shop = { name: '${name}', title: "${name}", style: \`a{color:${themeColor}}\`, icon: \`${icon}\` }`,
);

const env = parseEnv({});
const filled = async (own: OwnBrand | null) => {
  const texts = await brandFiles(files, env, own);
  const scope: { shop?: Record<string, string> } = {};
  runInNewContext(texts['service-worker.js'] ?? '', scope);
  return { shop: scope.shop, manifest: texts['bm.webmanifest'] ?? '' };
};

it('are those of the variant where the owner says nothing', async () => {
  const { shop, manifest } = await filled(null);
  expect(manifest).toBe(MANIFEST);
  expect(shop).toEqual({
    name: 'Bouwmaat',
    title: 'Bouwmaat',
    style: 'a{color:#0f3d5e}',
    icon: ICON.trim(),
  });
});

it('hold the name, the colour and the icon of the owner', async () => {
  const named = "Jansen's `Bouw` ${1} \\ é";
  const own: OwnBrand = {
    name: named,
    slogan: { nl: 'Altijd dichtbij', en: 'Always near' },
    brandColour: '#5a1e1e',
    actionColour: null,
    logo: null,
    icon: '/api/images/media/0123456789abcdef0123',
    shareImage: null,
  };
  const { shop, manifest } = await filled(own);
  expect(shop).toEqual({ name: named, title: named, style: 'a{color:#5a1e1e}', icon: '' });
  expect(JSON.parse(manifest)).toMatchObject({
    name: named,
    short_name: named,
    description: 'Altijd dichtbij',
    theme_color: '#5a1e1e',
    start_url: '/',
    icons: [64, 120, 240, 560, 560].map((size) => ({
      src: `/api/images/media/0123456789abcdef0123?w=${size}&h=${size}`,
      sizes: `${size}x${size}`,
    })),
  });
});
