import { type Kysely, sql } from 'kysely';
import type { Database, ProductDetails } from '../db/schema.ts';
import { FAMILY_KEYS } from './family-keys.ts';
import { type FeedLine, type FeedRow, readFeed } from './feed.ts';
import { withoutTax } from '../../src/domain/money.ts';
import { FIRST_PRODUCT_ID } from './products.ts';
import { addToHistory, setPrice } from './set-price.ts';
import { addressText } from './texts.ts';

export interface ImportResult {
  added: number;
  changed: number;
  /** Lines that were not loaded, and why. */
  errors: { line: number; message: string }[];
}

interface Lookup {
  brands: Map<string, number>;
  categories: Map<string, { id: number; code: string }>;
}

async function lookupOf(db: Kysely<Database>): Promise<Lookup> {
  const brands = await db.selectFrom('brands').select(['id', 'code']).execute();
  const nodes = await db.selectFrom('web_nodes').select(['id', 'code', 'url']).execute();
  const categories = new Map(nodes.map((node) => [node.code, node]));
  for (const node of nodes) if (node.url.nl) categories.set(node.url.nl, node);
  return { brands: new Map(brands.map((brand) => [brand.code, brand.id])), categories };
}

const paragraph = (text: string): string => {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return safe && `<p>${safe}</p>`;
};

function detailsOf(row: FeedRow, id: number, nodeCode: string): ProductDetails {
  // The picture of a family that the feed does not name is that of its category's.
  const family = [row.family, nodeCode.split('/')[0]].find((key) =>
    (FAMILY_KEYS as readonly (string | undefined)[]).includes(key),
  );
  return {
    family: family ?? FAMILY_KEYS[0],
    colorHex: null,
    description: { nl: paragraph(row.description_nl), en: paragraph(row.description_en) },
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
    dimensions: { width: null, height: null, depth: null, weight: null },
    size: null,
    energyLevel: null,
    unitPerProduct: null,
    unitPriceUnit: null,
  };
}

async function nextId(db: Kysely<Database>): Promise<number> {
  const { max } = await db
    .selectFrom('products')
    .select((e) => e.fn.max('id').as('max'))
    .executeTakeFirstOrThrow();
  return Math.max(FIRST_PRODUCT_ID, Number(max ?? 0) + 1);
}

async function save(
  db: Kysely<Database>,
  row: FeedRow,
  found: Lookup,
  now: Date,
): Promise<'added' | 'changed'> {
  const brand = found.brands.get(row.brand);
  if (brand === undefined) throw new Error(`brand ${row.brand} does not exist`);
  const node = found.categories.get(row.category);
  if (!node) throw new Error(`category ${row.category} does not exist`);
  const known = await db
    .selectFrom('products')
    .select(['id', 'details'])
    .where('number', '=', row.number)
    .executeTakeFirst();
  const id = known?.id ?? (await nextId(db));
  const fresh = detailsOf(row, id, node.code);
  const values = {
    ean: row.ean,
    brand_id: brand,
    web_node_id: node.id,
    orderable: row.orderable,
    visibility: row.visibility,
    sold_online: row.sold_online,
    name: JSON.stringify({ nl: row.name_nl, en: row.name_en }),
    url: JSON.stringify({
      nl: `${addressText(row.name_nl)}-${id}`,
      en: `${addressText(row.name_en, 'en')}-${id}`,
    }),
    unit: JSON.stringify({ nl: row.unit_nl, en: row.unit_en }),
    details: JSON.stringify(known ? { ...known.details, description: fresh.description } : fresh),
    updated_at: now,
  };
  if (known) {
    await db.updateTable('products').set(values).where('id', '=', id).execute();
    await setPrice(db, id, row.price, now, row.tax_rate);
  } else {
    const excl = withoutTax(row.price, row.tax_rate);
    await db
      .insertInto('products')
      .values({
        ...values,
        id,
        price_incl: row.price,
        price_excl: excl,
        tax_rate: row.tax_rate,
        number: row.number,
        state: 'Active',
        old_price_incl: null,
        old_price_excl: null,
        discount_id: null,
        discounts: '[]',
        levels: '[]',
        promotion_nodes: [],
        reduced_from: null,
        reduced_until: null,
        delivery_type: 'pakket',
        popularity: 0,
        created_at: now,
      })
      .execute();
    await addToHistory(db, id, { incl: row.price, excl }, now);
  }
  await sql`insert into stock values (${id}, '{}'::jsonb, ${row.stock}, ${row.stock})
    on conflict (product_id) do update
    set default_stock = excluded.default_stock, total_stock = excluded.total_stock`.execute(db);
  return known ? 'changed' : 'added';
}

async function saveLine(
  db: Kysely<Database>,
  { line, row, error }: FeedLine,
  found: Lookup,
  now: Date,
  result: ImportResult,
): Promise<void> {
  if (!row) {
    result.errors.push({ line, message: error ?? 'is unreadable' });
    return;
  }
  try {
    const kind = await db.transaction().execute((trx) => save(trx, row, found, now));
    result[kind]++;
  } catch (reason) {
    result.errors.push({
      line,
      message: reason instanceof Error ? reason.message : String(reason),
    });
  }
}

/**
 * Loads a feed (`feed.ts` says its format): each right line adds or changes the product of its
 * number; each wrong one is reported with its number and loads nothing.
 */
export async function importFeed(
  db: Kysely<Database>,
  lines: AsyncIterable<string>,
  now: Date,
): Promise<ImportResult> {
  const found = await lookupOf(db);
  const result: ImportResult = { added: 0, changed: 0, errors: [] };
  for await (const line of readFeed(lines)) await saveLine(db, line, found, now, result);
  return result;
}
