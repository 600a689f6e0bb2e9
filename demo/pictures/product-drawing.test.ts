import { describe, expect, it } from 'vitest';
import { FAMILY_KEYS } from '../catalogue/family-keys.ts';
import { TEMPLATES } from './families/templates.ts';
import { textPath } from '../../backend/images/text.ts';
import { productDrawing } from './product-drawing.ts';
import { productOf } from '../../backend/images/testing/subjects.ts';

describe('product drawings', () => {
  it('exist for every family of the catalogue', () => {
    expect(FAMILY_KEYS.filter((key) => !TEMPLATES[key])).toEqual([]);
    expect(Object.keys(TEMPLATES).length).toBeGreaterThanOrEqual(40);
  });

  it('are the same for the same product, and its own for another', () => {
    const draw = (id: number): string =>
      productDrawing(productOf('osb-plaat', { id }), 'front').svg;
    expect(draw(100001)).toBe(draw(100001));
    expect(draw(100001)).not.toBe(draw(100002));
  });

  it('follow the colour and the size of the product', () => {
    const draw = (more: Parameters<typeof productOf>[1]): string =>
      productDrawing(productOf('gipsplaat', more), 'front').svg;
    expect(draw({ color: '#2c5d9c' })).not.toBe(draw({ color: '#b5322b' }));
    expect(draw({ width: 600, height: 2600, depth: 12.5 })).not.toBe(
      draw({ width: 1200, height: 2400, depth: 9.5 }),
    );
  });

  it('give the sizes of the product, not of what it hangs on', () => {
    for (const [family, name, sizes] of [
      ['wastafel', 'Wastafel 600x460 mm', ['600', '460']],
      ['wastafel', 'Meubelwastafel 1200x460 mm', ['1200', '460']],
      ['plint', 'Plakplint 12x90 mm 2400 mm', ['12', '90', '2400']],
    ] as const) {
      const { svg } = productDrawing(productOf(family, { name }), 'drawing');
      for (const size of sizes) {
        const { d } = textPath(size, 34, 500);
        expect(svg.includes(`d="${d}"`), `${name}: ${size}`).toBe(true);
      }
    }
  });

  it('need no fonts of the machine and no outside files', () => {
    for (const family of Object.keys(TEMPLATES))
      expect(productDrawing(productOf(family), 'front').svg).not.toMatch(/<text|<image|font-family|NaN|undefined/); // prettier-ignore
  });
});
