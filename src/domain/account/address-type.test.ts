import { expect, it } from 'vitest';
import { defaultDeliveryAddress, isDeliveryAddress } from './address-type.ts';

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
