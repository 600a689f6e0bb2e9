import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkReleases, isSound } from './check.ts';
import { DamagedReleases, openReleaseFile, releaseFile, digestOf } from './layout.ts';
import { Draft } from './draft.ts';
import { Releases } from './releases.ts';
import { repairReleases } from './repair.ts';
import { insertRollback } from './roll-back.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const PAGE = 4096;
const PAGES = 250;

const root = testFolder();
const prepared = path.join(root, 'prepared');
let folder = prepared;
let file: string;
let live: Map<string, string>;

beforeAll(() => {
  publish('full', PAGES, 'first');
  publish('rebuild', 40, 'second');
  publish('rebuild', 20, 'third');
});

beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'data-'));
  cpSync(prepared, folder, { recursive: true });
  file = releaseFile(folder);
  live = filesOf(3);
  expect(live.size).toBe(PAGES);
});

function publish(kind: 'full' | 'rebuild', pages: number, text: string): void {
  const draft = new Draft(folder);
  for (let at = 0; at < pages; at += 1) {
    // Bytes that packing leaves long: several pages of the file each.
    const body = Buffer.from(`${text} ${at} ${noise(at + pages, 6_000)}`);
    const reads = [`product:${at}:nl`, 'config'];
    draft.put({ path: `product/${at}.html`, body, isPage: true, reads, scripts: ['x'] });
  }
  const edits = [{ key: 'product:1:nl', name: 'product:1', before: '{"Id":1}' }];
  const madeAt = new Date('2026-11-21T12:00:00Z');
  const facts = {
    kind,
    code: 'code',
    madeAt,
    madeBy: 'test',
    reason: text,
    seconds: 1,
    rendered: 1,
  };
  draft.publish(facts, edits);
  draft.close();
}

function noise(seed: number, length: number): string {
  let state = seed + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({ length }, () => String.fromCharCode(33 + (next() % 90))).join('');
}

/** Path of every file of a release, with the digest of its bytes. */
function filesOf(release: number): Map<string, string> {
  const releases = new Releases(folder);
  const entries = [...releases.entries(release)];
  const found = entries.map(
    ({ path, digest }) => [path, digestOf(releases.body(digest) ?? Buffer.from(''))] as const,
  );
  releases.close();
  return new Map(found);
}

function overwrite(at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

const GARBAGE = Buffer.alloc(PAGE, 0x55);

/** Overwrites pages of a table or an index: the `nth` leaf from its beginning. */
function damage(name: string, nth = 1): void {
  const db = new DatabaseSync(file);
  const pages = db
    .prepare(`select pageno from dbstat where name = ? and pagetype = 'leaf' order by path`)
    .all(name);
  db.close();
  expect(pages.length, `leaves of ${name}`).toBeGreaterThan(nth);
  overwrite(((pages[nth]?.['pageno'] as number) - 1) * PAGE, GARBAGE);
}

function run(sql: string): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec(sql);
  db.close();
}

function codeOfLive(): string | undefined {
  const releases = new Releases(folder);
  const code = releases.current()?.code;
  releases.close();
  return code;
}

const checked = () => {
  const check = checkReleases(folder);
  return check && isSound(check);
};

it('sound releases pass the check, and there is nothing to repair', () => {
  const before = statSync(file).mtimeMs;
  expect(checkReleases(folder)).toEqual({
    ...{ file, sqlite: [], unused: 0 },
    releases: [3, 2, 1].map((id) => ({ id, files: PAGES, damaged: [] })),
  });
  expect(repairReleases(folder)).toBeNull();
  expect(statSync(file).mtimeMs).toBe(before);
});

it('no releases at all are no damage', () => {
  rmSync(file);
  expect(checkReleases(folder)).toBeNull();
  expect(repairReleases(folder)).toBeNull();
});

describe('damage that leaves every file whole costs the live release nothing', () => {
  it.each<[string, () => void]>([
    ['garbage in the header', () => overwrite(0, GARBAGE.subarray(0, 100))],
    ['garbage in the first page', () => overwrite(0, GARBAGE)],
    ['garbage in a page of the entries', () => damage('entries', 2)],
    ['garbage in an index', () => damage('entries_by_path', 1)],
    ['garbage in the list of releases', () => damage('releases', 0)],
    ['garbage in what pages read', () => damage('reads', 1)],
  ])('%s', (_, doDamage) => {
    doDamage();
    expect(checked()).toBe(false);
    const repair = repairReleases(folder);
    expect(repair?.live).toEqual({ id: 3, files: PAGES, damaged: [] });
    expect(checked()).toBe(true);
    expect(filesOf(3)).toEqual(live);
    expect(existsSync(repair!.keptAs)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual([
      path.basename(file),
      `${path.basename(file)}.damaged`,
    ]);
  });

  it('a WAL of a process that was killed', () => {
    const db = openReleaseFile(folder);
    db.exec("insert into held (key, name, since, held_by) values ('a', 'b', 'c', 'd')");
    const copies = ['', '-wal'].map((suffix) => [file + suffix, `${file}.kept${suffix}`] as const);
    for (const [from, to] of copies) copyFileSync(from, to);
    db.close();
    for (const [from, to] of copies) copyFileSync(to, from);
    for (const [, to] of copies) rmSync(to);
    expect(checked()).toBe(true);
    expect(filesOf(3)).toEqual(live);
    const releases = new Releases(folder);
    expect(releases.pins.list()).toHaveLength(1);
    releases.close();
  });

  it('a WAL with a last transaction that was not written in full', () => {
    const db = openReleaseFile(folder);
    db.exec("insert into held (key, name, since, held_by) values ('a', 'b', 'c', 'd')");
    const wal = readFileSync(`${file}-wal`);
    db.close();
    writeFileSync(`${file}-wal`, Buffer.concat([wal.subarray(0, wal.length - PAGE), GARBAGE]));
    expect(checked()).toBe(true);
    expect(filesOf(3)).toEqual(live);
  });
});

it('a WAL of an earlier time loses what came since, and the rest is whole', () => {
  const db = openReleaseFile(folder);
  db.exec("insert into held (key, name, since, held_by) values ('a', 'b', 'c', 'd')");
  const wal = readFileSync(`${file}-wal`);
  db.close();
  publish('rebuild', 30, 'fourth');
  const newer = filesOf(4);
  writeFileSync(`${file}-wal`, wal);
  expect(checked()).toBe(false);
  const repair = repairReleases(folder);
  expect(repair).toMatchObject({ rendersAll: true });
  expect(checked()).toBe(true);
  const kept = filesOf(repair!.live!.id);
  expect(kept.size).toBeGreaterThan(PAGES / 2);
  for (const [name, digest] of kept) expect([live.get(name), newer.get(name)]).toContain(digest);
});

it('repair remembers what a rebuild relies on, and renders all where that is lost', () => {
  damage('entries_by_path', 1);
  expect(repairReleases(folder)).toMatchObject({ kept: [2, 1], dropped: [], rendersAll: false });
  expect(codeOfLive()).toBe('code');
  const releases = new Releases(folder);
  expect(releases.reads.readsOf('product/7.html', 3)).toEqual(['config', 'product:7:nl']);
  expect(releases.edits.namesOf(2)).toEqual(['product:1']);
  releases.close();
  expect(insertRollback(folder, 1, { madeAt: new Date(), madeBy: 'test' })).toBe(4);

  damage('reads', 1);
  expect(repairReleases(folder)).toMatchObject({ rendersAll: true, partial: ['reads'] });
  expect(codeOfLive()).toBe('');
});

describe('a file that is lost', () => {
  it('takes along the earlier releases that had it, and not those without', () => {
    // Of the first release only: later ones have a different version of it.
    run(
      `delete from bodies where id = (select body from entries where path = 'product/3.html' and since = 1)`,
    );
    expect(checkReleases(folder)?.releases.map(({ damaged }) => damaged)).toEqual([
      ...[[], [], [{ path: 'product/3.html', why: 'missing' }]],
    ]);
    expect(repairReleases(folder)).toMatchObject({
      ...{ live: { id: 3, damaged: [] }, kept: [2], dropped: [1], rendersAll: false },
    });
    expect(checked()).toBe(true);
    expect(filesOf(3)).toEqual(live);
  });

  it('is named where the live release had it, and the rest of that stays', () => {
    run(
      `update bodies set packed = zeroblob(50) where id = (select body from entries where path = 'product/120.html')`,
    );
    const repair = repairReleases(folder);
    expect(repair).toMatchObject({ kept: [], dropped: [2, 1], rendersAll: true });
    expect(repair?.live?.damaged).toEqual([{ path: 'product/120.html', why: 'changed' }]);
    live.delete('product/120.html');
    expect(filesOf(3)).toEqual(live);
    expect(codeOfLive()).toBe('');
    expect(checked()).toBe(true);
  });

  it('is found where its page of the database is garbage', () => {
    damage('bodies', 30);
    expect(checkReleases(folder)?.releases[0]?.damaged.length).toBeGreaterThan(0);
    const repair = repairReleases(folder);
    const lost = repair?.live?.damaged.map(({ path }) => path) ?? [];
    expect(lost.length).toBeLessThan(20);
    for (const one of lost) live.delete(one);
    expect(filesOf(3)).toEqual(live);
  });
});

it('of a file cut in half all is kept that lies in the first half', () => {
  truncateSync(file, Math.floor(statSync(file).size / 2 / PAGE) * PAGE);
  expect(() => new Releases(folder)).toThrow(DamagedReleases);
  const repair = repairReleases(folder);
  expect(repair?.live?.id).toBe(3);
  expect(checked()).toBe(true);
  const kept = filesOf(3);
  expect(kept.size).toBeGreaterThan(PAGES / 4);
  for (const [name, digest] of kept) expect(digest).toBe(live.get(name));
});

it.each<[string, () => void]>([
  ['zero bytes', () => truncateSync(file, 0)],
  ['nothing but garbage', () => overwrite(0, Buffer.alloc(statSync(file).size, 0x55))],
])('%s: nothing is saved, and a new file is begun', (_, doDamage) => {
  doDamage();
  expect(checked()).toBe(false);
  expect(repairReleases(folder)).toMatchObject({ live: null, kept: [], rendersAll: true });
  expect(checkReleases(folder)?.releases).toEqual([]);
});

it('what an interrupted build left is removed', () => {
  run(
    `insert into bodies (digest, packed, size) select 'x', packed, size from bodies where id = 1`,
  );
  expect(checkReleases(folder)).toMatchObject({ sqlite: [], unused: 1 });
  expect(repairReleases(folder)).toMatchObject({ unused: 1, kept: [2, 1], rendersAll: false });
  expect(checkReleases(folder)).toMatchObject({ unused: 0 });
});

it('reading damaged releases throws an error with the file and the remedy', () => {
  overwrite(0, GARBAGE.subarray(0, 100));
  expect(() => new Releases(folder)).toThrow(
    `The releases in ${file} are damaged (file is not a database). Stop the shop, then see what is lost with \`npm run release -- check\``,
  );
  repairReleases(folder);
  damage('entries_by_path', 1);
  const releases = new Releases(folder);
  expect(() => [...releases.entries(3)]).toThrow(DamagedReleases);
  expect(() => releases.pathsBelow('product/', 3)).toThrow(DamagedReleases);
  releases.close();
});
