import { afterEach, expect, it } from 'vitest';
import { cachedFragment } from './cache.ts';
import { provideSnapshot, type SnapshotReader } from './reader.ts';
import { recordRead, recordReads } from './reads.ts';

let reading = new Date();
provideSnapshot({ readAt: () => reading } as SnapshotReader);

afterEach(() => {
  reading = new Date();
});

const piece = () =>
  cachedFragment('footer:nl', async () => {
    recordRead('shared:footerMenu:nl');
    return `footer ${Math.random()}`;
  });

it('renders a fragment once, and every page depends on what it read', async () => {
  const first = await recordReads(piece);
  const second = await recordReads(piece);
  expect(second.value).toBe(first.value);
  expect([...first.keys]).toEqual(['shared:footerMenu:nl']);
  expect([...second.keys]).toEqual(['shared:footerMenu:nl']);
});

it('makes it again when the data was read again', async () => {
  const before = await piece();
  reading = new Date();
  expect(await piece()).not.toBe(before);
});
