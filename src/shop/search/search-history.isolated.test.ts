import { expect, test, vi } from 'vitest';

// Read and written as properties too, as a browser's own.
const storage: Record<string, string> = {};
vi.stubGlobal('localStorage', Object.assign(storage, { getItem: (key: string) => storage[key] }));
const { forgetSearch, rememberSearch, searchHistory } = await import('./search-history.ts');

const entry = (term: string) => ({ name: term, url: `/zoeken/${term}` });

test('each language has a history of its own, which can be changed', () => {
  for (const term of ['hout', 'lijm', 'hout']) rememberSearch('nl', entry(term));
  rememberSearch('en', { name: 'wood', url: '/en/search/wood' });
  expect(searchHistory('nl').get()).toEqual([entry('hout'), entry('lijm')]);
  forgetSearch('nl', '/zoeken/hout');
  expect(searchHistory('nl').get()).toEqual([entry('lijm')]);
  expect(searchHistory('en').get()).toHaveLength(1);
});

test('what another tab wrote meanwhile is not lost', () => {
  for (const { url } of searchHistory('nl').get()) forgetSearch('nl', url);
  rememberSearch('nl', entry('hout'));
  storage['search-history:nl'] = JSON.stringify([entry('gips'), entry('hout')]);
  rememberSearch('nl', entry('verf'));
  expect(searchHistory('nl').get()).toEqual(['verf', 'gips', 'hout'].map(entry));
  storage['search-history:nl'] = JSON.stringify([entry('zand'), entry('verf')]);
  forgetSearch('nl', '/zoeken/verf');
  expect(JSON.parse(storage['search-history:nl'])).toEqual([entry('zand')]);
});

test('where nothing can be stored it lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('en', entry('sand'));
  expect(searchHistory('en').get()[0]).toEqual(entry('sand'));
});
