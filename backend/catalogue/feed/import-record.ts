/** Stores every import and its changes, and hides products that it does not name. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { ImportCounts } from '../../platform/db/schema/content.ts';
import type { FieldChanges } from './changes.ts';
import type { Entity } from './structure/entity.ts';

export interface ChangedRow {
  entity: Entity;
  /** Code of the entity, or product number. */
  key: string;
  id: number | null;
  isNew: boolean;
  fields: FieldChanges;
  /** Key of its page for the publisher; null if only other pages show it; `PAGELESS_NAME` if none does. */
  page: string | null;
}

export interface ImportInfo {
  now: Date;
  /** Initiator: `command`, `schedule`. */
  by: string;
  files: readonly string[];
  entities: readonly Entity[];
}

/** Merges the names of several changes; null if one of them is unknown. */
export const mergeNames = (
  before: string[] | null | undefined,
  names: string[] | null,
): string[] | null => (before === null || names === null ? null : [...(before ?? []), ...names]);

/** Name of rows that no prerendered page shows. */
export const PAGELESS_NAME = '';

/** Above this number of names, the publisher compares everything. */
export const MAX_NAMES = 3_000;

/** Collects what a running import changes. */
export class ImportRecord {
  readonly id: number;
  readonly #db: Kysely<Database>;
  #names: Set<string> | null = new Set();
  #rows = 0;

  private constructor(db: Kysely<Database>, id: number) {
    this.#db = db;
    this.id = id;
  }

  /**
   * Must be called while the products are locked, so that ids are in the order in which imports
   * end.
   */
  static async begin(
    db: Kysely<Database>,
    importInfo: ImportInfo,
    undoes: number | null = null,
  ): Promise<ImportRecord> {
    return new ImportRecord(db, await insertImport(db, importInfo, 'loaded', 0, NO_COUNTS, undoes));
  }

  /** Opens the record of a finished import, to add to it. */
  static reopen(db: Kysely<Database>, id: number): ImportRecord {
    return new ImportRecord(db, id);
  }

  /** A row that an earlier file of the import changed keeps its original state. */
  async add(rows: readonly ChangedRow[]): Promise<void> {
    if (rows.length === 0) return;
    this.#rows += rows.length;
    for (const { page } of rows) {
      if (page === PAGELESS_NAME) continue;
      if (page === null || (this.#names?.size ?? 0) >= MAX_NAMES) this.#names = null;
      else this.#names?.add(page);
    }
    await sql`
      insert into import_rows as known (import_id, entity, key, entity_id, is_new, fields)
      select ${this.id}, entity, key, id, "isNew", fields
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (entity text, key text,
        id integer, "isNew" boolean, fields jsonb)
      on conflict (import_id, entity, key) do update set fields = known.fields || (
        select coalesce(jsonb_object_agg(field, case when known.fields ? field
          then jsonb_build_array(known.fields->field->0, pair->1) else pair end), '{}')
        from jsonb_each(excluded.fields) as e (field, pair))`.execute(this.#db);
  }

  /** Returns whether anything was changed. */
  get hasRows(): boolean {
    return this.#rows > 0;
  }

  /**
   * Names of what changed; null: the publisher must compare everything, because the changes are too
   * many or affect many pages.
   */
  get names(): string[] | null {
    return this.#names && [...this.#names];
  }

  async end(counts: ImportCounts, errorCount: number): Promise<void> {
    await this.#db
      .updateTable('imports')
      .set({ counts: JSON.stringify(counts), error_count: errorCount })
      .where('id', '=', this.id)
      .execute();
  }
}

const NO_COUNTS: ImportCounts = { added: 0, changed: 0, unchanged: 0, hidden: 0 };

/** Records a rejected import. */
export async function recordRefusedImport(
  db: Kysely<Database>,
  importInfo: ImportInfo,
  errorCount: number,
): Promise<void> {
  await insertImport(db, importInfo, 'refused', errorCount, NO_COUNTS, null);
}

async function insertImport(
  db: Kysely<Database>,
  { now, by, files, entities }: ImportInfo,
  state: 'loaded' | 'refused',
  errorCount: number,
  counts: ImportCounts,
  undoes: number | null,
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ at: now, by, files: JSON.stringify(files), entities: [...new Set(entities)] },
      ...{ counts: JSON.stringify(counts), error_count: errorCount, state, undoes },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Rows per batch in the import record. */
const BATCH = 1_000;

/**
 * Hides the products that earlier imports added and that are not in `namedNumbers`. They stay in the
 * database, since orders and reviews refer to them. Returns their number.
 */
export async function hideMissing(
  db: Kysely<Database>,
  namedNumbers: ReadonlySet<string>,
  now: Date,
  record: ImportRecord,
): Promise<number> {
  const hidden = await db
    .selectFrom('products')
    .select(['id', 'number', 'visibility'])
    .where('visibility', '!=', 'NotViewable')
    .where('from_feed', '=', true)
    .where(sql<boolean>`number <> all(${[...namedNumbers]})`)
    .orderBy('id')
    .execute();
  await db
    .updateTable('products')
    .set({ visibility: 'NotViewable', updated_at: now })
    .where(sql<boolean>`id = any(${hidden.map(({ id }) => id)})`)
    .execute();
  for (let from = 0; from < hidden.length; from += BATCH) {
    await record.add(
      hidden.slice(from, from + BATCH).map(({ id, number, visibility }) => ({
        ...{ entity: 'products' as const, key: number, id, isNew: false, page: `product:${id}` },
        fields: { visibility: [visibility, 'NotViewable'] },
      })),
    );
  }
  return hidden.length;
}
