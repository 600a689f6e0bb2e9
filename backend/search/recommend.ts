import type {
  CompiledFitTable,
  ProductFacts,
  ProductSelection,
} from '../../src/domain/fit/fit-table.ts';
import type { IndexedProduct, SearchIndex, Selection } from './types.ts';

/**
 * The strategies of `GET api/sp/v1/product/recommendations`, named after the item lists of
 * spec 2 (analytics), and the data behind each:
 * - `pdp-up-sell`: what does the same job better (`fit`), dearer by 5% to 150%, most popular first
 * - `pdp-cross-sell`: what goes with it (`fit`), of each kind in turn
 * - `cart-cross-sell`: the same for all of `productIds`, without what a product of it has already
 * - `home-popular`: the most popular of the range, two per category at most
 * - `plp`: what replaces the product (`fit`), then popular in its category or that of those shown
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
  fit: CompiledFitTable;
  categories: CategoryCodes;
  /** Products that the owner relates to these; they precede the computed ones. */
  ownIds?: readonly number[];
}

/** Category codes, which rules refer to. */
export interface CategoryCodes {
  byCode(code: string): { id: number } | null;
  byId(id: number): { code: string } | null;
}

/** Maximum number of `productIds` considered: those added last to a cart. */
const MAX_SEEDS = 12;
/** Maximum number of candidates per kind of product. */
const PER_KIND = 4;
const UP_SELL_FROM = 1.05;
const UP_SELL_TO = 2.5;
const PER_CATEGORY = 2;

type Accept = (product: IndexedProduct) => boolean;

/**
 * Parses a strategy in any spelling: `pdp up sell`, `PDP_UpSell` or `pdpUpSell`. Unknown ones give
 * the popular products.
 */
export function strategyOf(text: string): Strategy {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return STRATEGIES.find((strategy) => plain(strategy) === plain(text)) ?? 'home-popular';
}

/**
 * Returns the ids of orderable products for a strategy, best first, at most `limit`. Never includes
 * the current product, nor `productIds` except for `recently-viewed`. Empty if the strategy lacks
 * its input.
 */
export function recommend(index: SearchIndex, request: RecommendRequest, limit: number): number[] {
  const { strategy, currentProductId: current, productIds } = request;
  if (strategy === 'recently-viewed') {
    const viewed = productIds.filter((id) => id !== current && index.product(id)?.orderable);
    return [...new Set(viewed)].slice(0, limit);
  }
  const excluded = new Set([...productIds, ...(current === null ? [] : [current])]);
  const chosen: IndexedProduct[] = [];
  const add = (product: IndexedProduct | undefined) => {
    if (!product || chosen.length >= limit || excluded.has(product.id)) return;
    excluded.add(product.id);
    chosen.push(product);
  };
  for (const id of request.ownIds ?? []) {
    const product = index.product(id);
    if (product?.orderable) add(product);
  }
  const take: Take = (selections, accept = anything, most = limit) => {
    if (chosen.length >= limit) return;
    const lists = selections.map((selection, at) => {
      const isTaken = accept(at);
      const pickCount = Math.min(most, limit);
      return index.popular(selection, pickCount, (one) => !excluded.has(one.id) && isTaken(one));
    });
    const longest = Math.max(0, ...lists.map((list) => list.length));
    for (let at = 0; at < longest; at++) for (const list of lists) add(list[at]);
  };
  // The product added last is the last one of the cart.
  const others = strategy === 'cart-cross-sell' ? productIds.toReversed() : productIds;
  const ids = distinct(current === null ? others : [current, ...others]);
  const seeds = ids.map((id) => index.product(id)).filter((product) => product !== null);
  const isOfOne = strategy !== 'cart-cross-sell' && current !== null;
  chooseRecommended(strategy, isOfOne ? seeds.slice(0, 1) : seeds, request, take);
  return chosen.map((product) => product.id);
}

/**
 * Takes the most popular product of each selection in turn, so that the first few already include
 * every kind, and a longer list begins like a shorter one. `accept` creates a new predicate for
 * each selection; `most`: maximum per selection.
 */
type Take = (
  selections: readonly Selection[],
  accept?: (at: number) => Accept,
  most?: number,
) => void;

const anything = (): Accept => () => true;

function chooseRecommended(
  strategy: Exclude<Strategy, 'recently-viewed'>,
  all: readonly IndexedProduct[],
  rules: Pick<RecommendRequest, 'fit' | 'categories'>,
  take: Take,
): void {
  const { fit } = rules;
  const seeds = all.slice(0, MAX_SEEDS);
  const facts = all.map((one) => factsOf(one, rules.categories));
  const pickIds = (
    found: readonly ProductSelection[],
    accept: Accept = () => true,
    most?: number,
  ) => {
    const sold = found.flatMap(({ category, accepts }) => {
      const categoryId = rules.categories.byCode(category)?.id;
      return categoryId === undefined ? [] : [{ categoryId, accepts }];
    });
    const fits = (at: number, one: IndexedProduct) =>
      sold[at]!.accepts(factsOf(one, rules.categories));
    take(sold, (at) => (one) => accept(one) && fits(at, one), most);
  };
  const first = seeds[0];
  switch (strategy) {
    case 'pdp-up-sell':
      if (first) pickIds(fit.betterThan(facts[0]!), isDearer(first));
      break;
    case 'pdp-cross-sell':
    case 'cart-cross-sell':
      pickIds(
        facts.slice(0, MAX_SEEDS).flatMap((one) => missing(fit.companionsOf(one), facts)),
        undefined,
        PER_KIND,
      );
      break;
    case 'home-popular':
      take([{}], atMost(PER_CATEGORY));
      break;
    case 'plp':
      if (facts.length === 1) pickIds(fit.alternativesOf(facts[0]!));
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

/** Returns the properties of a product that rules compare. */
export function factsOf(product: IndexedProduct, categories: CategoryCodes): ProductFacts {
  return {
    categories: product.categoryIds.flatMap((id) => categories.byId(id)?.code ?? []),
    attributes: { ...product.attributes, [BRAND]: product.brand ? [product.brand] : [] },
  };
}

/** Name of the brand as an attribute in rules: batteries go with machines of the same brand. */
const BRAND = 'merk';

const isDearer =
  (product: IndexedProduct): Accept =>
  ({ price }) =>
    price >= product.price * UP_SELL_FROM && price <= product.price * UP_SELL_TO;

/**
 * Drops the selections that one of the products already fulfils: a fitting disc in the cart makes
 * another one unnecessary.
 */
const missing = (all: readonly ProductSelection[], products: readonly ProductFacts[]) =>
  all.filter(({ accepts }) => !products.some(accepts));

function categories(ids: readonly (number | null | undefined)[]): Selection[] {
  return distinct(ids).map((categoryId) => ({ categoryId }));
}

/** Accepts a limited number of products per category. */
const atMost = (count: number) => (): Accept => {
  const countByCategory = new Map<number | null, number>();
  return ({ ownCategoryId }) => {
    const before = countByCategory.get(ownCategoryId) ?? 0;
    if (before >= count) return false;
    countByCategory.set(ownCategoryId, before + 1);
    return true;
  };
};

function distinct<T>(values: readonly (T | null | undefined)[]): T[] {
  return [...new Set(values.filter((value): value is T => value !== null && value !== undefined))];
}
