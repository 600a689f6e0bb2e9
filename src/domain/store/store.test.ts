import { expect, it } from 'vitest';
import { branchPlace } from './store.ts';

it.each([
  ['Bouwmaat Den Haag', 'Den Haag'],
  ['Bouwmaat', 'Bouwmaat'],
  ['Bouwmaatje Utrecht', 'Bouwmaatje Utrecht'],
])('%s is in %s', (name, place) => {
  expect(branchPlace(name, 'Bouwmaat')).toBe(place);
});
