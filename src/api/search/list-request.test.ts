import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { LIST_QUERY_KEYS, parseListQuery } from '../../domain/listing/list-query.ts';
import { defaultListState, searchRequest } from '../../domain/listing/list-state.ts';
import { SORT_FIELDS } from '../../domain/search/search-constants.ts';
import { requestUrl } from '../client.ts';
import { validateInput } from '../validate.ts';
import { searchResults } from './calls.ts';
import { SEARCH } from './client.ts';

const options = {
  limit: 12,
  sortOptions: SORT_FIELDS.map((field) => ({ label: field, field })),
  prefilters: [{ field: 'material', value: 'gips' }],
};
const defaults = defaultListState(options);

const KEYS = [
  ...Object.values(LIST_QUERY_KEYS),
  'f.kleur',
  'f.',
  'f. ',
  'f.a|b',
  'f.__proto__',
  'x',
];
const value = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '1', '-1', '1.5', '1e3', '1e300', '999999999', '9999999999', '0x10', 'NaN'],
    ...['Infinity', '10000000', '10000000.01', '1,2,3', '1|2', '|', '||', '\\', '\\|', 'a\\', '%'],
    ...[
      'ja',
      'true',
      'price-asc',
      'hacked',
      'a\nb',
      '\u0000',
      '\u2028',
      '\ud800',
      'Gips & Co',
      "';--",
    ],
    ...['x'.repeat(199), 'x'.repeat(201), 'x'.repeat(5000), '\u{1f600}'.repeat(150)],
    Array.from({ length: 300 }, (_, at) => at + 1).join(','),
    Array.from({ length: 300 }, (_, at) => `naam ${at}`).join('|'),
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
);
const pairs = fc.array(fc.tuple(fc.constantFrom(...KEYS), value), { maxLength: 10 });
const query = fc.oneof(
  { weight: 4, arbitrary: pairs.map((list) => new URLSearchParams(list).toString()) },
  { weight: 1, arbitrary: fc.webQueryParameters() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const scope = fc.constantFrom(
  { categoryId: 7 },
  { brand: 'Gyproc' },
  { searchTerm: 'y'.repeat(300) },
  {},
);

/** Returns the input that the call receives for an address. */
function received(address: string): Record<string, string | string[]> {
  const given = new URLSearchParams(address.split('?')[1]);
  return Object.fromEntries(
    [...new Set(given.keys())].map((key) => {
      const all = given.getAll(key);
      return [key, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );
}

test('every address results in a request that the call accepts', () => {
  fc.assert(
    fc.property(query, scope, (text, list) => {
      const state = parseListQuery(new URLSearchParams(text), defaults, SORT_FIELDS);
      const request = searchRequest(list, state, options);
      const address = requestUrl(SEARCH.results, { query: { ...request } });
      const input = validateInput(searchResults, {
        params: {},
        query: received(address),
        body: undefined,
      });
      expect(input).toMatchObject({ ok: true });
    }),
    runs(500),
  );
});
