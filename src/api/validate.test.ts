import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALLS, callGroups } from './catalogue.ts';
import { invalidInput, selectCall, validateInput } from './validate.ts';

const call = (name: string) => {
  const found = CALLS.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const query = (name: string, values: Record<string, string | string[]>) =>
  validateInput(call(name), { params: {}, query: values, body: undefined });

describe('input of calls', () => {
  it('parses texts to typed values', () => {
    const input = query('searchResults', {
      requestType: 'results',
      categoryIDs: ['1,2', '3'],
      brandNames: 'A, B',
      filterFacets: ['a|b', 'a|c|d'],
      minPrice: '9.95',
      maxPrice: '',
      onlySoldOnline: '1',
      page: '2',
      reload: 'yes',
    });
    expect(input).toMatchObject({
      ok: true,
      query: {
        categoryIDs: [1, 2, 3],
        brandNames: ['A, B'],
        filterFacets: ['a|b', 'a|c|d'],
        minPrice: 9.95,
        onlySoldOnline: true,
        page: 2,
        pageSize: 12,
        sortOrder: 'relevance',
        searchTerm: '',
      },
    });
    expect(input.ok && input.query).not.toHaveProperty('reload');
  });

  it.each([
    ['searchResults', 'pageSize', '201'],
    ['searchResults', 'pageSize', '1.5'],
    ['searchResults', 'page', '0'],
    ['searchResults', 'minPrice', 'cheap'],
    ['searchResults', 'minPrice', '-1'],
    ['searchResults', 'sortOrder', 'best'],
    ['searchResults', 'onlySoldOnline', 'maybe'],
    ['searchResults', 'categoryID', 'x'],
    ['searchResults', 'categoryIDs', '1,x'],
    ['searchResults', 'filterFacets', 'color'],
    ['searchResults', 'searchTerm', 'x'.repeat(201)],
    ['productsByIds', 'productIds', ''],
    ['productsByIds', 'productIds', Array.from({ length: 201 }, (_, i) => i + 1).join(',')],
    ['productsByIds', 'productIds', '99999999999999'],
    ['postcodeCoords', 'postcode', '0123AB'],
    ['stores', 'latitude', '91'],
  ])('%s: reports %s for %s', (name, field, value) => {
    const input = query(name, { requestType: 'results', [field]: value });
    expect(input.ok).toBe(false);
    expect(!input.ok && input.errors[0]?.Field.split('.')[0]).toBe(field);
    expect(!input.ok && invalidInput(input.errors, 'nl').Message).toContain(field);
  });

  it('requires both coordinates or none', () => {
    expect(query('stores', { latitude: '52' })).toMatchObject({
      errors: [{ Field: 'longitude', Message: 'latitude and longitude go together' }],
    });
    expect(query('stores', { latitude: '52', longitude: '5' }).ok).toBe(true);
  });

  it('does not convert texts to numbers in bodies', () => {
    const stock = (body: unknown) =>
      validateInput(call('productStock'), { params: {}, query: {}, body });
    expect(stock({ ids: [1] }).ok).toBe(true);
    expect(
      [{ ids: ['1'] }, { ids: [] }, {}, null, undefined, 'x', []].map((b) => stock(b).ok),
    ).not.toContain(true);
  });

  it('never throws, and gives a reason for every rejection', () => {
    const names = fc.constantFrom(...CALLS);
    fc.assert(
      fc.property(
        names,
        fc.object(),
        fc.dictionary(fc.string(), fc.string()),
        (one, body, params) => {
          const input = validateInput(one, { params, query: params, body });
          return input.ok || input.errors.every((error) => error.Message.length > 0);
        },
      ),
    );
  });

  it('selects the call of a path by its query', () => {
    const group = callGroups().find(({ path }) => path === '/api/sp/search');
    const select = (requestType?: string) =>
      selectCall(group?.calls ?? [], requestType ? { requestType } : {});
    expect(select('results')).toMatchObject({ call: { name: 'searchResults' } });
    expect(select('autocompletesuggestions')).toMatchObject({
      call: { name: 'searchSuggestions' },
    });
    for (const wrong of [select(), select('other')]) {
      expect(wrong).toMatchObject({ ok: false, errors: [{ Field: 'requestType' }] });
    }
  });
});

it('lists every call once, with fixed paths before those with parameters', () => {
  expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length);
  const paths = callGroups().map(({ routerPath }) => routerPath);
  const before = (a: string, b: string) => expect(paths.indexOf(a)).toBeLessThan(paths.indexOf(b));
  before('/api/aspos/webnodes/main/root', '/api/aspos/webnodes/main/:id');
  before('/api/aspos/webnodes/url/:url{.+}', '/api/aspos/webnodes/:id/products');
  before('/api/aspos/stores/url/:url', '/api/aspos/stores/:id');
});

describe('a NUL character', () => {
  const parts = ['params', 'query', 'body'] as const;
  const wrong = [...['\0', 'a\0b'], ...[['a', '\0'], { deep: [{ text: '\0' }] }]];
  it.each(CALLS.map(({ name }) => name))('is refused in every part of %s', (name) => {
    for (const part of parts) {
      for (const value of wrong) {
        const raw = { params: {}, query: {}, body: {}, [part]: { any: value } };
        const input = validateInput(call(name), raw as never);
        expect(input).toMatchObject({
          ok: false,
          errors: [{ Message: 'must not hold NUL characters' }],
        });
      }
    }
  });

  it('is only searched for down to a maximum depth', () => {
    let body: unknown = 'x';
    for (let depth = 0; depth < 50_000; depth++) body = [body];
    expect(() => validateInput(call('login'), { params: {}, query: {}, body })).not.toThrow();
  });
});
