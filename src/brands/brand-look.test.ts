import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { BRAND_MARKS } from './brand-look.ts';
import { BRANDS, type Variant } from './brands.ts';

const variants = Object.keys(BRANDS) as Variant[];
const file = (name: string) => `public/${name}`;

it('each brand has its own mark', () => {
  expect(new Set(Object.values(BRAND_MARKS)).size).toBe(variants.length);
});

it.each(variants)('logo and icon of %s draw its mark', (variant) => {
  for (const name of [`images/logo-${variant}.svg`, `images/icon-${variant}.svg`]) {
    expect(readFileSync(file(name), 'utf8')).toContain(`d="${BRAND_MARKS[variant]}"`);
  }
});

/** Mean difference of two pictures, a channel from 0 to 255. */
async function difference(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => picture.ensureAlpha().raw().toBuffer()),
  );
  return a!.reduce((sum, value, index) => sum + Math.abs(value - b![index]!), 0) / a!.length;
}

it.each(variants.flatMap((variant) => [64, 180, 512].map((size) => [variant, size] as const)))(
  'the icon of %s of %i px shows what its drawing does',
  async (variant, size) => {
    const drawn = (name: Variant) =>
      sharp(file(`images/icon-${name}.svg`), { density: 576 }).resize(size);
    const shown = sharp(file(`images/icon-${variant}-${size}.png`));
    expect(await difference(shown, drawn(variant))).toBeLessThan(4);
    const next = variants[(variants.indexOf(variant) + 1) % variants.length]!;
    expect(await difference(shown.clone(), drawn(next))).toBeGreaterThan(10);
  },
);
