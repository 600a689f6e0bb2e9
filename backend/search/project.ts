import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import { createSearchIndex } from './create-index.ts';
import { documentOf, type GroupRule, type ProductRecord } from './document.ts';
import { NodePaths } from './node-paths.ts';
import type { SearchDocument, SearchIndex, SearchLocale } from './types.ts';
import { LOCALES } from '../../src/domain/shared/common.ts';
import { localTime } from '../../src/domain/store/opening-hours.ts';
import type { Shop } from '../catalogue/reads/shop.ts';

/** Rows per query. All callers share one connection, so no query may take long. */
const BATCH = 1000;
/** Number of documents indexed before yielding to other calls. */
const DOCUMENTS_PER_SLICE = 25;

function selectRecords(db: Kysely<Database>) {
  return (
    db
      .selectFrom('products as p')
      .leftJoin('brands as b', 'b.id', 'p.brand_id')
      .leftJoin('stock as s', 's.product_id', 'p.id')
      // Accessing the details decompresses them, so everything is read at once.
      .innerJoinLateral(
        sql<
          Pick<
            ProductRecord,
            'description' | 'attributes' | 'group' | 'unitPerProduct' | 'unitPriceUnit'
          >
        >`
        jsonb_to_record(p.details)`.as<'d'>(
          sql`d(description jsonb, attributes jsonb, "group" text, "unitPerProduct" float8, "unitPriceUnit" text)`,
        ),
        (join) => join.onTrue(),
      )
      .select([
        'p.id',
        'p.number',
        'p.ean',
        'p.brand_id',
        'p.web_node_id',
        'p.state',
        'p.visibility',
        'p.orderable',
        'p.sold_online',
        'p.name',
        'p.unit',
        'p.price_incl',
        'p.promotion_nodes',
        'p.reduced_from',
        'p.reduced_until',
        'p.popularity',
        'p.created_at',
        'b.description as brand_description',
        'b.code as brand_code',
        'd.description',
        'd.attributes',
        'd.group',
        'd.unitPerProduct',
        'd.unitPriceUnit',
        sql<number>`coalesce(s.total_stock, 0)`.as('total_stock'),
        sql<ProductRecord['quantities']>`coalesce(s.quantities, '{}')`.as('quantities'),
      ])
  );
}

async function readPaths(db: Kysely<Database>, now: Date): Promise<NodePaths> {
  const nodes = await db
    .selectFrom('web_nodes')
    .select(['id', 'parent_id', 'code', 'name', 'active', 'start_date', 'end_date'])
    .execute();
  return new NodePaths(nodes, now);
}

/**
 * Whether a list shows one card per product or per group of variants; groups are computed or come
 * from the feed (`PRODUCT_GROUPS`).
 */
export type ListGroups = 'off' | 'computed' | 'feed';

async function readGroupRule(db: Kysely<Database>, groups: ListGroups): Promise<GroupRule | null> {
  if (groups === 'off') return null;
  const axes = await db
    .selectFrom('attributes')
    .select('code')
    .where('variant_axis', '=', true)
    .execute();
  return { isComputed: groups === 'computed', axes: new Set(axes.map(({ code }) => code)) };
}

/** Returns the first id of every batch. */
async function batchStarts(db: Kysely<Database>): Promise<number[]> {
  const numberedProducts = db
    .selectFrom('products')
    .select(['id', sql<number>`row_number() over (order by id)`.as('at')]);
  const starts = await db
    .selectFrom(numberedProducts.as('n'))
    .select('n.id')
    .where(sql<boolean>`n.at % ${sql.lit(BATCH)} = 1`)
    .orderBy('n.id')
    .execute();
  return starts.map(({ id }) => id);
}

/**
 * Reads the products that may be in lists, in batches by id. The batch boundaries are read first:
 * with a LIMIT instead, a query planner without statistics would decompress the details of all
 * remaining rows for every batch.
 */
async function* readRecords(db: Kysely<Database>): AsyncGenerator<ProductRecord[]> {
  const starts = await batchStarts(db);
  const readBatch = async (batch: number): Promise<ProductRecord[]> => {
    const [from, until] = [starts[batch], starts[batch + 1]];
    if (from === undefined) return [];
    const records = selectRecords(db)
      .where('p.id', '>=', from)
      .$if(until !== undefined, (query) => query.where('p.id', '<', until!))
      .where('p.state', '=', 'Active')
      .where('p.visibility', '!=', 'NotViewable');
    // One JSON value per row: parsing twenty columns costs more than the query itself.
    const rows = await db
      .selectFrom(records.as('r'))
      .select(sql<ProductRecord>`to_json(r)`.as('record'))
      .execute();
    return rows.map(({ record }) => record);
  };
  let nextRecords = readBatch(0);
  for (let batch = 0; batch < starts.length; batch++) {
    const records = await nextRecords;
    // Reads the next batch while this one is processed.
    nextRecords = readBatch(batch + 1);
    nextRecords.catch(() => {});
    yield records;
  }
}

/**
 * Builds the indexes of both languages from the database. `now` decides which categories and
 * reductions are current; call again at midnight. Rejects with the database's error.
 */
export async function loadIndexes(
  db: Kysely<Database>,
  now: Date,
  groups: ListGroups = 'off',
): Promise<Record<SearchLocale, SearchIndex>> {
  const paths = await readPaths(db, now);
  const groupRule = await readGroupRule(db, groups);
  const indexes = { nl: createSearchIndex('nl', []), en: createSearchIndex('en', []) };
  for await (const records of readRecords(db)) {
    for (let from = 0; from < records.length; from += DOCUMENTS_PER_SLICE) {
      const slice = records.slice(from, from + DOCUMENTS_PER_SLICE);
      for (const locale of LOCALES) {
        indexes[locale].update(
          slice.map((record) => ({
            id: record.id,
            document: documentOf(record, paths, locale, now, groupRule),
          })),
        );
      }
      await setImmediate();
    }
  }
  // Computes lazily derived data now, so that no shopper waits for it.
  for (const index of Object.values(indexes)) {
    index.suggest('100000', { keywords: 1, brands: 1, categories: 1, products: 1 });
  }
  return indexes;
}

/**
 * Returns the changes for `SearchIndex.update` for these products: null for one that was deleted or
 * is no longer in any list.
 */
export async function documentsOf(
  db: Kysely<Database>,
  ids: readonly number[],
  locale: SearchLocale,
  now: Date,
  groups: ListGroups = 'off',
): Promise<{ id: number; document: SearchDocument | null }[]> {
  if (ids.length === 0) return [];
  const paths = await readPaths(db, now);
  const groupRule = await readGroupRule(db, groups);
  const documents = new Map<number, SearchDocument | null>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batchIds = ids.slice(from, from + BATCH);
    const records: ProductRecord[] = await selectRecords(db)
      .where('p.id', 'in', batchIds)
      .execute();
    for (const record of records)
      documents.set(record.id, documentOf(record, paths, locale, now, groupRule));
  }
  return [...new Set(ids)].map((id) => ({ id, document: documents.get(id) ?? null }));
}

interface KeepFreshOptions {
  now(): Date;
  onError(error: unknown): void;
}

export interface FreshKeeper {
  /** Applies changes made by other processes before this call. */
  refresh(): Promise<void>;
  /** Resolves once pending work has ended, successfully or not. */
  whenIdle(): Promise<void>;
  stop(): void;
}

const POLL_EVERY_MS = 5_000;

/**
 * Keeps the data in memory up to date: at midnight categories and reductions begin or end, and
 * other processes change the catalogue.
 */
export function keepFresh(shop: Shop, options: KeepFreshOptions): FreshKeeper {
  const { now } = options;
  let day = localTime(now()).day;
  let pendingCount = 0;
  let isStopped = false;
  let lastRun: Promise<void> = Promise.resolve();

  const refresh = async () => {
    const today = localTime(now()).day;
    if (today === day) await shop.applyChanges(now());
    else await shop.reload(now());
    day = today;
  };

  const enqueueRefresh = () => {
    pendingCount++;
    const ownRun = lastRun.then(refresh).finally(() => pendingCount--);
    lastRun = ownRun.catch(() => {});
    return ownRun;
  };

  const timer = setInterval(() => {
    if (pendingCount > 0) return;
    // When stopping, the database may close during the last check.
    enqueueRefresh().catch((error: unknown) => isStopped || options.onError(error));
  }, POLL_EVERY_MS);
  timer.unref();
  return {
    refresh: enqueueRefresh,
    whenIdle: () => lastRun,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
