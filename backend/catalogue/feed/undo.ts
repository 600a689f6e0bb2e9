/** Takes an import back: exactly what it changed, and nothing that somebody changed since. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { ImportRowTable, ImportTable } from '../../db/schema/imports.ts';
import { differences, type Flat, flatten, takenBack, unflatten } from './changes.ts';
import { ENTITIES, type Entity } from './entities.ts';
import { type ChangedRow, ImportRecord } from './import-record.ts';
import { PRICE_FIELDS, productSnapshots, restoreProducts } from './snapshots.ts';
import type { Kept } from './structure/entity.ts';
import { structureEntity } from './structure/run.ts';

export type ImportEntry = Selectable<ImportTable>;

/** What stays as somebody made it after the import. */
export interface Later {
  entity: string;
  key: string;
  fields: string[];
}

export interface UndoResult {
  /** The import that was taken back. */
  id: number;
  /** Products and other rows that are as before. */
  restored: number;
  later: Later[];
  names: string[] | null;
}

export interface UndoOptions {
  now: Date;
  by?: string;
  onChanged?(trx: Transaction<Database>, names: string[] | null): Promise<void>;
}

/** Rows that are taken back at a time. */
const BATCH = 1_000;

/** The newest imports first. */
export function listImports(db: Kysely<Database>, limit: number): Promise<ImportEntry[]> {
  return db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/**
 * Takes back the import of an id, or without one the last that was loaded. Products that it added are
 * hidden, since orders may refer to them. Rejects with an Error of one sentence where there is no such
 * import, or it was taken back.
 */
export function undoImport(
  db: Kysely<Database>,
  id: number | null,
  options: UndoOptions,
): Promise<UndoResult> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table products in share row exclusive mode`.execute(trx);
    const found = await importOf(trx, id);
    const { files, entities } = found;
    const facts = { now: options.now, by: options.by ?? 'command', files };
    const record = await ImportRecord.begin(
      trx,
      { ...facts, entities: entities as Entity[] },
      found.id,
    );
    const undo = new Undo(trx, record, options.now);
    for (const entity of ENTITIES.toReversed()) {
      const rows = await trx
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', found.id)
        .where('entity', '=', entity)
        .orderBy('key')
        .execute();
      if (rows.length === 0) continue;
      if (entity === 'products') await undo.products(rows);
      else await undo.structure(entity, rows);
    }
    await trx.updateTable('imports').set({ state: 'undone' }).where('id', '=', found.id).execute();
    await record.end({ added: 0, changed: undo.restored, unchanged: 0, hidden: 0 }, 0);
    if (record.hasRows) await options.onChanged?.(trx, record.names);
    return { id: found.id, restored: undo.restored, later: undo.later, names: record.names };
  });
}

async function importOf(db: Kysely<Database>, id: number | null): Promise<ImportEntry> {
  let query = db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(1);
  query =
    id === null
      ? query.where('state', '=', 'loaded').where('undoes', 'is', null)
      : query.where('id', '=', id);
  const found = await query.executeTakeFirst();
  if (!found)
    throw new Error(id === null ? 'There is no import to undo.' : `There is no import ${id}.`);
  if (found.state === 'loaded') return found;
  const why = found.state === 'undone' ? 'was undone already' : 'loaded nothing';
  throw new Error(`Import ${found.id} ${why}.`);
}

type Row = Selectable<ImportRowTable>;

class Undo {
  readonly #trx: Kysely<Database>;
  readonly #record: ImportRecord;
  readonly #now: Date;
  restored = 0;
  readonly later: Later[] = [];

  constructor(trx: Kysely<Database>, record: ImportRecord, now: Date) {
    this.#trx = trx;
    this.#record = record;
    this.#now = now;
  }

  async products(rows: readonly Row[]): Promise<void> {
    for (let from = 0; from < rows.length; from += BATCH) {
      const part = rows.slice(from, from + BATCH);
      const now = await productSnapshots(
        this.#trx,
        part.map(({ entity_id }) => entity_id!),
      );
      const restored = new Map<number, Flat>();
      const changes: ChangedRow[] = [];
      for (const row of part) {
        const id = row.entity_id!;
        const current = now.get(id);
        // A new demo catalogue gives ids to other products.
        if (current?.number !== row.key) this.#note(row, ['number']);
        else {
          const back = this.#back(current.flat, row, PRICE_FIELDS);
          const fields = differences(current.flat, back);
          if (Object.keys(fields).length === 0) continue;
          restored.set(id, back);
          changes.push({ ...rowOf(row, fields), page: `product:${id}` });
        }
      }
      await restoreProducts(this.#trx, restored, this.#now);
      await this.#keep(changes);
    }
  }

  async structure(name: Exclude<Entity, 'products'>, rows: readonly Row[]): Promise<void> {
    const entity = structureEntity(name);
    const now = await entity.load(this.#trx);
    const restored: Kept[] = [];
    const removed: Kept[] = [];
    const changes: ChangedRow[] = [];
    for (const row of rows) {
      const current = now.get(row.key);
      if (!current) {
        this.#note(row, ['code']);
        continue;
      }
      const flat = flatten(current);
      const back = this.#back(flat, row);
      const fields = differences(flat, back);
      const isWhole = Object.keys(row.fields).every((field) => field in fields);
      if (Object.keys(fields).length === 0 || (row.is_new && !isWhole)) continue;
      if (row.is_new) removed.push(current);
      else restored.push(unflatten(back) as unknown as Kept);
      changes.push({ ...rowOf(row, row.is_new ? {} : fields), page: entity.pageName(current) });
    }
    if (restored.length > 0) await entity.save(this.#trx, restored);
    if (removed.length > 0) await entity.remove(this.#trx, removed);
    await this.#keep(changes);
  }

  #back(now: Flat, row: Row, group?: ReadonlySet<string>): Flat {
    const { row: back, later } = takenBack(now, row.fields, group);
    if (later.length > 0) this.#note(row, later);
    return back;
  }

  #note({ entity, key }: Row, fields: string[]): void {
    this.later.push({ entity, key, fields });
  }

  async #keep(changes: readonly ChangedRow[]): Promise<void> {
    this.restored += changes.length;
    await this.#record.add(changes);
  }
}

const rowOf = ({ entity, key, entity_id }: Row, fields: ChangedRow['fields']) => ({
  ...{ entity: entity as Entity, key, id: entity_id, isNew: false, fields },
});
