/** Updates the release file of a machine to what another machine published. */
import type { DatabaseSync } from 'node:sqlite';
import { digestOf, inTransaction, decompress } from '../layout.ts';
import { insertRelease } from '../release.ts';
import { deleteEntries, newestRelease } from '../statements.ts';
import type { Manifest, ManifestEntry } from './manifest.ts';

/** Digests of a manifest whose bodies are not stored here. */
export function missingDigests(db: DatabaseSync, { entries }: Pick<Manifest, 'entries'>): string[] {
  const known = db.prepare('select 1 from bodies where digest = ?');
  const digests = new Set(entries.map(({ digest }) => digest));
  return [...digests].filter((digest) => known.get(digest) === undefined);
}

/** Returns the stored, compressed body of a digest. */
export function packedBody(db: DatabaseSync, digest: string): Uint8Array {
  const row = db.prepare('select packed from bodies where digest = ?').get(digest);
  if (!row) throw new Error(`The body ${digest} is not stored.`);
  return row['packed'] as Uint8Array;
}

/** Stores compressed bodies for entries that follow. Throws if one is not what its digest says. */
export function putBodies(
  db: DatabaseSync,
  bodies: readonly { digest: string; packed: Buffer }[],
): void {
  const put = db.prepare('insert or ignore into bodies (digest, packed, size) values (?, ?, ?)');
  inTransaction(db, () => {
    for (const { digest, packed } of bodies) {
      const body = decompress(packed);
      if (digestOf(body) !== digest) throw new Error(`The body ${digest} is damaged.`);
      put.run(digest, packed, body.length);
    }
  });
}

/**
 * Removes releases, and drafts that were never published, but keeps their files until
 * `deleteUndoneFiles`: the releases applied next may use them.
 */
function markUndone(db: DatabaseSync, served: number): void {
  const newest = newestRelease(db);
  const undo = db.prepare('update entries set since = -1, until = 0 where since > ?');
  undo.run(Math.min(newest, served));
  if (newest <= served) return;
  db.prepare('delete from releases where id > ?').run(served);
  for (const table of ['entries', 'moves'])
    db.prepare(`update ${table} set until = null where until > ?`).run(served);
  db.prepare('delete from moves where since > ?').run(served);
  for (const table of ['steps', 'edits'])
    db.prepare(`delete from ${table} where release > ?`).run(served);
}

function deleteUndoneFiles(db: DatabaseSync): void {
  deleteEntries(db, 'since < ?', 0);
}

/**
 * Applies a manifest to the release file, while the caller holds its lock. `after`: the last
 * release that this machine and the publisher have in common; later releases of this machine never
 * became live and are removed. Throws, without any change, if a body is missing (see `missingDigests` and
 * `putBodies`).
 */
export function applyManifest(db: DatabaseSync, after: number, manifest: Manifest): void {
  inTransaction(db, () => {
    markUndone(db, after);
    const entries = new EntryWriter(db);
    for (const entry of manifest.entries) entries.put(entry);
    deleteUndoneFiles(db);
    putMoves(db, manifest);
    for (const { release, steps, edits } of manifest.releases) {
      const step = db.prepare('insert into steps (release, from_path, to_path) values (?, ?, ?)');
      for (const { from_path, to_path } of steps) step.run(release.id, from_path, to_path);
      const edit = db.prepare('insert into edits (release, key, name, before) values (?, ?, ?, ?)');
      for (const { key, name, before } of edits)
        edit.run(release.id, key, name, before === null ? null : Buffer.from(before, 'base64'));
      insertRelease(db, release);
    }
    putPins(db, manifest.pins);
  });
}

function putPins(db: DatabaseSync, pins: string): void {
  db.prepare('delete from held').run();
  db.prepare(
    `insert into held (key, name, record, since, held_by)
     select value->>'key', value->>'name', value->>'record', value->>'since', value->>'held_by'
     from json_each(?)`,
  ).run(pins);
}

function putMoves(db: DatabaseSync, { moves }: Manifest): void {
  const end = db.prepare('update moves set until = ? where from_path = ? and since = ?');
  const add = db.prepare(
    'insert into moves (from_path, to_path, since, until) values (?, ?, ?, ?)',
  );
  for (const { from_path, to_path, since, until } of moves) {
    if (end.run(until, from_path, since).changes === 0) add.run(from_path, to_path, since, until);
  }
}

class EntryWriter {
  readonly #sql;

  constructor(db: DatabaseSync) {
    const prepare = (sql: string) => db.prepare(sql);
    this.#sql = {
      known: prepare('select id from entries where path = ? and since = ?'),
      end: prepare('update entries set until = ? where id = ?'),
      body: prepare('select id from bodies where digest = ?'),
      addScripts: prepare('insert or ignore into script_sets (hashes) values (?)'),
      scripts: prepare('select id from script_sets where hashes = ?'),
      put: prepare(
        `insert into entries (path, body, scripts, is_page, due, since, until)
         values (?, ?, ?, ?, ?, ?, ?)`,
      ),
      entities: prepare('insert or ignore into entities (key) select value from json_each(?)'),
      reads: prepare(
        `insert or ignore into reads (entity, entry)
         select n.id, ? from json_each(?) k join entities n on n.key = k.value`,
      ),
    };
  }

  put(entry: ManifestEntry): void {
    const sql = this.#sql;
    const known = sql.known.get(entry.path, entry.since)?.['id'] as number | undefined;
    if (known !== undefined) sql.end.run(entry.until, known);
    const id = known ?? this.#add(entry);
    sql.entities.run(entry.reads);
    sql.reads.run(id, entry.reads);
  }

  #add({ path, since, until, digest, scripts, is_page, due }: ManifestEntry): number | bigint {
    const body = this.#sql.body.get(digest)?.['id'] as number | undefined;
    if (body === undefined) throw new Error(`The body ${digest} of ${path} is missing.`);
    this.#sql.addScripts.run(scripts);
    const set = this.#sql.scripts.get(scripts)?.['id'] as number;
    return this.#sql.put.run(path, body, set, is_page, due, since, until).lastInsertRowid;
  }
}
