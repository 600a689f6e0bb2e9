import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeTermsOf } from './measures.ts';
import { normalise } from './tokens.ts';

const terms = (text: string) => sizeTermsOf(normalise(text));

describe('size terms', () => {
  it.each([
    ['25cm', '250 mm'],
    ['60 x 60 cm', '600x600 mm'],
    ['1/2"', '½ duim'],
    ['1 1/2 inch', '38,1 mm'],
    ['32 in. x 80 in.', '32 x 80 inch'],
    ['0,75 liter', '750 ml'],
    ['2,5 kilo', '2500 g'],
    ['19 mm x 50 m', '1,9 cm x 5000 cm'],
  ])('of %s are those of %s', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
    expect(terms(one)).not.toEqual([]);
  });

  it.each([
    ['M10x80 mm', ['=80mm']],
    ['2x 5,0 Ah', ['=5ah']],
    ['54-64 cm', ['=540mm', '=640mm']],
    [
      '600x300x12,5 mm',
      ['=600mm', '=300mm', '=12.5mm', '=600x300mm', '=600x300x12.5mm', '=300x12.5mm'],
    ],
    ['plug 10x60', ['~10x60', '~10', '~60']],
    ['DIN 934 M8', ['~934']],
    ['zwart', []],
  ])('of %s are %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('are the same in centimetres as in millimetres', () => {
    const side = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(fc.array(side, { minLength: 1, maxLength: 3 }), (sides) => {
        const millimetres = sides.map((each) => each * 10);
        expect(terms(`${sides.join('x')} cm`)).toEqual(terms(`${millimetres.join(' x ')}mm`));
      }),
    );
  });
});
