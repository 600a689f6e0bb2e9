import { openDatabase } from '../../backend/platform/db/open.ts';
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

/** A small shop of which some products became the bolts. */
export const GROUPED: OwnShopPlan = {
  name: 'grouped',
  env: { CATALOGUE_PRODUCTS: String(PRODUCTS) },
  fill: prepareBolts,
};

async function prepareBolts(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
  await generateCatalogue(db, { products: PRODUCTS, onlyUsed: true });
  const rows = await db
    .selectFrom('products')
    .select(['id', 'brand_id', 'web_node_id', 'details'])
    .where('state', '=', 'Active')
    .where('visibility', '=', 'Orderable')
    .where('orderable', '=', 'ja')
    .where('sold_online', '=', true)
    .orderBy('id')
    .limit(BOLTS.length)
    .execute();
  const [first] = rows;
  for (const [at, { id, details }] of rows.entries()) {
    const bolt = BOLTS[at]!;
    const [thread, length] = bolt;
    const same = (text: string) => ({ nl: text, en: text });
    const attribute = (code: string, nl: string, en: string, value: string) => ({
      ...{ code, label: { nl, en }, value: same(value) },
    });
    const attributes = [
      attribute('schroefdraad', 'Schroefdraad', 'Thread', thread),
      attribute('lengte', 'Lengte', 'Length', `${length} mm`),
    ];
    const url = same(`testbout-${id}`);
    await db
      .updateTable('products')
      .set({
        ...{ brand_id: first!.brand_id, web_node_id: first!.web_node_id },
        name: JSON.stringify(same(boltName(bolt))),
        url: JSON.stringify(url),
        details: JSON.stringify({ ...details, attributes }),
      })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('stock')
      .set({ default_stock: 50, total_stock: 50 })
      .where('product_id', '=', id)
      .execute();
  }
  await close();
}
