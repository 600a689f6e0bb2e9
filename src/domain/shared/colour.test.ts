import { expect, it, test } from 'vitest';
import { contrastRatio, isColour, tint } from './colour.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#767676', 4.54],
  ['#0000ff', '#ffffff', 8.59],
])('contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

it('mixes a colour with white', () => {
  expect([tint('#0f3d5e', 0), tint('#0f3d5e', 1), tint('#000000', 0.1)]).toEqual([
    '#ffffff',
    '#0f3d5e',
    '#e6e6e6',
  ]);
});

test.each(['#0f3d5e', '#FFFFFF'])('%s is a colour', (text) => expect(isColour(text)).toBe(true));
test.each(['', '0f3d5e', '#fff', '#0f3d5e80', 'red'])('rejects "%s"', (text) =>
  expect(isColour(text)).toBe(false),
);
