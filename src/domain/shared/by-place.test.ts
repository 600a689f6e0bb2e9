import { expect, it } from 'vitest';
import { comparePlaceNames } from './dates.ts';

it('ignores the apostrophe of a name', () => {
  const places = ["'s-Hertogenbosch", 'Zwolle', 'Alkmaar', 'Roosendaal', 'Sittard'];
  expect(places.toSorted(comparePlaceNames)).toEqual([
    'Alkmaar',
    'Roosendaal',
    "'s-Hertogenbosch",
    'Sittard',
    'Zwolle',
  ]);
});
