import { companionsOf } from './companions.ts';
import type { IndexedProduct, SearchIndex, Selection } from './types.ts';

/**
 * The strategies of `GET api/sp/v1/product/recommendations`, named after the item lists of
 * spec 2 (analytics), and the data behind each:
 * - `pdp-up-sell`: the same category, dearer by 5% to 150%, most popular first
 * - `pdp-cross-sell`: what a job with it also needs (`companions.ts`), one family after the other
 * - `cart-cross-sell`: the same for all of `productIds`, without families that are in already
 * - `home-popular`: the most popular of the range, two per category at most
 * - `plp`: popular in the category of the product or of those shown
 * - `srp`: popular in the root categories of those shown, two per category
 * - `blp`: popular of the same brand
 * - `recently-viewed`: `productIds` in their order
 */
export const STRATEGIES = [
  'pdp-up-sell',
  'pdp-cross-sell',
  'cart-cross-sell',
  'home-popular',
  'plp',
  'srp',
  'blp',
  'recently-viewed',
] as const;

export type Strategy = (typeof STRATEGIES)[number];

export interface RecommendRequest {
  strategy: Strategy;
  currentProductId: number | null;
  productIds: readonly number[];
}

const UP_SELL_FROM = 1.05;
const UP_SELL_TO = 2.5;
const PER_CATEGORY = 2;

type Accept = (product: IndexedProduct) => boolean;

/** `pdp up sell`, `PDP_UpSell` and `pdpUpSell` name one strategy; what is unknown is popular. */
export function strategyOf(text: string): Strategy {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return STRATEGIES.find((strategy) => plain(strategy) === plain(text)) ?? 'home-popular';
}

/**
 * Ids of orderable products for a strategy, best first, at most `limit`; never the current
 * product, and none of `productIds` but for `recently-viewed`. Empty where the strategy has
 * nothing to go by.
 */
export function recommend(index: SearchIndex, request: RecommendRequest, limit: number): number[] {
  const { strategy, currentProductId: current, productIds } = request;
  if (strategy === 'recently-viewed') {
    const viewed = productIds.filter((id) => id !== current && index.product(id)?.orderable);
    return [...new Set(viewed)].slice(0, limit);
  }
  const excluded = new Set([...productIds, ...(current === null ? [] : [current])]);
  const chosen: IndexedProduct[] = [];
  const take = (selection: Selection, count: number, accept: Accept = () => true) => {
    const room = Math.min(count, limit - chosen.length);
    if (room <= 0) return;
    const fresh = index.popular(selection, room, (one) => !excluded.has(one.id) && accept(one));
    for (const product of fresh) excluded.add(product.id);
    chosen.push(...fresh);
  };
  const ids = current === null ? productIds : [current, ...productIds];
  const seeds = ids.map((id) => index.product(id)).filter((product) => product !== null);
  choose(
    strategy,
    strategy === 'cart-cross-sell' ? seeds : seeds.slice(0, current === null ? 12 : 1),
    take,
    limit,
  );
  return chosen.map((product) => product.id);
}

type Take = (selection: Selection, count: number, accept?: Accept) => void;

function choose(
  strategy: Exclude<Strategy, 'recently-viewed'>,
  seeds: readonly IndexedProduct[],
  take: Take,
  limit: number,
): void {
  const first = seeds[0];
  switch (strategy) {
    case 'pdp-up-sell':
      if (first) upSell(first, take, limit);
      break;
    case 'pdp-cross-sell':
    case 'cart-cross-sell':
      crossSell(seeds, take, limit);
      break;
    case 'home-popular':
      take({}, limit, atMost(PER_CATEGORY));
      break;
    case 'plp':
      for (const id of distinct(seeds.map((seed) => seed.ownCategoryId)))
        take({ categoryId: id }, limit);
      break;
    case 'srp':
      for (const id of distinct(seeds.map((seed) => seed.categoryIds[0]))) {
        take({ categoryId: id }, Math.ceil(limit / 2), atMost(PER_CATEGORY));
      }
      break;
    case 'blp':
      for (const brand of distinct(seeds.map((seed) => seed.brand || null))) take({ brand }, limit);
      break;
  }
}

function upSell(product: IndexedProduct, take: Take, limit: number): void {
  const isStepUp: Accept = ({ price }) =>
    price >= product.price * UP_SELL_FROM && price <= product.price * UP_SELL_TO;
  const path = product.categoryIds.slice(
    0,
    product.categoryIds.indexOf(product.ownCategoryId ?? -1) + 1,
  );
  // A small category is filled up from the one above it, with the same kind of article.
  for (const categoryId of path.reverse().slice(0, 2)) {
    take({ categoryId }, limit, (one) => isStepUp(one) && one.family === product.family);
  }
}

function crossSell(seeds: readonly IndexedProduct[], take: Take, limit: number): void {
  const own = new Set(seeds.map((seed) => seed.family));
  const families = companionsOf(distinct([...own]));
  if (families.length > 0) {
    const each = Math.max(1, Math.floor(limit / families.length));
    for (const family of families) take({ families: [family] }, each);
    for (const family of families) take({ families: [family] }, limit);
  }
  for (const categoryId of distinct(seeds.map((seed) => seed.categoryIds[0]))) {
    const oneEach = atMost(1);
    take({ categoryId }, limit, (one) => !own.has(one.family) && oneEach(one));
  }
}

/** Lets so many products of one category through. */
function atMost(count: number): Accept {
  const seen = new Map<number | null, number>();
  return ({ ownCategoryId }) => {
    const before = seen.get(ownCategoryId) ?? 0;
    if (before >= count) return false;
    seen.set(ownCategoryId, before + 1);
    return true;
  };
}

function distinct<T>(values: readonly (T | null | undefined)[]): T[] {
  return [...new Set(values.filter((value): value is T => value !== null && value !== undefined))];
}
