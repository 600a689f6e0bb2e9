import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listGroupAxis } from './list-group.ts';

const field = (code: string, value: string) => ({ code, label: code, value });

it.each([
  ['lengths', 'size', [[field('lengte', '20 mm')], [field('lengte', '40 mm')]]],
  ['clothing sizes', 'size', [[field('maat', 'L')], [field('maat', 'XL')]]],
  ['colours', 'colour', [[field('kleur', 'wit')], [field('kleur', 'zwart')]]],
  ['packs', 'variant', [[], [field('aantal', '10 stuks')]]],
  [
    'colours of one size',
    'colour',
    [
      [field('maat', 'L'), field('kleur', 'wit')],
      [field('maat', 'L'), field('kleur', 'zwart')],
    ],
  ],
  [
    'sizes and colours',
    'variant',
    [
      [field('maat', 'L'), field('kleur', 'wit')],
      [field('maat', 'M'), field('kleur', 'zwart')],
    ],
  ],
])('%s are named by %s', (_, axis, matches) => {
  expect(listGroupAxis(matches)).toBe(axis);
});

it('does not depend on the order of the matches', () => {
  const match = fc.record({
    maat: fc.constantFrom('M', 'L'),
    kleur: fc.constantFrom('wit', 'zwart'),
    lengte: fc.constantFrom('20 mm', '40 mm'),
  });
  fc.assert(
    fc.property(fc.array(match, { minLength: 2, maxLength: 6 }), (all) => {
      const matches = all.map((one) =>
        Object.entries(one).map(([code, value]) => field(code, value)),
      );
      expect(listGroupAxis(matches.toReversed())).toBe(listGroupAxis(matches));
    }),
  );
});
