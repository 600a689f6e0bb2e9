import { expect, it } from 'vitest';
import { byPlace } from './dates.ts';

it('passes over the apostrophe of a name', () => {
  const places = ["'s-Hertogenbosch", 'Zwolle', 'Alkmaar', 'Roosendaal', 'Sittard'];
  expect(places.toSorted(byPlace)).toEqual([
    'Alkmaar',
    'Roosendaal',
    "'s-Hertogenbosch",
    'Sittard',
    'Zwolle',
  ]);
});
