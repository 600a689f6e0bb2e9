import { expect, it } from 'vitest';
import type { Address } from '../account/customer.ts';
import { needsPhone } from './needs-phone.ts';

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
