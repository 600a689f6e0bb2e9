import { expect, it } from 'vitest';
import type { SnapshotReader } from '../snapshot/reader.ts';
import { siteEntries } from './site-entries.ts';

it('holds far more products than a call has arguments', () => {
  const products = Array.from({ length: 300_000 }, (_, id) => ({
    id,
    url: { nl: `plaat-${id}`, en: `board-${id}` },
  }));
  const none = () => [];
  const reader = {
    productPaths: () => products,
    webNodePaths: none,
    brandPaths: none,
    storePaths: none,
    contentPaths: none,
  } as unknown as SnapshotReader;
  const entries = siteEntries(reader, 'bouwmaat');
  expect(entries).toContainEqual({
    nl: '/product/plaat-299999',
    en: '/en/product/board-299999',
  });
  expect(entries.length).toBeGreaterThan(300_000);
});
