import { expect, it } from 'vitest';
import { defaultDeliveryAddress, isDeliveryAddress, cityLine, streetLine } from './address.ts';

it.each([
  ['DeliveryAddress', true],
  ['DeliveryAddressDefault', true],
  ['DeliveryAddress7', true],
  ['InvoiceAddress', false],
  ['deliveryaddress', false],
  ['', false],
])('%j is a delivery address: %s', (type, expected) => {
  expect(isDeliveryAddress({ type })).toBe(expected);
});

it('proposes the default delivery address, else the first one', () => {
  const invoice = { type: 'InvoiceAddress' };
  const first = { type: 'DeliveryAddress' };
  const chosen = { type: 'DeliveryAddressDefault' };
  expect(defaultDeliveryAddress([invoice, first, chosen])).toBe(chosen);
  expect(defaultDeliveryAddress([invoice, first])).toBe(first);
  expect(defaultDeliveryAddress([invoice])).toBeNull();
});

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
