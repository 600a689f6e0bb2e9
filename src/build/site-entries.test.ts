import { expect, it } from 'vitest';
import type { SnapshotReader } from '../snapshot/reader.ts';
import { siteEntries } from './site-entries.ts';

const none = () => [];
const entriesOf = (ids: readonly number[]) =>
  siteEntries(
    {
      productPaths: () => ids.map((id) => ({ id, url: { nl: `plaat-${id}`, en: `board-${id}` } })),
      webNodePaths: none,
      brandPaths: none,
      storePaths: none,
      contentPaths: none,
    } as unknown as SnapshotReader,
    'bouwmaat',
  );
const upTo = (count: number) => Array.from({ length: count }, (_, id) => id);

it('holds far more products than a call has arguments', () => {
  const all = [...entriesOf(upTo(300_000)).values()].flat();
  expect(all).toContainEqual({ nl: '/product/plaat-299999', en: '/en/product/board-299999' });
  expect(all.length).toBeGreaterThan(300_000);
});

it('one product more is in one part, and changes no other', () => {
  const before = entriesOf(upTo(13_500));
  const after = entriesOf([...upTo(13_500), 987_654]);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([part, entries]) => {
    return JSON.stringify(entries) !== JSON.stringify(before.get(part));
  });
  expect(changed).toHaveLength(1);
  const sizes = [...before].filter(([part]) => part !== 'pages').map(([, { length }]) => length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

it('a shop without products has its pages', () => {
  expect(entriesOf([]).get('pages')).toContainEqual({ nl: '/', en: '/en' });
});
