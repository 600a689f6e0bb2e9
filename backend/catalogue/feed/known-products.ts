/** Finds the existing products of feed rows, and determines what the rows change. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  AttributeRecord,
  ProductDetails,
  ProductTable,
} from '../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Definitions } from './attributes.ts';
import { providedDetails } from './details.ts';
import { MEDIA, RELATIONS } from './lists.ts';
import type { FeedRow } from './row.ts';

/** The entities that a row may refer to. */
export interface CatalogueParts {
  brands: ReadonlyMap<string, number>;
  /** `deliveryType`: default of its products. */
  categories: ReadonlyMap<string, { id: number; code: string; deliveryType: string | null }>;
  stores: ReadonlySet<string>;
  attributes: Definitions;
  /** Product number by EAN. Loaded at once, since `ean` has no index. */
  owners: ReadonlyMap<string, string>;
}

/** A row with its resolved attributes. */
export type ReadRow<Row extends FeedRow = FeedRow> = Row & { records: AttributeRecord[] };

/** The columns that a row sets, except prices. */
export interface Columns extends Pick<
  ProductTable,
  'ean' | 'brand_id' | 'web_node_id' | 'orderable' | 'visibility' | 'sold_online' | 'delivery_type'
> {
  name: Texts;
  url: Texts;
  unit: Texts;
  details: ProductDetails;
}

export interface KnownProduct extends Columns {
  id: number;
}

/** SQL: row `r` contains this field, and its value differs from the shop's. */
const differs = (told: string, kept: string): RawBuilder<boolean> =>
  sql`(r.${sql.raw(told)} is not null and r.${sql.raw(told)} is distinct from ${sql.raw(kept)})`;

/** Numbers or sources of one kind, as listed in a row. */
const listed = (table: string, column: string, kind: string): string =>
  `(select coalesce(jsonb_agg(l.${column} order by l.position), '[]') from ${table} l
    where l.product_id = p.id and l.kind = '${kind}')`;

/** During an offer the regular price is stored separately. */
const REGULAR = 'coalesce(o.regular_incl, p.price_incl)';
const STAFFEL = `(select coalesce(jsonb_object_agg(level->>'quantity', level->'priceIncl'), '{}')
  from jsonb_array_elements(coalesce(o.regular_levels, p.levels)) level)`;

const DIFFERENCES = [
  ...[differs('ean', 'p.ean'), differs('brand', 'p.brand_id')],
  ...[differs('category', 'p.web_node_id'), differs('price', REGULAR)],
  ...[differs('tax_rate', 'p.tax_rate'), differs('orderable', 'p.orderable')],
  ...[differs('visibility', 'p.visibility'), differs('sold_online', 'p.sold_online')],
  differs('delivery_type', 'p.delivery_type'),
  ...[differs('name_nl', "p.name->>'nl'"), differs('name_en', "p.name->>'en'")],
  ...[differs('unit_nl', "p.unit->>'nl'"), differs('unit_en', "p.unit->>'en'")],
  differs('stock', 's.default_stock'),
  ...[differs('staffel', STAFFEL), differs('list_price', 'o.list_incl')],
  ...RELATIONS.map((kind) => differs(kind, listed('product_relations', 'related_number', kind))),
  ...MEDIA.map((kind) => differs(kind, listed('product_media', 'source', kind))),
  differs('action_price', 'o.action_incl'),
  ...[differs('action_from', 'o.action_from'), differs('action_until', 'o.action_until')],
  differs('action_nl', "o.action_title->>'nl'"),
  differs('action_en', "o.action_title->>'en'"),
  sql<boolean>`not coalesce(s.quantities, '{}') @> r.stores`,
  sql<boolean>`exists (select from jsonb_to_recordset(r.given) as given(path text[], value jsonb)
    where p.details #> given.path is distinct from given.value)`,
  sql<boolean>`exists (select from jsonb_array_elements(r.records) record
    where not p.details->'attributes' @> jsonb_build_array(record))`,
];

/**
 * Returns the existing products of rows by number: their ids, and whether the row changes anything.
 * The database compares, so that unchanged products need not be read.
 */
export async function findKnown(
  db: Kysely<Database>,
  rows: readonly ReadRow[],
  parts: CatalogueParts,
): Promise<Map<string, { id: number; isNew: boolean }>> {
  const wanted = rows.map((row) => ({
    ...row,
    brand: row.brand === undefined ? undefined : parts.brands.get(row.brand),
    category: row.category === undefined ? undefined : parts.categories.get(row.category)?.id,
    stores: row.stores ?? {},
    given: providedDetails(row),
  }));
  const { rows: found } = await sql<{ number: string; id: number; isNew: boolean }>`
    select p.number, p.id, ${sql.join(DIFFERENCES, sql` or `)} as "isNew"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r (number text, ean text,
      brand integer, category integer, price integer, tax_rate smallint, orderable text,
      visibility text, sold_online boolean, delivery_type text, name_nl text, name_en text,
      unit_nl text, unit_en text, stock integer, stores jsonb, given jsonb, records jsonb,
      staffel jsonb, list_price integer, action_price integer, action_from text,
      action_until text, action_nl text, action_en text, accessories jsonb, alternatives jsonb,
      parts jsonb, pictures jsonb, documents jsonb, videos jsonb, energy_label jsonb, energy_sheet jsonb)
      join products p on p.number = r.number
      left join stock s on s.product_id = p.id
      left join product_offers o on o.product_id = p.id`.execute(db);
  return new Map(found.map(({ number, ...known }) => [number, known]));
}

/** Reads the columns of products, by id. */
export async function readColumns(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, KnownProduct>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'ean', 'brand_id', 'web_node_id', 'orderable', 'visibility', 'sold_online'])
    .select(['delivery_type', 'name', 'url', 'unit', 'details'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
