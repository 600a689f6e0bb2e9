/** Writes rows of a feed to the database, a fixed number of statements for many rows. */
import { type Kysely, sql } from 'kysely';
import { withoutTax } from '../../../src/domain/money.ts';
import type { ProductDetails, ProductTable } from '../../db/schema/catalogue.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Database } from '../../db/schema/database.ts';
import { FAMILY_KEYS } from '../family-keys.ts';
import { addToHistory, setPrices } from '../set-price.ts';
import { addressText, paragraph } from '../texts.ts';
import type { FeedRow, NewFeedRow } from './row.ts';

/** What a row may refer to. */
export interface CatalogueParts {
  brands: ReadonlyMap<string, number>;
  /** `deliveryType`: of its products that do not say it. */
  categories: ReadonlyMap<string, { id: number; code: string; deliveryType: string | null }>;
  stores: ReadonlySet<string>;
  /** Number of the product of each EAN. All at once: `ean` has no index. */
  owners: ReadonlyMap<string, string>;
}

/** The columns that a row sets, except those of the price. */
interface Columns extends Pick<
  ProductTable,
  'ean' | 'brand_id' | 'web_node_id' | 'orderable' | 'visibility' | 'sold_online' | 'delivery_type'
> {
  name: Texts;
  url: Texts;
  unit: Texts;
  details: ProductDetails;
}

interface KnownProduct extends Columns {
  id: number;
}

/** A product as a row makes it. */
interface Made<Row extends FeedRow> {
  id: number;
  row: Row;
  columns: Columns;
}

const DEFAULT_TAX_RATE = 21;

/**
 * The products that the shop has of these rows, by number: their ids, and whether the row says
 * anything new. The database compares: what stays as it is need not be read.
 */
export async function findKnown(
  db: Kysely<Database>,
  rows: readonly FeedRow[],
  parts: CatalogueParts,
): Promise<Map<string, { id: number; isNew: boolean }>> {
  const wanted = rows.map((row) => ({
    ...row,
    brand: row.brand === undefined ? undefined : parts.brands.get(row.brand),
    category: row.category === undefined ? undefined : parts.categories.get(row.category)?.id,
    description_nl: htmlOf(row.description_nl),
    description_en: htmlOf(row.description_en),
    stores: row.stores ?? {},
  }));
  const { rows: found } = await sql<{ number: string; id: number; isNew: boolean }>`
    select p.number, p.id, coalesce(r.ean <> p.ean, false) or coalesce(r.brand <> p.brand_id, false)
      or coalesce(r.category <> p.web_node_id, false) or coalesce(r.price <> p.price_incl, false)
      or coalesce(r.tax_rate <> p.tax_rate, false) or coalesce(r.orderable <> p.orderable, false)
      or coalesce(r.visibility <> p.visibility, false)
      or coalesce(r.sold_online <> p.sold_online, false)
      or coalesce(r.delivery_type <> p.delivery_type, false)
      or coalesce(r.name_nl <> p.name->>'nl', false) or coalesce(r.name_en <> p.name->>'en', false)
      or coalesce(r.unit_nl <> p.unit->>'nl', false) or coalesce(r.unit_en <> p.unit->>'en', false)
      or coalesce(r.family <> p.details->>'family', false)
      or coalesce(r.description_nl <> p.details->'description'->>'nl', false)
      or coalesce(r.description_en <> p.details->'description'->>'en', false)
      or (r.weight is not null and
        r.weight is distinct from (p.details->'dimensions'->>'weight')::integer)
      or (r.stock is not null and r.stock is distinct from s.default_stock)
      or not coalesce(s.quantities, '{}') @> r.stores as "isNew"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r (number text, ean text,
      brand integer, category integer, price integer, tax_rate smallint, orderable text,
      visibility text, sold_online boolean, delivery_type text, name_nl text, name_en text,
      unit_nl text, unit_en text, family text, description_nl text, description_en text,
      weight integer, stock integer, stores jsonb)
      join products p on p.number = r.number
      left join stock s on s.product_id = p.id`.execute(db);
  return new Map(found.map(({ number, ...known }) => [number, known]));
}

/** The columns of products by id. */
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

const htmlOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : paragraph(text);

/** The texts with what a row says of them. */
function textsOf(before: Texts, nl: string | undefined, en: string | undefined): Texts {
  return { nl: nl ?? before.nl, en: en ?? before.en };
}

const urlOf = (name: Texts, id: number): Texts => ({
  nl: `${addressText(name.nl)}-${id}`,
  en: `${addressText(name.en, 'en')}-${id}`,
});

/** The picture of a family that the feed does not name is that of its category's. */
function familyOf(named: string | undefined, nodeCode: string): string {
  const keys: readonly (string | undefined)[] = FAMILY_KEYS;
  return [named, nodeCode.split('/')[0]].find((key) => keys.includes(key)) ?? FAMILY_KEYS[0];
}

export function newProduct(id: number, row: NewFeedRow, parts: CatalogueParts): Made<NewFeedRow> {
  const node = parts.categories.get(row.category)!;
  const name = { nl: row.name_nl, en: row.name_en };
  const details: ProductDetails = {
    family: familyOf(row.family, node.code),
    colorHex: null,
    description: {
      nl: paragraph(row.description_nl ?? ''),
      en: paragraph(row.description_en ?? ''),
    },
    usageDescription: null,
    attributes: [],
    media: [
      { type: 'image', imageType: 'Front', src: `/api/images/products/${id}/front`, order: 0 },
    ],
    files: [],
    safetyLogos: [],
    warnings: { nl: [], en: [] },
    keySpecs: { nl: [], en: [] },
    color: null,
    material: null,
    dimensions: { width: null, height: null, depth: null, weight: row.weight ?? null },
    size: null,
    energyLevel: null,
    unitPerProduct: null,
    unitPriceUnit: null,
  };
  const columns = {
    ean: row.ean,
    brand_id: parts.brands.get(row.brand)!,
    web_node_id: node.id,
    orderable: row.orderable ?? 'ja',
    visibility: row.visibility ?? 'Orderable',
    sold_online: row.sold_online ?? true,
    delivery_type: row.delivery_type ?? node.deliveryType ?? 'pakket',
    name,
    url: urlOf(name, id),
    unit: textsOf({ nl: 'stuk', en: 'piece' }, row.unit_nl, row.unit_en),
    details,
  };
  return { id, row, columns };
}

/** What the row makes of a product. */
export function changedProduct(
  product: KnownProduct,
  row: FeedRow,
  parts: CatalogueParts,
): Made<FeedRow> {
  const { id, details } = product;
  const name = textsOf(product.name, row.name_nl, row.name_en);
  const isRenamed = name.nl !== product.name.nl || name.en !== product.name.en;
  const columns: Columns = {
    ean: row.ean ?? product.ean,
    brand_id: row.brand === undefined ? product.brand_id : parts.brands.get(row.brand)!,
    web_node_id:
      row.category === undefined ? product.web_node_id : parts.categories.get(row.category)!.id,
    orderable: row.orderable ?? product.orderable,
    visibility: row.visibility ?? product.visibility,
    sold_online: row.sold_online ?? product.sold_online,
    delivery_type: row.delivery_type ?? product.delivery_type,
    name,
    // The address follows the name; old addresses still lead here by the id at their end.
    url: isRenamed ? urlOf(name, id) : product.url,
    unit: textsOf(product.unit, row.unit_nl, row.unit_en),
    details: {
      ...details,
      family: row.family === undefined ? details.family : familyOf(row.family, details.family),
      description: textsOf(
        details.description,
        htmlOf(row.description_nl),
        htmlOf(row.description_en),
      ),
      dimensions: { ...details.dimensions, weight: row.weight ?? details.dimensions.weight },
    },
  };
  return { id, row, columns };
}

export async function addProducts(
  db: Kysely<Database>,
  products: readonly Made<NewFeedRow>[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, row, columns }) => {
    const rate = row.tax_rate ?? DEFAULT_TAX_RATE;
    const excl = withoutTax(row.price, rate);
    return { id, number: row.number, incl: row.price, excl, rate, ...columns };
  });
  await sql`
    insert into products (id, number, ean, brand_id, web_node_id, orderable, visibility,
      sold_online, delivery_type, name, url, unit, details, price_incl, price_excl, tax_rate,
      state, discounts, levels, promotion_nodes, popularity, created_at, updated_at)
    select id, number, ean, brand_id, web_node_id, orderable, visibility, sold_online,
      delivery_type, name, url, unit, details, incl, excl, rate,
      'Active', '[]', '[]', '{}', 0, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id integer, number text, ean text, brand_id integer, web_node_id integer, orderable text,
      visibility text, sold_online boolean, delivery_type text, name jsonb, url jsonb, unit jsonb,
      details jsonb, incl integer, excl integer, rate smallint)`.execute(db);
  await addToHistory(db, rows, now);
  await writeStock(db, products);
}

export async function changeProducts(
  db: Kysely<Database>,
  products: readonly Made<FeedRow>[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, columns }) => ({ id, ...columns }));
  await sql`
    update products p set ean = r.ean, brand_id = r.brand_id, web_node_id = r.web_node_id,
      orderable = r.orderable, visibility = r.visibility, sold_online = r.sold_online,
      delivery_type = r.delivery_type, name = r.name, url = r.url, unit = r.unit,
      details = r.details, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id integer, ean text, brand_id integer, web_node_id integer, orderable text,
      visibility text, sold_online boolean, delivery_type text, name jsonb, url jsonb, unit jsonb,
      details jsonb)
    where p.id = r.id`.execute(db);
  const prices = products.flatMap(({ id, row: { price: incl, tax_rate: taxRate } }) =>
    incl === undefined && taxRate === undefined ? [] : [{ productId: id, incl, taxRate }],
  );
  await setPrices(db, prices, now);
  const stocked = products.filter(({ row }) => row.stock !== undefined || row.stores !== undefined);
  await writeStock(db, stocked);
}

/** Sets the stock that rows name; a new product without any gets an empty row. */
async function writeStock(
  db: Kysely<Database>,
  products: readonly { id: number; row: FeedRow }[],
): Promise<void> {
  const rows = products.map(({ id, row }) => ({
    ...{ id, stock: row.stock ?? null, stores: row.stores ?? {} },
  }));
  if (rows.length === 0) return;
  await sql`
    insert into stock (product_id, quantities, default_stock, total_stock)
    select id, stores, coalesce(stock, 0), coalesce(stock, 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, stock integer, stores jsonb)
    on conflict (product_id) do nothing`.execute(db);
  await sql`
    update stock s set quantities = s.quantities || r.stores,
      default_stock = coalesce(r.stock, s.default_stock),
      total_stock = coalesce(r.stock, s.total_stock)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, stock integer, stores jsonb)
    where s.product_id = r.id`.execute(db);
}
