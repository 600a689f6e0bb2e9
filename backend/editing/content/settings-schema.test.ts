import { expect, it } from 'vitest';
import { COUNTRIES } from '../../../src/domain/shared/countries.ts';
import { settingsSchema } from './settings-schema.ts';

const { deliveryCountries } = settingsSchema.shape;

it('delivers to the Netherlands and Belgium where the document names no countries', () => {
  expect(deliveryCountries.parse(undefined)).toEqual(['NL', 'BE']);
});

it('takes every known country, in capitals or not', () => {
  expect(deliveryCountries.parse(['nl', ' de '])).toEqual(['NL', 'DE']);
  expect(deliveryCountries.parse([...COUNTRIES])).toHaveLength(30);
});
