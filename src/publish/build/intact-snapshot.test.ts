import {
  closeSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { damageOf, openStore, snapshotFile, type SnapshotStore } from '../snapshot/store.ts';
import { openReader } from '../snapshot/open.ts';
import { ensureIntactSnapshot, withStore } from './intact-snapshot.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const PAGE = 4096;
const RECORDS = 300;

const root = testFolder();
let folder = path.join(root, 'prepared');
let file: string;
let said: string[];

beforeAll(() => fill(folder));

beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'data-'));
  cpSync(path.join(root, 'prepared'), folder, { recursive: true });
  file = snapshotFile(folder);
  said = [];
});

function fill(dataDir: string): void {
  const store = openStore(dataDir);
  readAll(store);
  store.close();
}

/** What a reading of the APIs does. */
function readAll(store: SnapshotStore): void {
  for (let id = 0; id < RECORDS; id += 1) {
    store.put(`product:${id}:nl`, { Id: id, Name: 'Gipsplaat '.repeat(800) });
  }
  store.setReadAt(new Date('2026-11-21T12:00:00Z'));
}

const useAll = async (store: SnapshotStore): Promise<number> => {
  const known = store.keysFrom('product:').map((key) => store.get(key) as { Id: number });
  if (known.length === 0) readAll(store);
  return store.keysFrom('product:').length;
};

const say = (text: string) => void said.push(text);
const GARBAGE = Buffer.alloc(PAGE, 0x55);

function overwrite(at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

/** Overwrites a page of the entities: with their structure, or only in the text of a record. */
function damagePage(kind: 'leaf' | 'overflow'): void {
  const db = new DatabaseSync(file);
  const pages = db
    .prepare("select pageno from dbstat where name = 'entities' and pagetype = ?")
    .all(kind);
  db.close();
  const at = ((pages[Math.floor(pages.length / 2)]?.['pageno'] as number) - 1) * PAGE;
  // The first four bytes of an overflow page are the number of the next one.
  if (kind === 'leaf') overwrite(at, GARBAGE);
  else overwrite(at + 4, Buffer.alloc(200, 0x07));
}

const FAULTS: Record<string, () => void> = {
  'garbage in the header': () => overwrite(0, GARBAGE.subarray(0, 100)),
  'garbage in a page in the middle': () => damagePage('leaf'),
  'a file cut in half': () => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'nothing but garbage': () => writeFileSync(file, Buffer.alloc(20 * PAGE, 0x55)),
};

it('a sound snapshot is kept', async () => {
  expect(damageOf(folder, true)).toBeNull();
  expect(await ensureIntactSnapshot(folder, say)).toBe(false);
  expect(await withStore(folder, useAll, say)).toBe(RECORDS);
  expect(said).toEqual([]);
});

describe.each(Object.entries(FAULTS))('%s', (_, damage) => {
  it('is found when a process begins, and the snapshot is deleted', async () => {
    damage();
    expect(await ensureIntactSnapshot(folder, say)).toBe(true);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`The snapshot ${file} was damaged`);
    const store = openStore(folder);
    expect([store.readAt(), store.keysFrom('')]).toEqual([null, []]);
    store.close();
    expect(await ensureIntactSnapshot(folder, say)).toBe(false);
  });

  it('is found while a job runs, and the job is repeated with a new snapshot', async () => {
    damage();
    expect(await withStore(folder, useAll, say)).toBe(RECORDS);
    expect(said).toHaveLength(1);
    expect(damageOf(folder, true)).toBeNull();
  });
});

it('garbage inside a record is found by its digest when the record cannot be read', async () => {
  damagePage('overflow');
  expect(damageOf(folder)).toBeNull();
  expect(await withStore(folder, useAll, say)).toBe(RECORDS);
  expect(said).toEqual([expect.stringMatching(/the record of product:\d+:nl is not as it was/)]);
});

it('an empty file is an empty snapshot', async () => {
  truncateSync(file, 0);
  expect(await ensureIntactSnapshot(folder, say)).toBe(false);
  const reader = openReader(folder);
  expect(reader.isEmpty()).toBe(true);
  reader.close();
  expect(await withStore(folder, useAll, say)).toBe(RECORDS);
});

it('the WAL of a killed process is used', async () => {
  const store = openStore(folder);
  store.put('product:1:nl', { Id: 1, Name: 'Gipsplaat' });
  const copy = path.join(root, 'killed.sqlite');
  for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
  store.close();
  for (const suffix of ['', '-wal']) copyFileSync(copy + suffix, file + suffix);
  expect(await ensureIntactSnapshot(folder, say)).toBe(false);
  const read = (opened: SnapshotStore) => Promise.resolve(opened.get('product:1:nl'));
  expect(await withStore(folder, read, say)).toEqual({ Id: 1, Name: 'Gipsplaat' });
});

it('the WAL of an earlier snapshot costs at most a new reading', async () => {
  const store = openStore(folder);
  store.put('product:1:nl', { Id: 1, Name: 'Gipsplaat' });
  const wal = readFileSync(`${file}-wal`);
  store.remove('product:2:nl');
  for (let id = RECORDS; id < 2 * RECORDS; id += 1) store.put(`product:${id}:nl`, { Id: id });
  store.close();
  writeFileSync(`${file}-wal`, wal);
  await ensureIntactSnapshot(folder, say);
  expect(await withStore(folder, useAll, say)).toBeGreaterThanOrEqual(RECORDS);
  expect(damageOf(folder, true)).toBeNull();
});

it('an error that is no damage is not repeated', async () => {
  let runs = 0;
  const fail = () => {
    runs += 1;
    return Promise.reject(new Error('The API does not answer.'));
  };
  await expect(withStore(folder, fail, say)).rejects.toThrow('The API does not answer.');
  const failToParse = () => Promise.resolve(JSON.parse('{') as unknown);
  await expect(withStore(folder, async () => failToParse(), say)).rejects.toThrow(SyntaxError);
  expect([runs, said]).toEqual([1, []]);
});

it('a reader that is open goes on with the new snapshot', async () => {
  const reader = openReader(folder);
  expect(reader.isEmpty()).toBe(false);
  FAULTS['garbage in the header']?.();
  await ensureIntactSnapshot(folder, say);
  reader.refresh();
  expect(reader.isEmpty()).toBe(true);
  await withStore(folder, useAll, say);
  reader.refresh();
  expect(reader.readAt()).toEqual(new Date('2026-11-21T12:00:00Z'));
  reader.close();
});
