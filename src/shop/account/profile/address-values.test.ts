import { expect, it } from 'vitest';
import type { Address } from '../../../domain/account/customer.ts';
import { fieldProblems } from '../../../domain/validation/rules.ts';
import { addressInput, addressRules, addressValues } from './address-values.ts';

const address: Address = {
  ...{ id: 5, customerId: 1, type: 'DeliveryAddressDefault', name: 'Bouwplaats Kade' },
  ...{ firstName: 'Jan', lastName: 'Smit', gender: 'male', phoneNumber: '0612345678' },
  ...{ emailAddress: 'jan@smit.nl', memo: 'Achterom', street: 'Kade', postalCode: '1234 AB' },
  ...{ houseNumber: '546', houseNumberExtension: 'K 1', city: 'Ede', countryCode: 'NL' },
};
const problems = (changes: Partial<ReturnType<typeof addressValues>>) => {
  const values = { ...addressValues(address), ...changes };
  return [...fieldProblems(values, addressRules(values))].map(([name, { rule }]) => [name, rule]);
};

it('shows house number and extension in one field, and sends both in it', () => {
  const values = addressValues(address);
  expect(values.houseNumber).toBe('546 K 1');
  expect(addressInput(values, address)).toMatchObject({
    ...{ houseNumber: '546 K 1', houseNumberExtension: '' },
    ...{ gender: 'male', emailAddress: 'jan@smit.nl', type: 'DeliveryAddressDefault' },
  });
});

it('holds Dutch addresses to the Dutch rules, and foreign ones to none of them', () => {
  const foreign = { countryCode: 'BE', postalCode: 'B-2000', houseNumber: 'bus 3' };
  expect(problems({})).toEqual([]);
  expect(problems(foreign)).toEqual([]);
  expect(problems({ ...foreign, countryCode: 'NL' })).toEqual([
    ['postalCode', 'validPostcode'],
    ['houseNumber', 'validHouseNumber'],
  ]);
});

it('takes no text that mail programs would turn into a link', () => {
  const link = 'Kijk op evil.example';
  const shown = ['name', 'firstName', 'lastName', 'street', 'city'] as const;
  for (const field of shown) expect(problems({ [field]: link })).toEqual([[field, 'noLink']]);
  expect(problems({ countryCode: 'BE', houseNumber: 'www.evil.example' })).toEqual([
    ['houseNumber', 'noLink'],
  ]);
  // How house numbers are written abroad, and initials.
  expect(problems({ countryCode: 'BE', houseNumber: '12/3' })).toEqual([]);
  expect(problems({ street: 'J. P. Coenstraat', name: 'Bouw B.V.' })).toEqual([]);
});

it('needs a place, also of a new address', () => {
  const values = addressValues(null);
  expect([...fieldProblems(values, addressRules(values)).keys()]).toEqual([
    ...['postalCode', 'houseNumber', 'street', 'city'],
  ]);
});
