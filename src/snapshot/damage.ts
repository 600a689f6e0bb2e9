import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from '../releases/sqlite-damage.ts';
import { snapshotFile } from './store.ts';

/** Who writes to it now may hold it for a moment. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * What is wrong with the snapshot of a data folder; null where it is sound or absent. SQLite checks
 * its own structure; `thorough` also compares every entity with its digest.
 */
export function damageOf(dataDir: string, thorough = false): string | null {
  const file = snapshotFile(dataDir);
  if (!existsSync(file)) return null;
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    const report = db.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (report !== 'ok') return String(report);
    return thorough ? changedEntity(db) : null;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error.message;
  } finally {
    db.close();
  }
}

/** Removes the snapshot; the next reading of the APIs makes a new one. */
export function removeSnapshot(dataDir: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(snapshotFile(dataDir) + suffix, { force: true });
  }
}

/** True for errors that a damaged snapshot may have caused. */
export function mayBeDamage(error: unknown): boolean {
  // Garbage inside a record leaves SQLite content, and is no JSON.
  return isDamage(error) || error instanceof SyntaxError;
}

function changedEntity(db: DatabaseSync): string | null {
  // An empty file has no tables.
  if (!db.prepare("select 1 from sqlite_schema where name = 'entities'").get()) return null;
  for (const { key, digest, json } of db
    .prepare('select key, digest, json from entities')
    .iterate()) {
    const actual = createHash('sha256').update(String(json)).digest('base64url');
    if (actual !== digest) return `the record of ${String(key)} is not as it was written`;
  }
  return null;
}
