import { expect, it } from 'vitest';
import { cityLine, streetLine } from './address-lines.ts';

it.each([
  ['546', 'K 1', 'Kade 546 K 1'],
  ['12', 'a', 'Kade 12a'],
  ['12 bus 3', '', 'Kade 12 bus 3'],
])('house number %j with %j: %j', (houseNumber, houseNumberExtension, line) => {
  expect(streetLine({ street: 'Kade', houseNumber, houseNumberExtension })).toBe(line);
});

it('puts the postcode before the city', () => {
  expect(cityLine({ postalCode: '1234 AB', city: 'Ede' })).toBe('1234 AB Ede');
});
