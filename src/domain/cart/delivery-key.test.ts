import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Address } from '../account/customer.ts';
import { deliveryKey } from './delivery-key.ts';

const address = { countryCode: 'NL', postalCode: '1234 AB', houseNumber: '1', street: 'Kade' };
const cart = {
  ...{ shippingMethod: 'Delivery' as const, store: null },
  ...{ usingAlternativeAddress: false, alternativeDeliveryAddress: null },
  deliveryAddress: { ...address, memo: '' } as Address,
  shipping: { id: 'a', date: '2026-11-24', timeFrom: '08:00', timeTo: '12:00' },
};

it('is null without a slot', () => {
  expect(deliveryKey({ ...cart, shipping: null })).toBeNull();
});

it('stays the same where only words or times of the same slot differ', () => {
  const shipping = { ...cart.shipping, timeFrom: '08:30' };
  const deliveryAddress = { ...cart.deliveryAddress, memo: 'Achterom' };
  expect(deliveryKey({ ...cart, shipping, deliveryAddress })).toBe(deliveryKey(cart));
});

it('changes with the place, the way and the slot', () => {
  const pickup = { ...cart, shippingMethod: 'Pickup' as const, store: { id: 1 } as Store };
  const keys = [
    cart,
    { ...cart, deliveryAddress: { ...cart.deliveryAddress, houseNumber: '2' } },
    { ...cart, shipping: { ...cart.shipping, date: '2026-11-25' } },
    { ...cart, shipping: { ...cart.shipping, id: 'b' } },
    pickup,
    { ...pickup, store: { id: 2 } as Store },
  ].map(deliveryKey);
  expect(new Set(keys).size).toBe(keys.length);
});
