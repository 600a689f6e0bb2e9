import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isActiveState, isOrderable, isViewable } from './product.ts';

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
