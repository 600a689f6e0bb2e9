/**
 * The products that feed rows change: found, compared with the rows, with their lists and variants.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  AttributeRecord,
  ProductDetails,
  ProductTable,
} from '../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { type AttributeDefinitions, readDetails } from './details.ts';
import type { FeedRow } from './row.ts';

const RELATION_FIELDS = ['accessories', 'alternatives', 'parts'] as const;

export const MEDIA_FIELDS = [
  ...(['pictures', 'documents', 'videos', 'energy_label', 'energy_sheet'] as const),
] as const;

/** The entities that a row may refer to. */
export interface CatalogueReferences {
  brands: ReadonlyMap<string, number>;
  /** `deliveryType`: default of its products. */
  categories: ReadonlyMap<string, { id: number; code: string; deliveryType: string | null }>;
  stores: ReadonlySet<string>;
  attributes: AttributeDefinitions;
  /** Product number by EAN. Loaded at once, since `ean` has no index. */
  numberByEan: ReadonlyMap<string, string>;
}

/** A row with its resolved attributes. */
export type ReadRow<Row extends FeedRow = FeedRow> = Row & { records: AttributeRecord[] };

/** The columns that a row sets, except prices. */
export interface ProductColumns extends Pick<
  ProductTable,
  'ean' | 'brand_id' | 'web_node_id' | 'orderable' | 'visibility' | 'sold_online' | 'delivery_type'
> {
  name: Texts;
  url: Texts;
  unit: Texts;
  details: ProductDetails;
}

export interface KnownProduct extends ProductColumns {
  id: number;
}

/** SQL: row `r` contains this field, and its value differs from the shop's. */
const differsSql = (feedColumn: string, shopColumn: string): RawBuilder<boolean> =>
  sql`(r.${sql.raw(feedColumn)} is not null and r.${sql.raw(feedColumn)} is distinct from ${sql.raw(shopColumn)})`;

/** SQL: the stored list of one kind, in order, as a row of a feed would contain it. */
const storedList = (table: string, column: string, kind: string): string =>
  `(select coalesce(jsonb_agg(l.${column} order by l.position), '[]') from ${table} l
    where l.product_id = p.id and l.kind = '${kind}')`;

/** During an offer the regular price is stored separately. */
const REGULAR_PRICE = 'coalesce(o.regular_incl, p.price_incl)';
const REGULAR_STAFFEL = `(select coalesce(jsonb_object_agg(level->>'quantity', level->'priceIncl'), '{}')
  from jsonb_array_elements(coalesce(o.regular_levels, p.levels)) level)`;

const DIFFERENCES = [
  ...[differsSql('ean', 'p.ean'), differsSql('brand', 'p.brand_id')],
  ...[differsSql('category', 'p.web_node_id'), differsSql('price', REGULAR_PRICE)],
  ...[differsSql('tax_rate', 'p.tax_rate'), differsSql('orderable', 'p.orderable')],
  ...[differsSql('visibility', 'p.visibility'), differsSql('sold_online', 'p.sold_online')],
  differsSql('delivery_type', 'p.delivery_type'),
  ...[differsSql('name_nl', "p.name->>'nl'"), differsSql('name_en', "p.name->>'en'")],
  ...[differsSql('unit_nl', "p.unit->>'nl'"), differsSql('unit_en', "p.unit->>'en'")],
  differsSql('stock', 's.default_stock'),
  ...[differsSql('staffel', REGULAR_STAFFEL), differsSql('list_price', 'o.list_incl')],
  ...RELATION_FIELDS.map((kind) =>
    differsSql(kind, storedList('product_relations', 'related_number', kind)),
  ),
  ...MEDIA_FIELDS.map((kind) => differsSql(kind, storedList('product_media', 'source', kind))),
  differsSql('action_price', 'o.action_incl'),
  ...[differsSql('action_from', 'o.action_from'), differsSql('action_until', 'o.action_until')],
  differsSql('action_nl', "o.action_title->>'nl'"),
  differsSql('action_en', "o.action_title->>'en'"),
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
export async function findExistingProducts(
  db: Kysely<Database>,
  rows: readonly ReadRow[],
  references: CatalogueReferences,
): Promise<Map<string, { id: number; isNew: boolean }>> {
  const resolvedRows = rows.map((row) => ({
    ...row,
    brand: row.brand === undefined ? undefined : references.brands.get(row.brand),
    category: row.category === undefined ? undefined : references.categories.get(row.category)?.id,
    stores: row.stores ?? {},
    given: readDetails(row),
  }));
  const { rows: foundProducts } = await sql<{ number: string; id: number; isNew: boolean }>`
    select p.number, p.id, ${sql.join(DIFFERENCES, sql` or `)} as "isNew"
    from jsonb_to_recordset(${JSON.stringify(resolvedRows)}::jsonb) as r (number text, ean text,
      brand integer, category integer, price integer, tax_rate smallint, orderable text,
      visibility text, sold_online boolean, delivery_type text, name_nl text, name_en text,
      unit_nl text, unit_en text, stock integer, stores jsonb, given jsonb, records jsonb,
      staffel jsonb, list_price integer, action_price integer, action_from text,
      action_until text, action_nl text, action_en text, accessories jsonb, alternatives jsonb,
      parts jsonb, pictures jsonb, documents jsonb, videos jsonb, energy_label jsonb, energy_sheet jsonb)
      join products p on p.number = r.number
      left join stock s on s.product_id = p.id
      left join product_offers o on o.product_id = p.id`.execute(db);
  return new Map(foundProducts.map(({ number, ...product }) => [number, product]));
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

/** Replaces the lists that rows contain; others stay unchanged. */
export async function writeLists(
  db: Kysely<Database>,
  products: readonly { id: number; row: FeedRow }[],
): Promise<void> {
  await writeListsTo(db, 'product_relations', 'related_number', listsOf(products, RELATION_FIELDS));
  await writeListsTo(db, 'product_media', 'source', listsOf(products, MEDIA_FIELDS));
}

interface ProductList {
  id: number;
  kind: string;
  items: string[];
}

const listsOf = (
  products: readonly { id: number; row: FeedRow }[],
  kinds: readonly ((typeof RELATION_FIELDS)[number] | (typeof MEDIA_FIELDS)[number])[],
): ProductList[] =>
  products.flatMap(({ id, row }) =>
    kinds.flatMap((kind) => {
      const items = row[kind];
      return items === undefined ? [] : [{ id, kind, items }];
    }),
  );

async function writeListsTo(
  db: Kysely<Database>,
  table: 'product_relations' | 'product_media',
  column: string,
  lists: readonly ProductList[],
): Promise<void> {
  if (lists.length === 0) return;
  const listRows = sql`jsonb_to_recordset(${JSON.stringify(lists)}::jsonb)
    as r (id integer, kind text, items jsonb)`;
  await sql`delete from ${sql.table(table)} l using ${listRows}
    where l.product_id = r.id and l.kind = r.kind`.execute(db);
  await sql`
    insert into ${sql.table(table)} (product_id, kind, position, ${sql.ref(column)})
    select r.id, r.kind, item.position, item.value
    from ${listRows}, jsonb_array_elements_text(r.items) with ordinality item (value, position)`.execute(
    db,
  );
}

type VariantDetails = Pick<ProductDetails, 'group' | 'attributes'>;

interface Variant {
  id: number;
  number: string;
  details: VariantDetails;
}

/** Returns the group and axis values as one text; null without a group or any axis value. */
function variantKey({ group, attributes }: VariantDetails, axes: readonly string[]): string | null {
  const values = axes.map((axis) => attributes.find(({ code }) => code === axis)?.value.nl ?? null);
  return group && values.some((value) => value !== null) ? JSON.stringify([group, values]) : null;
}

/**
 * Returns the imported products, by number, that have the same axis values as another member of
 * their group, with that member's number. The first one in the file is kept.
 */
export async function findDuplicateVariants(
  db: Kysely<Database>,
  variants: readonly Variant[],
  axes: readonly string[],
): Promise<Map<string, string>> {
  const duplicates = new Map<string, string>();
  const variantsWithKey = variants.flatMap(({ number, details }) => {
    const key = variantKey(details, axes);
    return key === null ? [] : [{ number, key, group: details.group! }];
  });
  if (variantsWithKey.length === 0) return duplicates;
  const { rows } = await sql<Omit<Variant, 'id'>>`
    select number, jsonb_build_object('group', details->'group',
      'attributes', details->'attributes') as details
    from products
    where details->>'group' = any(${[...new Set(variantsWithKey.map(({ group }) => group))]})
      and id <> all(${variants.map(({ id }) => id)})`.execute(db);
  const numberByKey = new Map<string | null, string>();
  for (const { number, details } of rows) numberByKey.set(variantKey(details, axes), number);
  for (const { number, key } of variantsWithKey) {
    const earlierNumber = numberByKey.get(key);
    if (earlierNumber === undefined) numberByKey.set(key, number);
    else duplicates.set(number, earlierNumber);
  }
  return duplicates;
}
