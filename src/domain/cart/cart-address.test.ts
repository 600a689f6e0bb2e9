import { expect, it } from 'vitest';
import type { Address } from '../account/customer.ts';
import { deliveryKey, needsPhone } from './cart-address.ts';
import type { Store } from '../store/store.ts';

const address = (phoneNumber: string) => ({ phoneNumber }) as Address;
const cart = {
  hasLargeProduct: true,
  usingAlternativeAddress: false,
  alternativeDeliveryAddress: null,
  deliveryAddress: address(''),
};
const nobody = { mobileNumber: '', firstContact: null };

it('asks for a phone number where a lorry comes and nobody could be called', () => {
  expect(needsPhone(cart, nobody)).toBe(true);
  expect(needsPhone({ ...cart, deliveryAddress: null }, nobody)).toBe(true);
});

it('does not ask for small goods, or where a number is known', () => {
  expect(needsPhone({ ...cart, hasLargeProduct: false }, nobody)).toBe(false);
  expect(needsPhone({ ...cart, deliveryAddress: address('0612345678') }, nobody)).toBe(false);
  expect(needsPhone(cart, { ...nobody, mobileNumber: '0612345678' })).toBe(false);
  const firstContact = { mobile: '', phone: '0301234567' };
  expect(needsPhone(cart, { mobileNumber: '', firstContact })).toBe(false);
});

it('looks at the address of this order alone, not at the one in the address book', () => {
  const once = {
    ...{ usingAlternativeAddress: true, alternativeDeliveryAddress: address('') },
    deliveryAddress: address('0612345678'),
  };
  expect(needsPhone({ ...cart, ...once }, nobody)).toBe(true);
});

const place = { countryCode: 'NL', postalCode: '1234 AB', houseNumber: '1', street: 'Kade' };
const chosen = {
  ...{ shippingMethod: 'Delivery' as const, store: null },
  ...{ usingAlternativeAddress: false, alternativeDeliveryAddress: null },
  deliveryAddress: { ...place, memo: '' } as Address,
  shipping: { id: 'a', date: '2026-11-24', timeFrom: '08:00', timeTo: '12:00' },
};

it('is null without a slot', () => {
  expect(deliveryKey({ ...chosen, shipping: null })).toBeNull();
});

it('stays the same where only words or times of the same slot differ', () => {
  const shipping = { ...chosen.shipping, timeFrom: '08:30' };
  const deliveryAddress = { ...chosen.deliveryAddress, memo: 'Achterom' };
  expect(deliveryKey({ ...chosen, shipping, deliveryAddress })).toBe(deliveryKey(chosen));
});

it('changes with the place, the way and the slot', () => {
  const pickup = { ...chosen, shippingMethod: 'Pickup' as const, store: { id: 1 } as Store };
  const keys = [
    chosen,
    { ...chosen, deliveryAddress: { ...chosen.deliveryAddress, houseNumber: '2' } },
    { ...chosen, shipping: { ...chosen.shipping, date: '2026-11-25' } },
    { ...chosen, shipping: { ...chosen.shipping, id: 'b' } },
    pickup,
    { ...pickup, store: { id: 2 } as Store },
  ].map(deliveryKey);
  expect(new Set(keys).size).toBe(keys.length);
});
