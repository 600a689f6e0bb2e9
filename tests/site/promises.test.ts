/**
 * What the shop promises about 200 random products, on their pages and in carts that hold them:
 * no two statements contradict each other, on any of several days.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CartRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import type { ConfigRecord } from '../../src/api/config/calls.ts';
import { mapProductSummary } from '../../src/api/products/mappers.ts';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import { mapCart } from '../../src/api/cart/mappers.ts';
import { mapStore } from '../../src/api/stores/mappers.ts';
import type { StoreRecord } from '../../src/api/stores/calls.ts';
import { earliestPickup } from '../../src/domain/availability/pickup.ts';
import { availabilityPromise } from '../../src/domain/availability/promise.ts';
import { localTime } from '../../src/domain/store/opening-hours.ts';
import { linePromise } from '../../src/domain/cart/line-promise.ts';
import type { ProductSummary } from '../../src/domain/product/product.ts';
import { mapConfig } from '../../src/api/config/mappers.ts';
import { get } from '../support/get.ts';
import { ask } from '../support/shop-calls.ts';
import { pageFiles, readPage } from '../support/site.ts';
import { say, to } from '../support/texts.ts';

const NOT_SOLD = say('nl', 'product:stock.not-orderable');
const SAMPLES = 200;
const PER_CART = 5;
/** The id at the end of a product page's address. */
const ID = /-(\d{6})\.html$/;
const SEED = Number(process.env['SOAK_SEED'] ?? 33_400);

/** A weekday before and after all cut-offs, a Friday evening, a Saturday, and the night before Easter. */
const MOMENTS = [
  '2030-03-05T09:00:00Z',
  '2030-03-05T20:45:00Z',
  '2030-03-08T21:30:00Z',
  '2030-03-09T10:00:00Z',
  '2030-04-20T18:00:00Z',
];

interface Sample {
  file: string;
  product: ProductSummary;
  html: string;
}

let samples: Sample[];

beforeAll(async () => {
  const folder = to('nl', 'product-detail-url', { url: '' }).slice(1);
  const files = pageFiles().filter((file) => file.startsWith(folder) && ID.test(file));
  const some = { minLength: Math.min(SAMPLES, files.length), maxLength: SAMPLES };
  const [chosen = []] = fc.sample(fc.shuffledSubarray(files, some), { seed: SEED, numRuns: 1 });
  const ids = chosen.map((file) => Number(ID.exec(file)?.[1]));
  const records: ProductRecord[] = [];
  for (let i = 0; i < ids.length; i += 50)
    records.push(
      ...(await ask<ProductRecord[]>(
        `/api/aspos/products/ids?productIds=${ids.slice(i, i + 50).join(',')}`,
      )),
    );
  const byId = new Map(records.map((record) => [record.Id, record]));
  samples = chosen.map((file, i) => ({
    file,
    product: mapProductSummary(byId.get(ids[i]!)!, new Date(MOMENTS[0]!)),
    html: readPage(file),
  }));
});

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** What the prerendered page states about the availability of its product. */
function statements(html: string) {
  const slot = (name: string) =>
    plain(new RegExp(`data-slot="${name}"[^>]*>(.*?)</(?:p|b)>`, 's').exec(html)?.[1] ?? '');
  return {
    stock: slot('stock'),
    delivery: slot('delivery'),
    place: slot('place'),
    part: plain(/id="voorraad".*?<store-stock/s.exec(html)?.[0] ?? ''),
    isSold: /<button type="submit" class="btn btn-primary btn-lg[^>]*>/.exec(html)?.[0],
    offer: /"availability":"https:\/\/schema.org\/(\w+)"/.exec(html)?.[1],
  };
}

test('a page states one thing about its product, and the stock call agrees', () => {
  const faults: string[] = [];
  for (const { file, html, product } of samples) {
    const { stock, delivery, place, part, isSold, offer } = statements(html);
    const fault = (text: string) => faults.push(`${file}: ${text} (${stock} / ${place})`);
    const button = isSold !== undefined && !/ disabled/.test(isSold);
    const stores = product.stock.filter(({ quantity }) => quantity > 0).length;
    if (/tijdelijk/i.test(part)) fault('says that the article comes back');
    if (/uitverkocht/i.test(stock)) {
      if (button) fault('sells what is sold out');
      if (delivery) fault('delivers what is sold out');
      if (/ligt klaar/i.test(place)) fault('has ready what is sold out');
      if (!/^(?:OutOfStock|InStoreOnly)$/.test(offer ?? '')) fault(`offers ${offer}`);
      if (product.maxStockTotal > 0) fault('calls sold out what the stock call has');
    } else if (/voorraad/i.test(stock)) {
      if (!button) fault('has in stock what it does not sell');
      if (!delivery) fault('does not deliver what is in stock');
      if (product.maxStockTotal <= 0) fault('has in stock what the stock call has not');
      if (offer !== (/leverancier/i.test(stock) ? 'BackOrder' : 'InStock'))
        fault(`offers ${offer}`);
    } else {
      if (button) fault('sells what cannot be ordered');
      if (stock !== NOT_SOLD) fault('does not say that it is not sold online');
      if (/InStock|BackOrder/.test(offer ?? '')) fault(`offers ${offer}`);
    }
    const stated = Number(/(\d+) vestiging/.exec(place)?.[1] ?? 0);
    if (stated !== stores) fault(`counts ${stated} of ${stores} stores`);
    // Each amount stands there with and without VAT.
    const limits = part.match(/€\s?[\d.,]+/g) ?? [];
    if (delivery && product.deliverySize === 'small' && limits.length < 4)
      fault('does not say that large goods raise the limit of free delivery');
  }
  expect(faults).toEqual([]);
});

/** A visitor with a cart at a moment. */
function visitor(moment: string) {
  let cookies = `fake-now=${moment}`;
  return async <Data>(path: string, body?: object): Promise<Data> => {
    const headers = { cookie: cookies, 'content-type': 'application/json', 'x-language': 'nl' };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await get(path, { headers, ...post });
    const own = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
    if (own.length > 0) cookies = [`fake-now=${moment}`, ...own].join('; ');
    const { Success, Data } = (await response.json()) as { Success: boolean; Data: Data };
    if (!Success) throw new Error(`${path} answered ${response.status}.`);
    return Data;
  };
}

/** One, two, all of the webshop's own, one more, all there is, or more than that. */
const wanted = ({ maxStockDefault, maxStockTotal }: ProductSummary, draw: number): number =>
  Math.max(
    1,
    [1, 2, maxStockDefault, maxStockDefault + 1, maxStockTotal, maxStockTotal + 3][draw]!,
  );

test('their carts promise what their pages promise', async () => {
  const config = mapConfig(await ask<ConfigRecord>('/api/aspos/common/config'));
  const stores = (await ask<StoreRecord[]>('/api/aspos/stores?storeTags=Webshop')).map((record) =>
    mapStore(record),
  );
  const sold = samples.filter(({ product }) => {
    const now = new Date(MOMENTS[0]!);
    return availabilityPromise(product, 1, { config, now, branch: null }).isEnough;
  });
  const [draws = []] = fc.sample(
    fc.array(fc.nat(5), { minLength: sold.length, maxLength: sold.length, size: 'max' }),
    { seed: SEED, numRuns: 1 },
  );
  const faults: string[] = [];
  for (let i = 0; i < sold.length; i += PER_CART) {
    const moment = MOMENTS[(i / PER_CART) % MOMENTS.length]!;
    const now = new Date(moment);
    const call = visitor(moment);
    const branch = { store: stores[i % stores.length]!, earliestPickup };
    const changes = sold.slice(i, i + PER_CART).map(({ product }, n) => ({
      ...{ operationId: randomUUID(), productId: product.id, action: 'Add', source: null },
      quantity: wanted(product, draws[i + n]!),
    }));
    await call('/api/aspos/cart/lines/batch', { changes });
    const cart = mapCart(await call<CartRecord>('/api/aspos/cart'), now);
    const { Days } = await call<ShippingOptionsRecord>('/api/bouwmaat/cart/delivery/options');
    const pickup = await call<ShippingOptionsRecord>(
      `/api/bouwmaat/cart/pickup/options?storeId=${branch.store.id}`,
    );
    const fault = (text: string) => faults.push(`${moment}, cart ${i / PER_CART}: ${text}`);
    if (cart.deliveryEstimate !== (Days[0]?.Date ?? null))
      fault(`cart ${cart.deliveryEstimate}, choice of days ${Days[0]?.Date}`);
    const today = localTime(now).day;
    let latest = '';
    let ready = '';
    let isComplete = true;
    for (const { product, productId, quantity, maxQuantity } of cart.lines) {
      if (!product) throw new Error(`The cart lost ${productId}.`);
      const page = availabilityPromise(product, quantity, { config, now, branch });
      const line = `${quantity} × ${productId}`;
      if (page.isEnough !== quantity <= maxQuantity)
        fault(`${line}: at most ${page.maxQuantity} on the page, ${maxQuantity} in the cart`);
      isComplete &&= page.isEnough;
      // What there is not is taken off before ordering; the days are those of the rest.
      const rest = Math.min(quantity, page.maxQuantity);
      const all = availabilityPromise(product, rest, { config, now, branch });
      if ((all.delivery ?? '') > latest) latest = all.delivery ?? '';
      const collected = `${all.pickup?.day} ${all.pickup?.time}`;
      if (collected > ready) ready = collected;
      if (all.pickup?.day === today && (all.branchStock ?? 0) < rest)
        fault(`${line}: today, while the store has ${all.branchStock}`);
      const said = linePromise({ product, quantity: rest }, cart, config, now);
      if (said?.day !== cart.deliveryEstimate)
        fault(`${line}: ${said?.key} ${said?.day}, cart ${cart.deliveryEstimate}`);
    }
    if (latest !== cart.deliveryEstimate) fault(`pages ${latest}, cart ${cart.deliveryEstimate}`);
    const earliest = `${pickup.Earliest?.Day} ${pickup.Earliest?.Time}`;
    if (isComplete && earliest !== ready)
      fault(`pickup: pages ${ready}, choice of times ${earliest}`);
  }
  expect(sold.length).toBeGreaterThan(SAMPLES / 2);
  expect(faults).toEqual([]);
});
