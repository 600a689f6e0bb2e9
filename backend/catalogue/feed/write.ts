/** Writes rows of a feed to the database, a fixed number of statements for many rows. */
import { type Kysely, sql } from 'kysely';
import { withoutTax } from '../../../src/domain/money.ts';
import type { ProductDetails, ProductTable } from '../../db/schema/catalogue.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Database } from '../../db/schema/database.ts';
import { FAMILY_KEYS } from '../family-keys.ts';
import { addToHistory, setPrices } from '../set-price.ts';
import { addressText } from '../texts.ts';
import type { FeedRow, NewFeedRow } from './row.ts';

/** What a row may refer to. */
export interface CatalogueParts {
  brands: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, { id: number; code: string }>;
  stores: ReadonlySet<string>;
}

/** The columns that a row sets, prices and stock apart. */
interface Columns extends Pick<
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
  number: string;
  price_incl: number;
  tax_rate: number;
  default_stock: number;
  quantities: Record<string, number>;
}

interface NewProduct {
  id: number;
  row: NewFeedRow;
  columns: Columns;
}

interface ChangedProduct {
  id: number;
  row: FeedRow;
  columns: Columns;
  incl: number;
  taxRate: number;
}

const DEFAULT_TAX_RATE = 21;

/** The products with these numbers, by number. */
export async function knownProducts(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct>`
    select p.id, p.number, p.ean, p.brand_id, p.web_node_id, p.orderable, p.visibility,
      p.sold_online, p.delivery_type, p.name, p.url, p.unit, p.details, p.price_incl, p.tax_rate,
      coalesce(s.default_stock, 0) as default_stock, coalesce(s.quantities, '{}') as quantities
    from products p left join stock s on s.product_id = p.id
    where p.number = any(${numbers})`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}

const paragraph = (text: string): string => {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return safe && `<p>${safe}</p>`;
};

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

export function newProduct(id: number, row: NewFeedRow, parts: CatalogueParts): NewProduct {
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
    delivery_type: row.delivery_type ?? 'pakket',
    name,
    url: urlOf(name, id),
    unit: textsOf({ nl: 'stuk', en: 'piece' }, row.unit_nl, row.unit_en),
    details,
  };
  return { id, row, columns };
}

/** What the row makes of a product; null where it says nothing new. */
export function changedProduct(
  product: KnownProduct,
  row: FeedRow,
  parts: CatalogueParts,
): ChangedProduct | null {
  const { id, details } = product;
  const name = textsOf(product.name, row.name_nl, row.name_en);
  const isRenamed = name.nl !== product.name.nl || name.en !== product.name.en;
  const text = (given: string | undefined) => (given === undefined ? undefined : paragraph(given));
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
      description: textsOf(details.description, text(row.description_nl), text(row.description_en)),
      dimensions: { ...details.dimensions, weight: row.weight ?? details.dimensions.weight },
    },
  };
  const changed: ChangedProduct = {
    ...{ id, row, columns },
    incl: row.price ?? product.price_incl,
    taxRate: row.tax_rate ?? product.tax_rate,
  };
  const isSame =
    changed.incl === product.price_incl &&
    changed.taxRate === product.tax_rate &&
    (row.stock ?? product.default_stock) === product.default_stock &&
    Object.entries(row.stores ?? {}).every(([id, held]) => product.quantities[id] === held) &&
    (Object.keys(columns) as (keyof Columns)[]).every((column) =>
      isEqual(columns[column], product[column]),
    );
  return isSame ? null : changed;
}

/** Equal values of a column, whatever the order of keys: the database sorts them. */
function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isEqual(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

export async function addProducts(
  db: Kysely<Database>,
  products: readonly NewProduct[],
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
}

export async function changeProducts(
  db: Kysely<Database>,
  products: readonly ChangedProduct[],
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
  const prices = products.map(({ id, incl, taxRate }) => ({ productId: id, incl, taxRate }));
  await setPrices(db, prices, now);
}

/** Sets the stock that rows say; a new product without any has none. */
export async function writeStock(
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
