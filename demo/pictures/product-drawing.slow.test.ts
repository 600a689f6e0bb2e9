import { expect, it } from 'vitest';
import { FAMILY_KEYS } from '../catalogue/family-keys.ts';
import { productDrawing } from './product-drawing.ts';
import { productOf } from '../../backend/platform/images/testing/subjects.ts';

it('draws every family, each product its own way, without fonts of the machine or outside files', () => {
  const draw = (family: string, id: number) =>
    productDrawing(productOf(family, { id }), 'front').svg;
  for (const family of FAMILY_KEYS) {
    expect(draw(family, 100001)).not.toMatch(/<text|<image|font-family|NaN|undefined/);
    expect(draw(family, 100001)).toBe(draw(family, 100001));
  }
  expect(draw('osb-plaat', 100001)).not.toBe(draw('osb-plaat', 100002));
});
