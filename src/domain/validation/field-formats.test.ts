import { expect, test } from 'vitest';
import { productContact } from '../../api/products/calls.ts';
import { isPhoneNumber } from '../validation/field-formats.ts';

test.each([
  ['0612345678', true],
  ['+31 6 12345678', true],
  [' 030-1234567 ', true],
  ['061234', false],
  ['bel mij', false],
  ['', false],
])('"%s": %s, in rule and call', (PhoneNumber, isOne) => {
  expect(isPhoneNumber(PhoneNumber)).toBe(isOne);
  expect(productContact.body.safeParse({ ProductID: 1, PhoneNumber }).success).toBe(isOne);
});
