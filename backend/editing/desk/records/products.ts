/** Products at the desk: input is saved like a row of a feed. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { isNo } from '../../../../src/domain/shared/flags.ts';
import { formatMoney } from '../../../../src/domain/shared/money.ts';
import { changeProduct } from '../../../catalogue/feed/shop-imports.ts';
import { plainText } from '../../../catalogue/feed/formats/item.ts';
import { applyOffers, deleteOffer } from '../../../catalogue/offers/apply-offers.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import {
  dayField,
  fieldChangesBetween,
  type RecordChange,
  RecordFaults,
  type RecordKind,
  type RecordValue,
} from './record-kind.ts';
import {
  checkMedia,
  mediaFields,
  readMediaIds,
  readProductMedia,
  storeFiles,
  writeMedia,
} from './product-media.ts';

const requiredText = (most: number) => z.string().trim().min(1, 'may not be empty').max(most);
const bothLanguages = (most: number) =>
  z.object({ nl: requiredText(most), en: requiredText(most) });
const pieceCount = z.int().min(0).max(1_000_000);

const productSchema = z.object({
  name: bothLanguages(300),
  price: z.number().min(0.01).max(999_999.99),
  actionPrice: z.number().min(0.01).max(999_999.99).optional(),
  actionFrom: dayField,
  actionUntil: dayField,
  actionTitle: z.object({ nl: z.string().max(300), en: z.string().max(300) }),
  taxRate: z.enum(['21', '9']),
  visibility: z.enum(['Orderable', 'ViewableButNotOrderable', 'NotViewable']),
  orderable: z.boolean(),
  soldOnline: z.boolean(),
  brand: requiredText(300),
  category: requiredText(300),
  ean: requiredText(13),
  unit: bothLanguages(20),
  deliveryType: z.enum(['pakket', 'grootgoed']),
  weight: z.number().min(0.001).max(100_000).optional(),
  description: z.object({ nl: z.string().max(4_000), en: z.string().max(4_000) }),
  stock: pieceCount,
  expected: dayField,
  storeStock: z.record(z.string(), pieceCount),
  ...mediaFields,
});

/** Feed field for each form field. */
const FEED_FIELDS: Record<string, string> = {
  'name.nl': 'name_nl',
  'name.en': 'name_en',
  price: 'price',
  actionPrice: 'action_price',
  actionFrom: 'action_from',
  actionUntil: 'action_until',
  'actionTitle.nl': 'action_nl',
  'actionTitle.en': 'action_en',
  taxRate: 'tax_rate',
  visibility: 'visibility',
  orderable: 'orderable',
  soldOnline: 'sold_online',
  brand: 'brand',
  category: 'category',
  ean: 'ean',
  'unit.nl': 'unit_nl',
  'unit.en': 'unit_en',
  deliveryType: 'delivery_type',
  weight: 'weight',
  'description.nl': 'description_nl',
  'description.en': 'description_en',
  stock: 'stock',
  expected: 'expected',
  pictures: 'pictures',
  documents: 'documents',
};

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as RecordValue)[name], value);

const REQUIRED_OFFER_FIELDS = ['actionPrice', 'actionFrom', 'actionUntil'];
const OFFER_FIELDS = [...REQUIRED_OFFER_FIELDS, 'actionTitle.nl', 'actionTitle.en'];
const isOfferField = (path: string): boolean => OFFER_FIELDS.includes(path);

/** The feed fields changed in a form; all fields of an offer if any of them changed. */
function feedRowOf(number: string, before: RecordValue, value: RecordValue): RecordValue {
  const row: RecordValue = { number };
  const changed = fieldChangesBetween(before, value).map(({ path }) => path);
  for (const path of changed.some(isOfferField) ? [...changed, ...OFFER_FIELDS] : changed) {
    const [first, store] = path.split('.');
    // A store removed from the list has no stock.
    if (first === 'storeStock')
      row[`stock.${store}`] = (value['storeStock'] as RecordValue)[store!] ?? 0; // oxfmt-ignore
    else if (path === 'orderable') row['orderable'] = value['orderable'] ? 'ja' : 'nee';
    else if (path === 'pictures' || path === 'documents')
      row[path] = (value[path] as { source: string }[]).map(({ source }) => source);
    else if (path === 'expected') row['expected'] = value['expected'] ?? '';
    // Empty fields of an offer are omitted: the existing offer is deleted first.
    else if (!isOfferField(path) || valueAt(value, path))
      row[FEED_FIELDS[path]!] = valueAt(value, path);
  }
  return row;
}

/**
 * Deletes the offer that a form changes, so that the row defines it completely. Throws
 * `RecordFaults`.
 */
async function deleteChangedOffer(
  trx: Transaction<Database>,
  id: number,
  { before, value }: RecordChange,
): Promise<{ isOver: boolean }> {
  if (!fieldChangesBetween(before!, value).some(({ path }) => isOfferField(path)))
    return { isOver: false };
  const isOver = OFFER_FIELDS.every((path) => !valueAt(value, path));
  const absent = REQUIRED_OFFER_FIELDS.filter((path) => !isOver && !valueAt(value, path));
  if (absent.length > 0)
    throw new RecordFaults(new Map(absent.map((path) => [path, 'must not be empty'])));
  await deleteOffer(trx, id);
  return { isOver };
}

async function readProduct(db: Kysely<Database>, number: string, isToBeSaved = false) {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('web_nodes as w', 'w.id', 'p.web_node_id')
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .leftJoin('product_offers as o', 'o.product_id', 'p.id')
    .select(['p.id', 'p.name', 'p.tax_rate', 'p.visibility', 'p.orderable'])
    .select(['p.sold_online', 'p.ean', 'p.unit', 'p.delivery_type', 'p.details'])
    .select((e) => e.fn.coalesce('o.regular_incl', 'p.price_incl').as('price_incl'))
    .select(['o.action_incl', 'o.action_from', 'o.action_until', 'o.action_title'])
    .select(['b.code as brand', 'w.url as category', 's.default_stock', 's.quantities'])
    .where('p.number', '=', number)
    .$if(isToBeSaved, (query) => query.forUpdate('p'))
    .executeTakeFirst();
  if (!row) return null;
  const { description, dimensions } = row.details;
  const value: z.input<typeof productSchema> = {
    name: row.name,
    price: row.price_incl / 100,
    ...(row.action_incl !== null && { actionPrice: row.action_incl / 100 }),
    ...(row.action_from !== null && { actionFrom: row.action_from }),
    ...(row.action_until !== null && { actionUntil: row.action_until }),
    actionTitle: row.action_title ?? { nl: '', en: '' },
    taxRate: row.tax_rate === 9 ? '9' : '21',
    visibility: row.visibility,
    orderable: !isNo(row.orderable),
    soldOnline: row.sold_online,
    brand: row.brand ?? '',
    category: row.category.nl,
    ean: row.ean,
    unit: row.unit,
    deliveryType: row.delivery_type === 'grootgoed' ? 'grootgoed' : 'pakket',
    ...(dimensions.weight !== null && { weight: dimensions.weight / 1000 }),
    description: { nl: plainText(description.nl), en: plainText(description.en) },
    stock: row.default_stock ?? 0,
    ...(row.details.expected && { expected: row.details.expected }),
    storeStock: row.quantities ?? {},
    ...(await readProductMedia(db, row.id)),
  };
  return { id: row.id, value };
}

export const productRecords: RecordKind = {
  id: 'product',
  section: 'products',
  schema: productSchema,
  canAdd: false,

  async list(db, words, limit) {
    const rows = await db
      .selectFrom('products')
      .select(['number', 'name', 'price_incl'])
      .$if(words !== '', (query) =>
        query.where(({ or, eb, and }) =>
          or([
            eb('ean', '=', words),
            eb('number', 'like', `%${words.replace(/\D/g, '') || 'none'}`),
            sql<boolean>`strpos(lower(number), ${words.toLowerCase()}) > 0`,
            and(
              words
                .split(/\s+/)
                .map((word) => sql<boolean>`strpos(lower(name->>'nl'), ${word.toLowerCase()}) > 0`),
            ),
          ]),
        ),
      )
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ number, name, price_incl }) => ({
      ...{ key: number, title: name.nl },
      detail: `${number} · ${formatMoney(price_incl, 'nl')}`,
    }));
  },

  read: async (db, key, isToBeSaved) => (await readProduct(db, key, isToBeSaved))?.value ?? null,

  async write(trx, change) {
    const { key, before, value, at: now } = change;
    const { id } = await trx
      .selectFrom('products')
      .select('id')
      .where('number', '=', key!)
      .executeTakeFirstOrThrow();
    await checkMedia(trx, value);
    const { isOver } = await deleteChangedOffer(trx, id, change);
    const errors = await changeProduct(trx, feedRowOf(key!, before!, value), now);
    if (errors.length > 0) {
      const formPathOf = (field: string) =>
        Object.keys(FEED_FIELDS).find((path) => FEED_FIELDS[path] === field) ??
        field.replace(/^stock\..*/, 'storeStock');
      throw new RecordFaults(
        new Map(errors.map(({ field, message }) => [formPathOf(field), message])),
      );
    }
    if (isOver) await applyOffers(trx, now, [id]);
    const mediaProducts = await writeMedia(trx, id, { before: before!, value, at: now });
    const products = [...new Set([id, ...mediaProducts])];
    return { key: key!, changedEntities: products.map((one) => `product:${one}`) };
  },

  media: readMediaIds,
  storeFiles,

  async suggestions(db) {
    const brands = await db.selectFrom('brands').select('code').orderBy('code').execute();
    const nodes = await db.selectFrom('web_nodes').select('url').orderBy('id').execute();
    return {
      brands: brands.map(({ code }) => code),
      categories: nodes.flatMap(({ url }) => (url.nl ? [url.nl] : [])),
    };
  },
};
