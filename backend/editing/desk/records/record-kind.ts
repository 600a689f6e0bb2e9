/** A kind of record that the desk can list, edit and keep a history of. */
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/schema/database.ts';
import type { OwnedMedia } from '../../../platform/media/owned-media.ts';
import type { SectionId } from '../frame.ts';
import { startOfDay, toLocalField } from '../../../../src/domain/shared/dates.ts';
import { nextDay } from '../../../../src/domain/availability/calendar.ts';
import { isDeepStrictEqual } from 'node:util';

export interface ListedRecord {
  /** Key of the record in addresses. */
  key: string;
  title: string;
  /** Shown beside the title: a number, a place. */
  detail: string;
}

export type RecordValue = Record<string, unknown>;

export interface RecordChange {
  /** Null: a new record. */
  key: string | null;
  before: RecordValue | null;
  value: RecordValue;
  at: Date;
}

export interface SavedRecord {
  key: string;
  /** Entities whose pages change (`product:100123`); null: all that changed. */
  changedEntities: string[] | null;
  /** The value for the history, if it differs from the submitted one. */
  value?: RecordValue;
}

/** A kind of record; a new kind needs one of these and its texts. */
export interface RecordKind {
  /** Used in the history and in text keys: `records.product.title`. */
  id: 'product' | 'brand' | 'category' | 'store' | 'customer' | 'voucher' | 'agreed-price';
  section: SectionId;
  /** Schema of the form and its validation. */
  schema: z.ZodObject;
  canAdd: boolean;
  /** The first `limit` records that match the words; all of them without words. */
  list(db: Kysely<Database>, words: string, limit: number): Promise<ListedRecord[]>;
  /** The form's value; null: there is no such record. Locks its row if it will be saved. */
  read(db: Kysely<Database>, key: string, isToBeSaved?: boolean): Promise<RecordValue | null>;
  /** Throws `RecordFaults` for violations of database constraints. */
  write(trx: Transaction<Database>, change: RecordChange): Promise<SavedRecord>;
  /** Ids of the stored images in a form, by their name in the form. */
  media?(db: Kysely<Database>, value: RecordValue): Promise<ReadonlyMap<string, string>>;
  /** Stores submitted files and adds them to a list of the form. */
  storeFiles?(
    services: { db: Kysely<Database>; ownedMedia: OwnedMedia; now(): Date },
    files: (list: string) => readonly File[],
    value: RecordValue,
  ): Promise<{ value: RecordValue; faults: ReadonlyMap<string, string> }>;
  /** Suggestions by the id of their `<datalist>`. */
  suggestions?(db: Kysely<Database>): Promise<Record<string, string[]>>;
}

/** Errors of a form by field path; messages as in schemas. */
export class RecordFaults extends Error {
  override name = 'RecordFaults';
  readonly faults: ReadonlyMap<string, string>;

  constructor(faults: ReadonlyMap<string, string>) {
    super('The record cannot be saved.');
    this.faults = faults;
  }
}

/** A day in a form (`2026-12-31`); may be empty. */
export const dayField = z.union([z.iso.date(), z.literal('')]).optional();

/** The end of the last day of a period. */
export const endOfDay = (day: string): Date => startOfDay(nextDay(day));

export const dayOf = (at: Date): string => toLocalField(at).slice(0, 10);

/** The last day of a period that ends at a timestamp. */
export const lastDayOf = (end: Date): string => dayOf(new Date(end.getTime() - 1));

// The change history of a record: time, editor and fields.

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

const MAX_ENTRIES_SHOWN = 20;

const isObject = (value: unknown): value is RecordValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in which two values differ, in form order. */
export function fieldChangesBetween(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) && !isObject(after)) return [{ path, from: before, to: after }];
  const [old, now] = [before, after].map((value) => (isObject(value) ? value : {}));
  return [...new Set([...Object.keys(now!), ...Object.keys(old!)])].flatMap((name) =>
    fieldChangesBetween(old![name], now![name], path === '' ? name : `${path}.${name}`),
  );
}

/** The changes of a record, newest first. */
export async function readRecordHistory(
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
    .limit(MAX_ENTRIES_SHOWN)
    .execute();
  return rows.map(({ at, editor, before, after }) => ({
    ...{ at, editor, isNew: before === null, changes: fieldChangesBetween(before ?? {}, after) },
  }));
}
