import { expect, it } from 'vitest';
import { COUNTRIES } from '../../../domain/shared/countries.ts';
import { countryOptions } from './country-names.ts';

const codes = (...asked: Parameters<typeof countryOptions>) =>
  countryOptions(...asked).map(([code]) => code);

it('offers the countries that the shop delivers to, by their names', () => {
  expect(countryOptions(['NL', 'DE'], 'NL', 'nl')).toEqual([
    ['NL', 'Nederland'],
    ['DE', 'Duitsland'],
  ]);
});

it('offers the country of a stored address too, and every country for an invoice', () => {
  expect(codes(['NL'], 'CY', 'nl')).toEqual(['NL', 'CY']);
  expect(codes(['NL'], 'CY', 'nl', true)).toEqual([...COUNTRIES]);
});
