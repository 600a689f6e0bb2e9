/**
 * From a hook that was accepted to pages that are live, on a shop of one size whose first release
 * is built: the server of the site is asked until it shows the change. One line of JSON.
 *
 *   node tests/bench/edit-size.ts .cache/bench-13500
 */
import { sql } from 'kysely';
import { PROMOTION_IDS } from '../../backend/catalogue/special-nodes.ts';
import { setFields } from '../../backend/catalogue/feed/shop-imports.ts';
import { formatAmount } from '../../src/domain/shared/money.ts';
import { openMeasuredShop } from './measured-shop.ts';

const PRICES = 15;
const MANY = 100;
const ROUNDS_OF_MANY = 5;
const STANDING_MS = 25_000;

export interface EditTimes {
  /** Milliseconds, one per change. */
  price: number[];
  newProduct: number[];
  many: number[];
  category: number;
  cold: number;
  /** Pages that renaming the root category rendered, by folder. */
  categoryPages: Record<string, number>;
  rendered: Record<'price' | 'newProduct' | 'many' | 'category', number>;
}

const [dataDir = '.cache/bench-13500'] = process.argv.slice(2);
const measured = await openMeasuredShop(dataDir);
const { db, shop, releases, live, text, watched, answers, hookToLive } = measured;

const addressOf = (page: string) => `/${page.replace(/(^index)?\.html$/, '')}`;

interface Picked {
  id: number;
  nl: string;
  en: string;
}

/** Product pages spread over the catalogue. */
const picked: Picked[] = (() => {
  const below = (folder: string) =>
    new Map(
      releases
        .pathsBelow(folder, live().id)
        .map((page) => [Number(/-(\d+)\.html$/.exec(page)?.[1]), page]),
    );
  const english = below('en/product/');
  const dutch = [...below('product/')].filter(([id]) => english.has(id));
  const every = Math.floor(dutch.length / (PRICES + ROUNDS_OF_MANY * MANY + 10));
  return dutch
    .filter((_, index) => index % every === 0)
    .map(([id, nl]) => ({ id, nl: addressOf(nl), en: addressOf(english.get(id)!) }));
})();

/**
 * Makes products two in a hundred dearer, as a supplier's new list does, by a price that their pages
 * do not show yet. Answers what each page will show, in both languages.
 */
async function raisePrices(products: readonly Picked[]): Promise<Record<'nl' | 'en', string>[]> {
  const ids = products.map(({ id }) => id);
  const prices = await db
    .selectFrom('products')
    .select(['id', 'price_incl'])
    .where('id', 'in', ids)
    .execute();
  const raised = new Map(prices.map((row) => [row.id, Math.ceil(row.price_incl * 1.02) + 1]));
  const shown = await Promise.all(
    products.map(async ({ id, nl, en }) => {
      const pages = (await text(nl)) + (await text(en));
      const amounts = () => ({
        nl: formatAmount(raised.get(id)!, 'nl'),
        en: formatAmount(raised.get(id)!, 'en'),
      });
      while (Object.values(amounts()).some((amount) => pages.includes(amount)))
        raised.set(id, raised.get(id)! + 1);
      return amounts();
    }),
  );
  for (const [id, cents] of raised)
    await setFields(db, String(id), [`price=${(cents / 100).toFixed(2)}`], new Date());
  await shop.applyChanges(new Date());
  return shown;
}

/** One price, live on its page in both languages and on every list that shows it. */
async function changePrice(product: Picked): Promise<number> {
  const [shown] = await raisePrices([product]);
  const [dutchShows, englishShows] = [watched(product.nl), watched(product.en)];
  const isLive = async () => (await dutchShows(shown!.nl)) && (await englishShows(shown!.en));
  const ms = await hookToLive([`product:${product.id}`], isLive);
  // One release switches at one moment: every list that shows the product shows the new price.
  for (const page of measured.changedPages()) {
    const html = await text(addressOf(page));
    const shows = html.includes(product.nl) || html.includes(product.en);
    if (shows && !html.includes(shown!.nl) && !html.includes(shown!.en)) {
      throw new Error(`${page} was rendered and does not show ${shown!.nl}.`);
    }
  }
  return ms;
}

/** A product as another one, with an id and addresses of its own. */
async function addProduct(like: Picked): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into products select (jsonb_populate_record(p, jsonb_build_object(
      'id', made.id, 'number', made.id::text, 'ean', '2' || made.id::text, 'visibility', 'Orderable',
      'url', jsonb_build_object('nl', 'nieuw-' || made.id, 'en', 'new-' || made.id)))).*
    from products p, (select max(id) + 1 as id from products) made
    where p.id = ${like.id} returning id`.execute(db);
  const id = rows[0]!.id;
  await sql`insert into stock (product_id, quantities, default_stock, total_stock)
    values (${id}, '{}'::jsonb, 5, 5)`.execute(db);
  await shop.applyChanges(new Date());
  return hookToLive([`product:${id}`], async () => {
    return (await answers(`/product/nieuw-${id}`)) && (await answers(`/en/product/new-${id}`));
  });
}

/** Pages by the folder that they lie in. */
function byFolder(pages: readonly string[]): Record<string, number> {
  const folders = pages.map(
    (page) => page.split('/').slice(0, page.startsWith('en/') ? 2 : 1)[0] ?? '',
  );
  return Object.fromEntries(
    [...Map.groupBy(folders, (folder) => folder)].map(([folder, all]) => [folder, all.length]),
  );
}

/** Renames the first root category other than the promotions, which have few products. */
async function renameRootCategory(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select n.id from web_nodes n join web_nodes r on r.id = n.parent_id
    where r.code = 'root' and n.active and n.id <> ${PROMOTION_IDS.actie}
    order by n.id limit 1`.execute(db);
  const name = `Afdeling ${live().id}`;
  await sql`update web_nodes set name = jsonb_build_object('nl', ${name}::text, 'en', ${name}::text)
    where id = ${rows[0]!.id}`.execute(db);
  await shop.reload(new Date());
  const before = live().id;
  return hookToLive([`webnode:${rows[0]!.id}`], async () => live().id > before);
}

// A shop that has stood for a while: what it does when nobody asks is done.
measured.warmUp();
await new Promise((resolve) => setTimeout(resolve, STANDING_MS));
await changePrice(picked[0]!);
const price: number[] = [];
for (const product of picked.slice(1, 1 + PRICES)) price.push(await changePrice(product));
const renderedForPrice = live().rendered;

const newProduct: number[] = [];
for (const like of picked.slice(20, 25)) newProduct.push(await addProduct(like));
const renderedForNew = live().rendered;

/** Prices of many products at once. */
async function changePrices(group: readonly Picked[]): Promise<number> {
  const shown = await raisePrices(group);
  const lastShows = watched(group.at(-1)!.nl);
  const names = group.map(({ id }) => `product:${id}`);
  const ms = await hookToLive(names, () => lastShows(shown.at(-1)!.nl));
  for (const [index, { nl }] of group.entries()) {
    if (!(await text(nl)).includes(shown[index]!.nl)) throw new Error(`${nl} was left behind.`);
  }
  return ms;
}

// One of each group, so that all are spread over the whole catalogue.
const rest = picked.slice(PRICES + 10);
const many: number[] = [];
for (let round = 0; round < ROUNDS_OF_MANY; round++) {
  const group = rest.filter((_, index) => index % ROUNDS_OF_MANY === round).slice(0, MANY);
  many.push(await changePrices(group));
}
const renderedForMany = live().rendered;

const category = await renameRootCategory();
const renderedForCategory = live().rendered;
const categoryPages = byFolder(measured.changedPages());

measured.coolDown();
const cold = await changePrice(picked[2]!);

const times: EditTimes = {
  ...{ price, newProduct, many, category, cold, categoryPages },
  rendered: {
    price: renderedForPrice,
    newProduct: renderedForNew,
    many: renderedForMany,
    category: renderedForCategory,
  },
};
await measured.close();
console.log(JSON.stringify(times));
process.exit(0);
