/** The change history of a record: time, editor and fields. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema/database.ts';
import type { RecordKind, RecordValue } from './record-kind.ts';

export interface FieldChange {
  /** `name.nl` */
  path: string;
  from: unknown;
  to: unknown;
}

export interface RecordEntry {
  at: Date;
  editor: string;
  /** True if this created the record. */
  isNew: boolean;
  changes: FieldChange[];
}

const SHOWN = 20;

const isGroup = (value: unknown): value is RecordValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in which two values differ, in form order. */
export function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isGroup(before) && !isGroup(after)) return [{ path, from: before, to: after }];
  const [old, now] = [before, after].map((value) => (isGroup(value) ? value : {}));
  return [...new Set([...Object.keys(now!), ...Object.keys(old!)])].flatMap((name) =>
    fieldChanges(old![name], now![name], path === '' ? name : `${path}.${name}`),
  );
}

/** Newest first. */
export async function recordHistory(
  db: Kysely<Database>,
  kind: RecordKind,
  key: string,
): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('record_changes')
    .select(['at', 'editor', 'before', 'after'])
    .where('kind', '=', kind.id)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ at, editor, before, after }) => ({
    ...{ at, editor, isNew: before === null, changes: fieldChanges(before ?? {}, after) },
  }));
}
