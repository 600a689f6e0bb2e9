import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatHouseNumber,
  isHouseNumberExtension,
  isSameExtension,
  parseHouseNumber,
} from './house-number.ts';

it.each([
  ['546 K 1', '546', 'K 1'],
  ['546', '546', ''],
  [' 12a ', '12', 'a'],
  ['12 a', '12', 'a'],
  ['12-3', '12', '3'],
  ['12/3', '12', '3'],
  ['12 - hs', '12', 'hs'],
  ['8 bis', '8', 'bis'],
  ['1  III', '1', 'III'],
  ['99999', '99999', ''],
])('reads %j as %j and %j', (text, houseNumber, houseNumberExtension) => {
  expect(parseHouseNumber(text)).toEqual({ houseNumber, houseNumberExtension });
});

it.each(['', 'a', 'K 1', '0', '012', '-3', '123456', '12-', '12 é', '12 <b>', '1'.padEnd(20, 'a')])(
  'refuses %j',
  (text) => {
    expect(parseHouseNumber(text)).toBeNull();
  },
);

it('parses what it formats', () => {
  const number = fc.integer({ min: 1, max: 99_999 }).map(String);
  const extension = fc
    .string({ unit: fc.constantFrom(...'aKz019 /.-'), maxLength: 12 })
    .map((text) => text.replace(/ +/g, ' '))
    .filter(isHouseNumberExtension);
  fc.assert(
    fc.property(number, extension, (houseNumber, houseNumberExtension) => {
      const parts = { houseNumber, houseNumberExtension };
      expect(parseHouseNumber(formatHouseNumber(parts))).toEqual(parts);
    }),
  );
});

it('compares extensions without their separators and case', () => {
  expect(isSameExtension('K 1', 'k-1')).toBe(true);
  expect(isSameExtension('', ' ')).toBe(true);
  expect(isSameExtension('K 1', 'K 2')).toBe(false);
  expect(isSameExtension('', 'a')).toBe(false);
});
