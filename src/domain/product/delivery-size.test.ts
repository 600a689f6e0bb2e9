import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliverySize } from './product.ts';

const code = fc.option(
  fc.stringMatching(/^[a-z]{1,9}$/).filter((text) => text !== 'grootgoed'),
  { nil: undefined },
);

it('is large as soon as one of the codes is grootgoed, else small', () => {
  fc.assert(
    fc.property(
      fc.array(code),
      fc.mixedCase(fc.constant('grootgoed')),
      fc.nat(),
      (codes, large, at) => {
        const among = codes.toSpliced(at % (codes.length + 1), 0, large);
        return deliverySize(codes) === 'small' && deliverySize(among) === 'large';
      },
    ),
  );
  expect(deliverySize(['grootgoed-accessoires', null])).toBe('small');
});
