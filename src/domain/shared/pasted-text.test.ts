import { expect, it, test } from 'vitest';
import { addressBody, findAddressBody } from '../../api/customer/fields.ts';
import { register, subscribe } from '../../api/auth/calls.ts';
import { saveCustomer, validatePhone } from '../../api/customer/calls.ts';
import { productContact } from '../../api/products/calls.ts';
import { postcodeCoords } from '../../api/stores/calls.ts';
import { cleanEmail, cleanText } from './pasted-text.ts';
import * as rules from '../validation/rules.ts';
import { normalisePostcode } from '../validation/rules.ts';

it.each([
  ['\u200e Jan\u00a0 de\u202fVries \u200f', 'Jan de Vries'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['12\u201114', '12-14'],
])('cleans %j to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

const PLACE = { street: 'Kade', houseNumber: '1', city: 'Ede' };
const CONTACT = { ProductID: 1, PhoneNumber: '' };

test.each(['3542  AB', '3542\u00a0AB', '\u200e3542 ab\u200f', '3542.AB', '\t3542AB\n'])(
  'the postcode %j is valid in form and call',
  (postalCode) => {
    expect(rules.validPostcode(postalCode)).toBeNull();
    const address = addressBody.safeParse({ ...PLACE, postalCode });
    expect(address.success && normalisePostcode(address.data.postalCode)).toBe('3542 AB');
    expect(findAddressBody.safeParse({ postalCode, houseNumber: '1' }).success).toBe(true);
    expect(postcodeCoords.query.safeParse({ postcode: postalCode }).success).toBe(true);
  },
);

test.each([
  '06.12.34.56.78',
  '06\u00a012345678',
  '06  12  34  56  78',
  '\u202a+31 6 12345678\u202c',
  '030\u20111234567',
  '(030) 123 45 67',
  '06/12345678',
])('the telephone number %j is valid in form and call', (phone) => {
  expect(rules.availablePhone(phone)).toBeNull();
  expect(saveCustomer.body.safeParse({ phone, mobileNumber: phone }).success).toBe(true);
  expect(
    addressBody.safeParse({ ...PLACE, postalCode: '3542AB', phoneNumber: phone }).success,
  ).toBe(true);
  expect(productContact.body.safeParse({ ...CONTACT, PhoneNumber: phone }).success).toBe(true);
  expect(validatePhone.query.safeParse({ phoneNumber: phone }).success).toBe(true);
});

test.each([
  ['jan@bücher.nl', 'jan@xn--bcher-kva.nl'],
  ['jan@BÜCHER.nl', 'jan@xn--bcher-kva.nl'],
  ['\u200ejan@bouw.nl\u00a0', 'jan@bouw.nl'],
  ['Jan@Bouw.nl', 'Jan@Bouw.nl'],
])('the e-mail address %j becomes %j in form and call', (email, clean) => {
  expect(cleanEmail(email)).toBe(clean);
  expect(rules.email(email)).toBeNull();
  expect(subscribe.body.parse({ email })).toEqual({ email: clean });
  expect(saveCustomer.body.parse({ email })).toEqual({ email: clean });
  const account = { password: 'Geheim1', firstName: 'Jan', lastName: 'Vries' };
  expect(register.body.parse({ ...account, email }).email).toBe(clean);
});

test.each(['jän@bouw.nl', 'jan@bücher', 'jan@bü cher.nl', 'jan@bücher.nl/x', 'jan@bücher.nl:80'])(
  'rejects the e-mail address %j',
  (email) => {
    expect(rules.email(email)).toEqual({ rule: 'email' });
    expect(subscribe.body.safeParse({ email }).success).toBe(false);
  },
);

test('a KvK number may have spaces and dots, in form and call', () => {
  expect(rules.validKvkNumber('12\u00a034.5678')).toBeNull();
  expect(saveCustomer.body.parse({ kvkNumber: '12 34.5678' })).toEqual({ kvkNumber: '12345678' });
});

test('a house number may be pasted too', () => {
  const body = { ...PLACE, houseNumber: '\u200e12\u201114\u00a0', postalCode: '3542AB' };
  expect(rules.validHouseNumber(body.houseNumber)).toBeNull();
  expect(addressBody.parse(body).houseNumber).toBe('12-14');
});
