import { expect, test } from 'vitest';
import { forgetSearch, rememberSearch, searchHistory } from './search-history.ts';

const entry = (term: string) => ({ name: term, url: `/zoeken/${term}` });

test('each language has a history of its own, which can be changed', () => {
  for (const term of ['hout', 'lijm', 'hout']) rememberSearch('nl', entry(term));
  rememberSearch('en', { name: 'wood', url: '/en/search/wood' });
  expect(searchHistory('nl').get()).toEqual([entry('hout'), entry('lijm')]);
  forgetSearch('nl', '/zoeken/hout');
  expect(searchHistory('nl').get()).toEqual([entry('lijm')]);
  expect(searchHistory('en').get()).toHaveLength(1);
});
