import { expect, it } from 'vitest';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';
import { parseEnv } from '../../env.ts';
import { keys } from '../snapshot/reads.ts';
import { openStore } from '../snapshot/store.ts';
import { pageMoves } from './rebuild.ts';

it('pairs the addresses that entities had when they were published with those they have', () => {
  const folder = ownFolder();
  const store = openStore(folder);
  const brands = (url: string) => [
    { id: 1, url: { nl: url, en: url } },
    { id: 2, url: { nl: 'vast', en: 'vast' } },
  ];
  store.put(keys.brandPaths(), brands('oud'));
  store.put(keys.contentPaths(), [{ key: 'c', path: { nl: 'contact', en: 'contact' } }]);
  store.unpublished.expectRelease(1);
  store.unpublished.settleRelease(1);
  expect(pageMoves(store, parseEnv({}))).toEqual([]);

  // Moved twice since: what was published counts.
  store.put(keys.brandPaths(), brands('tussen'));
  store.put(keys.brandPaths(), [...brands('nieuw').slice(0, 1)]);
  store.put(keys.contentPaths(), [{ key: 'c', path: { nl: 'contact', en: 'reach-us' } }]);
  expect(pageMoves(store, parseEnv({}))).toEqual([
    { from: '/merken/oud', to: '/merken/nieuw' },
    { from: '/en/brand/oud', to: '/en/brand/nieuw' },
    { from: '/en/contact', to: '/en/reach-us' },
  ]);
  store.close();
});
