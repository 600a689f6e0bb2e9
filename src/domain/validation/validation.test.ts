import { expect, it } from 'vitest';
import { isKvkNumber } from './field-formats.ts';
import { isValidPhone, isPinCode } from './rules.ts';

it.each([
  ['0612345678', true],
  ['030-123 45 67', true],
  ['+31 6 12345678', true],
  ['+31 (0)6 12345678', true],
  ['0031 30 1234567', true],
  ['+32 470 12 34 56', true],
  ['+4915112345678', true],
  ['061234567', false],
  ['06123456789', false],
  ['00012345678', false],
  ['12345678', false],
  ['+31 06 12345678', false],
  ['+31 6 1234567', false],
  ['+0 123456789', false],
  ['+1234567890123456', false],
  ['bel mij', false],
  ['', false],
])('telephone number %j: %s', (text, expected) => {
  expect(isValidPhone(text)).toBe(expected);
});

it.each([
  ['12345678', true],
  [' 01234567 ', true],
  ['1234567', false],
  ['123456789', false],
  ['1234567a', false],
  ['1234 5678', false],
  ['', false],
])('KvK number %j: %s', (text, expected) => {
  expect(isKvkNumber(text)).toBe(expected);
});

it.each([
  ['0000', true],
  ['1234', true],
  ['123', false],
  ['12345', false],
  ['12 4', false],
  ['١٢٣٤', false],
])('pin code %j: %s', (text, expected) => {
  expect(isPinCode(text)).toBe(expected);
});
