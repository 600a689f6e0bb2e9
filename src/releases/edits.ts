/** The entities that a release brought: what it can be taken back by. */
import type { DatabaseSync } from 'node:sqlite';
import { pack } from './packing.ts';

export interface Edit {
  key: string;
  /** What people call it: `product:123456`; null where it only follows from other entities. */
  name: string | null;
  /** As it was before (JSON); null: it was not there. */
  before: string | null;
}

export function insertEdits(db: DatabaseSync, release: number, edits: readonly Edit[]): void {
  const insert = db.prepare('insert into edits (release, key, name, before) values (?, ?, ?, ?)');
  for (const { key, name, before } of edits)
    insert.run(release, key, name, before === null ? null : pack(Buffer.from(before)));
}
