/** Undoes an import: exactly its changes, and nothing that somebody changed since. */
import { type Kysely, sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { IsoDate } from '../../../src/domain/shared/common.ts';
import { planOffers } from '../offers/apply-offers.ts';
import { setPrices } from '../offers/list-prices.ts';
import { offerBoundaries } from './offers.ts';
import { type FlatRow, flatten, unflatten, findDifferences, revertChanges } from './changes.ts';
import type { ImportRowTable, ImportTable } from '../../platform/db/schema/content.ts';
import { ENTITIES, type Entity, type StoredEntity } from './structure/entity.ts';
import { type ChangedRow, ImportRecord } from './import-record.ts';
import { structureEntity } from './structure/run.ts';

// Complete snapshots of products, for the record of an import and to undo it.

/** Columns that identify the product, or that change without an import. */
const UNRECORDED_COLUMNS = ['id', 'number', 'created_at', 'updated_at', 'popularity'];
const STOCK_FIELDS = ['quantities', 'default_stock', 'total_stock'];
/** Data of a product in separate tables: an offer, related products, media sources. */
const LIST_TABLES = [
  { name: 'relations', table: 'product_relations', column: 'related_number' },
  { name: 'sources', table: 'product_media', column: 'source' },
] as const;
const FIELDS_OF_OTHER_TABLES = [...STOCK_FIELDS, 'offer', ...LIST_TABLES.map(({ name }) => name)];

/** Fields that `setPrices` changes together. */
const PRICE_FIELDS: ReadonlySet<string> = new Set([
  ...['price_incl', 'price_excl', 'tax_rate', 'levels', 'old_price_incl', 'old_price_excl'],
  ...['discount_id', 'reduced_from', 'reduced_until', 'offer'],
]);

/** Takes snapshots of products by id, with their stock. */
export async function readProductSnapshots(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, { number: string; flat: FlatRow }>> {
  if (ids.length === 0) return new Map();
  const lists = LIST_TABLES.map(
    ({ name, table, column }) => sql`'${sql.raw(name)}', (
      select jsonb_object_agg(kind, items) from (
        select kind, jsonb_agg(${sql.ref(column)} order by position) as items
        from ${sql.table(table)} where product_id = p.id group by kind) kinds)`,
  );
  const { rows } = await sql<{ id: number; number: string; product: object; stock: object | null }>`
    select p.id, p.number, to_jsonb(p) - ${UNRECORDED_COLUMNS}::text[] || jsonb_build_object(
        'offer', to_jsonb(o) - 'product_id', ${sql.join(lists)}) as product,
      to_jsonb(s) - 'product_id' as stock
    from products p left join stock s on s.product_id = p.id
      left join product_offers o on o.product_id = p.id
    where p.id = any(${ids})`.execute(db);
  return new Map(
    rows.map(({ id, number, product, stock }) => [
      id,
      { number, flat: flatten({ ...product, ...stock }) },
    ]),
  );
}

/** Restores products from snapshots; a changed price is added to the price history. */
async function restoreProducts(
  db: Kysely<Database>,
  snapshots: ReadonlyMap<number, FlatRow>,
  now: Date,
): Promise<void> {
  if (snapshots.size === 0) return;
  const rows = [...snapshots].map(([id, flat]) => ({ id, ...unflatten(flat) }));
  const prices = rows.map((row) => {
    const { id, price_incl, tax_rate } = row as unknown as Record<string, number>;
    return { productId: id!, incl: price_incl, taxRate: tax_rate };
  });
  await setPrices(db, prices, now);
  const columns = Object.keys(rows[0]!).filter(
    (name) => name !== 'id' && !FIELDS_OF_OTHER_TABLES.includes(name),
  );
  const assigned = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`);
  await sql`
    update products p set ${sql.join(assigned)}, updated_at = ${now}::timestamptz
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) r
    where p.id = r.id`.execute(db);
  await sql`
    update stock s set quantities = coalesce(r.quantities, '{}'),
      default_stock = r.default_stock, total_stock = r.total_stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, quantities jsonb,
      default_stock integer, total_stock integer)
    where s.product_id = r.id and r.default_stock is not null`.execute(db);
  await restoreOffers(db, rows, now);
  for (const { name, table, column } of LIST_TABLES) {
    await sql`delete from ${sql.table(table)} where product_id = any(${[...snapshots.keys()]})`.execute(db); // oxfmt-ignore
    await sql`
      insert into ${sql.table(table)} (product_id, kind, position, ${sql.ref(column)})
      select r.id, list.key, item.position, item.value
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, ${sql.ref(name)} jsonb),
        jsonb_each(coalesce(nullif(${sql.ref(`r.${name}`)}, 'null'), '{}')) list,
        jsonb_array_elements_text(list.value) with ordinality item (value, position)`.execute(db);
  }
}

/** Restores offers and advised prices, and schedules the start and end of future offers. */
async function restoreOffers(
  db: Kysely<Database>,
  rows: readonly Record<string, unknown>[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id as number);
  await db.deleteFrom('product_offers').where('product_id', 'in', ids).execute();
  const offers = rows.flatMap(({ id, offer }) =>
    offer ? [{ ...(offer as object), product_id: id }] : [],
  );
  const { rows: storedOffers } = await sql<{ from: IsoDate | null; until: IsoDate | null }>`
    insert into product_offers
    select * from jsonb_populate_recordset(null::product_offers, ${JSON.stringify(offers)}::jsonb)
    returning action_from as "from", action_until as until`.execute(db);
  await planOffers(db, offerBoundaries(storedOffers), now);
}

export type ImportEntry = Selectable<ImportTable>;

/** Fields that are not reverted, because somebody changed them after the import. */
export interface LaterChange {
  entity: string;
  key: string;
  fields: string[];
}

export interface UndoResult {
  /** The import that was undone. */
  id: number;
  /** Number of products and other rows that were restored. */
  restored: number;
  later: LaterChange[];
  names: string[] | null;
}

export interface UndoOptions {
  now: Date;
  by?: string;
  onChanged?(trx: Transaction<Database>, names: string[] | null): Promise<void>;
}

/** Rows per batch. */
const BATCH = 1_000;

/** Lists imports, newest first. */
export function listImports(db: Kysely<Database>, limit: number): Promise<ImportEntry[]> {
  return db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/**
 * Undoes an import, by default the last one. Products that it added are hidden, since orders may
 * refer to them. Rejects with an Error if there is no such import, or it was already undone.
 */
export function undoImport(
  db: Kysely<Database>,
  id: number | null,
  options: UndoOptions,
): Promise<UndoResult> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table products in share row exclusive mode`.execute(trx);
    const importEntry = await findImport(trx, id);
    const { files, entities } = importEntry;
    const importInfo = { now: options.now, by: options.by ?? 'command', files };
    const record = await ImportRecord.begin(
      trx,
      { ...importInfo, entities: entities as Entity[] },
      importEntry.id,
    );
    const undo = new Undo(trx, record, options.now);
    for (const entity of ENTITIES.toReversed()) {
      const rows = await trx
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', importEntry.id)
        .where('entity', '=', entity)
        .orderBy('key')
        .execute();
      if (rows.length === 0) continue;
      if (entity === 'products') await undo.restoreProductRows(rows);
      else await undo.restoreStructureRows(entity, rows);
    }
    await trx
      .updateTable('imports')
      .set({ state: 'undone' })
      .where('id', '=', importEntry.id)
      .execute();
    await record.end({ added: 0, changed: undo.restored, unchanged: 0, hidden: 0 }, 0);
    if (record.hasRows) await options.onChanged?.(trx, record.names);
    return { id: importEntry.id, restored: undo.restored, later: undo.later, names: record.names };
  });
}

async function findImport(db: Kysely<Database>, id: number | null): Promise<ImportEntry> {
  let query = db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(1);
  query =
    id === null
      ? query.where('state', '=', 'loaded').where('undoes', 'is', null)
      : query.where('id', '=', id);
  const importEntry = await query.executeTakeFirst();
  if (!importEntry)
    throw new Error(id === null ? 'There is no import to undo.' : `There is no import ${id}.`);
  if (importEntry.state === 'loaded') return importEntry;
  const reason = importEntry.state === 'undone' ? 'was undone already' : 'loaded nothing';
  throw new Error(`Import ${importEntry.id} ${reason}.`);
}

type ImportRow = Selectable<ImportRowTable>;

class Undo {
  readonly #trx: Kysely<Database>;
  readonly #record: ImportRecord;
  readonly #now: Date;
  restored = 0;
  readonly later: LaterChange[] = [];

  constructor(trx: Kysely<Database>, record: ImportRecord, now: Date) {
    this.#trx = trx;
    this.#record = record;
    this.#now = now;
  }

  async restoreProductRows(rows: readonly ImportRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const snapshots = await readProductSnapshots(
        this.#trx,
        batch.map(({ entity_id }) => entity_id!),
      );
      const restored = new Map<number, FlatRow>();
      const changes: ChangedRow[] = [];
      for (const row of batch) {
        const id = row.entity_id!;
        const current = snapshots.get(id);
        // After generating a new demo catalogue, the same ids belong to other products.
        if (current?.number !== row.key) this.#addLaterChange(row, ['number']);
        else {
          const reverted = this.#revert(current.flat, row, PRICE_FIELDS);
          const fields = findDifferences(current.flat, reverted);
          if (Object.keys(fields).length === 0) continue;
          restored.set(id, reverted);
          changes.push({ ...changedRowOf(row, fields), page: `product:${id}` });
        }
      }
      await restoreProducts(this.#trx, restored, this.#now);
      await this.#recordChanges(changes);
    }
  }

  async restoreStructureRows(
    name: Exclude<Entity, 'products'>,
    rows: readonly ImportRow[],
  ): Promise<void> {
    const entity = structureEntity(name);
    const storedEntities = await entity.load(this.#trx);
    const restored: StoredEntity[] = [];
    const removed: StoredEntity[] = [];
    const changes: ChangedRow[] = [];
    for (const row of rows) {
      const current = storedEntities.get(row.key);
      if (!current) {
        this.#addLaterChange(row, ['code']);
        continue;
      }
      const flat = flatten(current);
      const reverted = this.#revert(flat, row);
      const fields = findDifferences(flat, reverted);
      const isUnchangedSince = Object.keys(row.fields).every((field) => field in fields);
      if (Object.keys(fields).length === 0 || (row.is_new && !isUnchangedSince)) continue;
      if (row.is_new) removed.push(current);
      else restored.push(unflatten(reverted) as unknown as StoredEntity);
      changes.push({
        ...changedRowOf(row, row.is_new ? {} : fields),
        page: entity.pageName(current),
      });
    }
    if (restored.length > 0) await entity.save(this.#trx, restored);
    if (removed.length > 0) await entity.remove(this.#trx, removed);
    await this.#recordChanges(changes);
  }

  #revert(current: FlatRow, row: ImportRow, group?: ReadonlySet<string>): FlatRow {
    const { row: reverted, later } = revertChanges(current, row.fields, group);
    if (later.length > 0) this.#addLaterChange(row, later);
    return reverted;
  }

  #addLaterChange({ entity, key }: ImportRow, fields: string[]): void {
    this.later.push({ entity, key, fields });
  }

  async #recordChanges(changes: readonly ChangedRow[]): Promise<void> {
    this.restored += changes.length;
    await this.#record.add(changes);
  }
}

const changedRowOf = ({ entity, key, entity_id }: ImportRow, fields: ChangedRow['fields']) => ({
  ...{ entity: entity as Entity, key, id: entity_id, isNew: false, fields },
});
