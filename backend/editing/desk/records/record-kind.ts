/** A kind of record that the desk lists, shows in a form, saves and keeps the history of. */
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/schema/database.ts';
import type { OwnedMedia } from '../../../platform/media/owned-media.ts';
import type { SectionId } from '../frame.ts';

export interface ListedRecord {
  /** What its address names it by. */
  key: string;
  title: string;
  /** Beside the title: number, place. */
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
  /** Entities whose pages change (`product:100123`); null: whatever did. */
  publishes: string[] | null;
  /** What the history keeps, where it is not what the form sent. */
  value?: RecordValue;
}

/** Everything that the desk knows about a kind; another kind is one of these and its texts. */
export interface RecordKind {
  /** In the history and in texts: `records.product.title`. */
  id: 'product' | 'brand' | 'category' | 'store' | 'customer' | 'voucher' | 'agreed-price';
  section: SectionId;
  /** The form, and what is checked of it. */
  schema: z.ZodObject;
  mayAdd: boolean;
  /** The first `limit` records that hold the words; all of them for none. */
  list(db: Kysely<Database>, words: string, limit: number): Promise<ListedRecord[]>;
  /** What the form shows; null: there is no such record. Locks its row where it is to be saved. */
  read(db: Kysely<Database>, key: string, isToBeSaved?: boolean): Promise<RecordValue | null>;
  /** Throws `RecordFaults` for what the database does not allow. */
  write(trx: Transaction<Database>, change: RecordChange): Promise<SavedRecord>;
  /** Ids of the kept pictures that a form shows, by what names them in the form. */
  media?(db: Kysely<Database>, value: RecordValue): Promise<ReadonlyMap<string, string>>;
  /** Keeps files that were sent for a list of the form; it holds them then. */
  takeFiles?(
    services: { db: Kysely<Database>; owned: OwnedMedia; now(): Date },
    files: (list: string) => readonly File[],
    value: RecordValue,
  ): Promise<{ value: RecordValue; faults: ReadonlyMap<string, string> }>;
  /** Names to choose from, by the id of their `<datalist>`. */
  suggestions?(db: Kysely<Database>): Promise<Record<string, string[]>>;
}

/** What is wrong with a form, by the path of a field; sentences as schemas write them. */
export class RecordFaults extends Error {
  override name = 'RecordFaults';
  readonly faults: ReadonlyMap<string, string>;

  constructor(faults: ReadonlyMap<string, string>) {
    super('The record cannot be saved.');
    this.faults = faults;
  }
}
