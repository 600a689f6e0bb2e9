import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { BRAND_SOFT_SHARE, contrastProblems, FIXED_COLOURS } from '../domain/frame/brand.ts';
import { contrast, TEXT_CONTRAST, tint } from '../domain/shared/colour.ts';

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
    expect(contrast(FIXED_COLOURS.muted, tint(brand, BRAND_SOFT_SHARE))).toBeGreaterThan(
      TEXT_CONTRAST,
    );
  },
);
