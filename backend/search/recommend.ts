import { type Companions, companionsOf } from './companions.ts';
import type { IndexedProduct, SearchIndex, Selection } from './types.ts';

/**
 * The strategies of `GET api/sp/v1/product/recommendations`, named after the item lists of
 * spec 2 (analytics), and the data behind each:
 * - `pdp-up-sell`: the same category, dearer by 5% to 150%, most popular first
 * - `pdp-cross-sell`: what a job with it also needs (`companions`), of each family in turn
 * - `cart-cross-sell`: the same for all of `productIds`, without families that are in already
 * - `home-popular`: the most popular of the range, two per category at most
 * - `plp`: popular in the category of the product or of those shown
 * - `srp`: popular in the root categories of those shown, in turn, two per category
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
  companions: Companions;
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
  const popular = (selection: Selection, accept: Accept) =>
    index.popular(selection, limit, (one) => !excluded.has(one.id) && accept(one));
  const add = (product: IndexedProduct | undefined) => {
    if (!product || chosen.length >= limit || excluded.has(product.id)) return;
    excluded.add(product.id);
    chosen.push(product);
  };
  const take: Take = (selections, accept = anything) => {
    if (chosen.length >= limit) return;
    const lists = selections.map((selection) => popular(selection, accept()));
    const longest = Math.max(0, ...lists.map((list) => list.length));
    for (let at = 0; at < longest; at++) for (const list of lists) add(list[at]);
  };
  const ids = current === null ? productIds : [current, ...productIds];
  const seeds = ids.map((id) => index.product(id)).filter((product) => product !== null);
  choose(
    strategy,
    strategy === 'cart-cross-sell' ? seeds : seeds.slice(0, current === null ? 12 : 1),
    request.companions,
    take,
  );
  return chosen.map((product) => product.id);
}

/**
 * Takes the most popular of each selection in turn, so that the first few already show every
 * kind and a longer list begins like a shorter one. `accept` is made anew for each selection.
 */
type Take = (selections: readonly Selection[], accept?: () => Accept) => void;

const anything = (): Accept => () => true;

function choose(
  strategy: Exclude<Strategy, 'recently-viewed'>,
  seeds: readonly IndexedProduct[],
  companions: Companions,
  take: Take,
): void {
  const first = seeds[0];
  switch (strategy) {
    case 'pdp-up-sell':
      if (first) upSell(first, take);
      break;
    case 'pdp-cross-sell':
    case 'cart-cross-sell':
      crossSell(seeds, companions, take);
      break;
    case 'home-popular':
      take([{}], atMost(PER_CATEGORY));
      break;
    case 'plp':
      take(categories(seeds.map((seed) => seed.ownCategoryId)));
      break;
    case 'srp':
      take(categories(seeds.map((seed) => seed.categoryIds[0])), atMost(PER_CATEGORY));
      break;
    case 'blp':
      take(distinct(seeds.map((seed) => seed.brand || null)).map((brand) => ({ brand })));
      break;
  }
}

function upSell(product: IndexedProduct, take: Take): void {
  const isStepUp: Accept = ({ price }) =>
    price >= product.price * UP_SELL_FROM && price <= product.price * UP_SELL_TO;
  const path = product.categoryIds.slice(
    0,
    product.categoryIds.indexOf(product.ownCategoryId ?? -1) + 1,
  );
  // A small category is filled up from the one above it, with the same kind of article.
  for (const categoryId of path.reverse().slice(0, 2)) {
    take([{ categoryId }], () => (one) => isStepUp(one) && one.family === product.family);
  }
}

function crossSell(seeds: readonly IndexedProduct[], companions: Companions, take: Take): void {
  const own = new Set(seeds.map((seed) => seed.family));
  take(companionsOf(distinct([...own]), companions).map((family) => ({ families: [family] })));
  take(categories(seeds.map((seed) => seed.categoryIds[0])), () => {
    const oneEach = atMost(1)();
    return (one) => !own.has(one.family) && oneEach(one);
  });
}

function categories(ids: readonly (number | null | undefined)[]): Selection[] {
  return distinct(ids).map((categoryId) => ({ categoryId }));
}

/** Lets so many products of one category through. */
const atMost = (count: number) => (): Accept => {
  const seen = new Map<number | null, number>();
  return ({ ownCategoryId }) => {
    const before = seen.get(ownCategoryId) ?? 0;
    if (before >= count) return false;
    seen.set(ownCategoryId, before + 1);
    return true;
  };
};

function distinct<T>(values: readonly (T | null | undefined)[]): T[] {
  return [...new Set(values.filter((value): value is T => value !== null && value !== undefined))];
}
