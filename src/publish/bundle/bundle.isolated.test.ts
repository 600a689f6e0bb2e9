import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';
import { keepRecentBundles } from './bundle.ts';

let bundles: string;
beforeEach(() => void (bundles = ownFolder()));
afterEach(() => vi.useRealTimers());

/** A bundle that was used in this year; null: by a version that left no mark. */
function bundle(name: string, year: number | null): void {
  mkdirSync(path.join(bundles, name));
  if (year === null) return;
  const mark = path.join(bundles, name, 'used');
  writeFileSync(mark, '');
  utimesSync(mark, new Date(year, 0), new Date(year, 0));
}

it('keeps the four bundles that were used last', async () => {
  for (const year of [2021, 2024, 2022, 2023]) bundle(`of-${year}`, year);
  bundle('unmarked', null);
  bundle('own', 2020);
  await keepRecentBundles(bundles, 'own');
  expect(readdirSync(bundles).sort()).toEqual(['of-2022', 'of-2023', 'of-2024', 'own']);
});

it('keeps the one that is asked for, though four others seem younger', async () => {
  for (const name of ['a', 'b', 'c', 'd']) bundle(name, 2100);
  bundle('own', null);
  await keepRecentBundles(bundles, 'own');
  expect(readdirSync(bundles)).toHaveLength(4);
  expect(readdirSync(bundles)).toContain('own');
});

it('marks by the clock of the file system, not by that of the process', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2100, 0) });
  bundle('own', null);
  await keepRecentBundles(bundles, 'own');
  for (const name of ['a', 'b', 'c', 'd']) bundle(name, 2099);
  bundle('next', null);
  await keepRecentBundles(bundles, 'next');
  expect(readdirSync(bundles)).not.toContain('own');
});
