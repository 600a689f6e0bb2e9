import type { Kysely } from 'kysely';
import { openDatabase } from '../../backend/platform/db/open.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import type { OwnShopPlan } from './own-shop.ts';

const PRODUCTS = 60;

/** Bolts of one group: thread and length in mm; `M10` has no length of 40 mm. */
export const BOLTS = [
  ['M8', 40],
  ['M8', 60],
  ['M8', 80],
  ['M10', 60],
  ['M10', 80],
] as const;

export const boltName = ([thread, length]: (typeof BOLTS)[number]): string =>
  `Testbout DIN 933 ${thread}x${length}`;

/** What goes with the bolts of M8, and what nothing of the shop fits. */
export const NUT = 'Testmoer DIN 934 M8';
export const WASHER = 'Testring DIN 125 M8';
export const OTHER_NUT = 'Testmoer DIN 934 M10';
/** Sold out; the first bolt has its thread and length. */
export const SOLD_OUT = 'Testbout zwaar DIN 933 M8x40';

/** A small shop of which some products became bolts, and what goes with them. */
export const GROUPED: OwnShopPlan = {
  name: 'grouped',
  env: { CATALOGUE_PRODUCTS: String(PRODUCTS) },
  fill: prepareBolts,
};

/** The same shop with one card for each product group in lists. */
export const GROUP_CARDS: OwnShopPlan = {
  ...GROUPED,
  name: 'group-cards',
  env: { ...GROUPED.env, LIST_CARDS: 'groups' },
};

interface Fastener {
  name: string;
  /** Code of its category, by which the table of companions knows it. */
  category: 'bout' | 'moer' | 'ring';
  thread: string;
  length?: number;
  cents: number;
  stock?: number;
  /** Of another brand, and so in no group with the others. */
  isOther?: true;
}

const FASTENERS: Fastener[] = [
  ...BOLTS.map((bolt): Fastener => {
    const [thread, length] = bolt;
    return { name: boltName(bolt), category: 'bout', thread, length, cents: 24 };
  }),
  { name: NUT, category: 'moer', thread: 'M8', cents: 8 },
  { name: OTHER_NUT, category: 'moer', thread: 'M10', cents: 9 },
  { name: WASHER, category: 'ring', thread: 'M8', cents: 5 },
  ...[{ name: SOLD_OUT, thread: 'M8', length: 40, cents: 30, stock: 0 }].map((bolt): Fastener => ({
    ...bolt,
    category: 'bout',
    isOther: true,
  })),
];

const IN_STOCK = 1_000;

const same = (text: string) => ({ nl: text, en: text });
const json = (text: string) => JSON.stringify(same(text));

async function prepareBolts(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
  await generateCatalogue(db, { products: PRODUCTS, onlyUsed: true });
  const categories = await addCategories(db);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'brand_id', 'web_node_id', 'details'])
    .where('state', '=', 'Active')
    .where('visibility', '=', 'Orderable')
    .where('orderable', '=', 'ja')
    .where('sold_online', '=', true)
    .orderBy('id')
    .limit(FASTENERS.length)
    .execute();
  const brand = rows[0]!.brand_id;
  const other = rows.find(({ brand_id }) => brand_id !== brand)!.brand_id;
  for (const [at, { id, details }] of rows.entries()) {
    const { name, category, thread, length, cents, stock = IN_STOCK, isOther } = FASTENERS[at]!;
    const attribute = (code: string, nl: string, en: string, value: string) => ({
      ...{ code, label: { nl, en }, value: same(value) },
    });
    const attributes = [
      attribute('schroefdraad', 'Schroefdraad', 'Thread', thread),
      attribute('materiaal', 'Materiaal', 'Material', 'verzinkt staal'),
      ...(length ? [attribute('lengte', 'Lengte', 'Length', `${length} mm`)] : []),
    ];
    const price = { price_incl: cents, price_excl: Math.round(cents / 1.21) };
    const plain = { old_price_incl: null, old_price_excl: null, discount_id: null };
    await db
      .updateTable('products')
      .set({
        ...{ ...price, ...plain, tax_rate: 21, discounts: '[]', levels: '[]' },
        ...{ reduced_from: null, reduced_until: null, delivery_type: 'pakket' },
        ...{ brand_id: isOther ? other : brand, web_node_id: categories[category] },
        ...{ name: json(name), url: json(`testbout-${id}`) },
        details: JSON.stringify({ ...details, attributes }),
      })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('stock')
      .set({ default_stock: stock, total_stock: stock, ...(stock === 0 && { quantities: '{}' }) })
      .where('product_id', '=', id)
      .execute();
  }
  await close();
}

/** The categories of fasteners, which a small catalogue need not have. */
async function addCategories(db: Kysely<Database>): Promise<Record<Fastener['category'], number>> {
  const above = await db
    .selectFrom('web_nodes')
    .select(['id', 'url'])
    .where('code', '=', 'bouten-moeren-en-ringen')
    .executeTakeFirstOrThrow();
  const ids = { bout: 0, moer: 0, ring: 0 };
  for (const [at, code] of (['bout', 'moer', 'ring'] as const).entries()) {
    await db.deleteFrom('web_nodes').where('code', '=', code).execute();
    const url = JSON.stringify({ nl: `${above.url.nl}/${code}`, en: `${above.url.en}/${code}` });
    const texts = { name: json(`Test${code}en`), url, description: null };
    const { id } = await db
      .insertInto('web_nodes')
      .values({
        ...{ ...texts, id: FIRST_NODE + at, parent_id: above.id, code, position: 100 + at },
        ...{ image: null, active: true, start_date: null, end_date: null, delivery_type: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids[code] = id;
  }
  return ids;
}

const FIRST_NODE = 990_001;
