import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  deliverySize,
  energyClass,
  isActiveState,
  isOrderable,
  isViewable,
  safetyLogos,
} from './product.ts';

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

test.each([
  ['B', 'B'],
  [' a ', 'A'],
  ['Klasse F', 'F'],
  ['A++', 'A'],
  ['H', null],
  ['', null],
  [null, null],
])('energyClass(%j) is %j', (level, expected) => {
  expect(energyClass(level)).toBe(expected);
});

const visibility = fc.constantFrom('NotViewable', 'ViewableButNotOrderable', 'Orderable');

it('forbids ordering for nee, false and no, in any case', () => {
  const no = fc.constantFrom('nee', 'false', 'no').chain((word) => fc.mixedCase(fc.constant(word)));
  fc.assert(fc.property(no, (flag) => !isOrderable(flag, 'Orderable')));
  expect(isOrderable(false, 'Orderable')).toBe(false);
});

it('allows any other flag, or none, when the visibility allows it', () => {
  const other = fc
    .oneof(fc.string(), fc.constantFrom(null, undefined, true, 'ja'))
    .filter((flag) => !/^\s*(nee|false|no)\s*$/i.test(String(flag)));
  fc.assert(
    fc.property(
      other,
      visibility,
      (flag, level) => isOrderable(flag, level) === (level === 'Orderable'),
    ),
  );
});

it('a product is viewable if it is active and not hidden', () => {
  expect([isActiveState('Active'), isActiveState('active'), isActiveState('Blocked')]).toEqual([
    true,
    false,
    false,
  ]);
  fc.assert(
    fc.property(fc.boolean(), visibility, (isActive, level) => {
      return isViewable({ isActive, visibility: level }) === (isActive && level !== 'NotViewable');
    }),
  );
});

it('splits names at pipes', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,6}$/));
  fc.assert(
    fc.property(names, (logos) => {
      expect(safetyLogos(logos.join('|'))).toEqual(logos);
      expect(safetyLogos(` ${logos.join(' || ')} |`)).toEqual(logos);
    }),
  );
});

it('is empty without logos, and has no duplicates', () => {
  expect([safetyLogos(null), safetyLogos(undefined), safetyLogos('')]).toEqual([[], [], []]);
  expect(safetyLogos('GHS05|GHS07|GHS05')).toEqual(['GHS05', 'GHS07']);
});
