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
const MAX_PER_KIND = 4;
const MIN_UP_SELL_FACTOR = 1.05;
const MAX_UP_SELL_FACTOR = 2.5;
const MAX_PER_CATEGORY = 2;

type AcceptProduct = (product: IndexedProduct) => boolean;

/**
 * Parses a strategy in any spelling: `pdp up sell`, `PDP_UpSell` or `pdpUpSell`. Unknown ones give
 * the popular products.
 */
export function strategyOf(text: string): Strategy {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return STRATEGIES.find((strategy) => lettersOf(strategy) === lettersOf(text)) ?? 'home-popular';
}

/**
 * Returns the ids of orderable products for a strategy, best first, at most `limit`. Never includes
 * the current product, nor `productIds` except for `recently-viewed`. Empty if the strategy lacks
 * its input.
 */
export function recommend(index: SearchIndex, request: RecommendRequest, limit: number): number[] {
  const { strategy, currentProductId: current, productIds } = request;
  if (strategy === 'recently-viewed') {
    const viewedIds = productIds.filter((id) => id !== current && index.product(id)?.orderable);
    return [...new Set(viewedIds)].slice(0, limit);
  }
  const excluded = new Set([...productIds, ...(current === null ? [] : [current])]);
  const chosenProducts: IndexedProduct[] = [];
  const add = (product: IndexedProduct | undefined) => {
    if (!product || chosenProducts.length >= limit || excluded.has(product.id)) return;
    excluded.add(product.id);
    chosenProducts.push(product);
  };
  for (const id of request.ownIds ?? []) {
    const product = index.product(id);
    if (product?.orderable) add(product);
  }
  const takeInTurn: TakeInTurn = (selections, accept = acceptAnything, maxPerSelection = limit) => {
    if (chosenProducts.length >= limit) return;
    const lists = selections.map((selection, at) => {
      const isTaken = accept(at);
      const pickCount = Math.min(maxPerSelection, limit);
      return index.popular(selection, pickCount, (one) => !excluded.has(one.id) && isTaken(one));
    });
    const longest = Math.max(0, ...lists.map((list) => list.length));
    for (let at = 0; at < longest; at++) for (const list of lists) add(list[at]);
  };
  // The product added last is the last one of the cart.
  const otherIds = strategy === 'cart-cross-sell' ? productIds.toReversed() : productIds;
  const ids = distinctValues(current === null ? otherIds : [current, ...otherIds]);
  const seeds = ids.map((id) => index.product(id)).filter((product) => product !== null);
  const isForOneProduct = strategy !== 'cart-cross-sell' && current !== null;
  chooseRecommended(strategy, isForOneProduct ? seeds.slice(0, 1) : seeds, request, takeInTurn);
  return chosenProducts.map((product) => product.id);
}

/**
 * Takes the most popular product of each selection in turn, so that the first few already include
 * every kind, and a longer list begins like a shorter one. `accept` creates a new predicate for
 * each selection; `maxPerSelection`: maximum number from each.
 */
type TakeInTurn = (
  selections: readonly Selection[],
  accept?: (at: number) => AcceptProduct,
  maxPerSelection?: number,
) => void;

const acceptAnything = (): AcceptProduct => () => true;

function chooseRecommended(
  strategy: Exclude<Strategy, 'recently-viewed'>,
  products: readonly IndexedProduct[],
  rules: Pick<RecommendRequest, 'fit' | 'categories'>,
  takeInTurn: TakeInTurn,
): void {
  const { fit } = rules;
  const seeds = products.slice(0, MAX_SEEDS);
  const facts = products.map((one) => factsOf(one, rules.categories));
  const pickIds = (
    found: readonly ProductSelection[],
    accept: AcceptProduct = () => true,
    maxPerSelection?: number,
  ) => {
    const soldSelections = found.flatMap(({ category, accepts }) => {
      const categoryId = rules.categories.byCode(category)?.id;
      return categoryId === undefined ? [] : [{ categoryId, accepts }];
    });
    const isFitting = (at: number, one: IndexedProduct) =>
      soldSelections[at]!.accepts(factsOf(one, rules.categories));
    takeInTurn(soldSelections, (at) => (one) => accept(one) && isFitting(at, one), maxPerSelection);
  };
  const firstProduct = seeds[0];
  switch (strategy) {
    case 'pdp-up-sell':
      if (firstProduct) pickIds(fit.betterThan(facts[0]!), acceptDearer(firstProduct));
      break;
    case 'pdp-cross-sell':
    case 'cart-cross-sell':
      pickIds(
        facts.slice(0, MAX_SEEDS).flatMap((one) => withoutFulfilled(fit.companionsOf(one), facts)),
        undefined,
        MAX_PER_KIND,
      );
      break;
    case 'home-popular':
      takeInTurn([{}], acceptPerCategory(MAX_PER_CATEGORY));
      break;
    case 'plp':
      if (facts.length === 1) pickIds(fit.alternativesOf(facts[0]!));
      takeInTurn(selectionsOfCategories(seeds.map((seed) => seed.ownCategoryId)));
      break;
    case 'srp':
      takeInTurn(
        selectionsOfCategories(seeds.map((seed) => seed.categoryIds[0])),
        acceptPerCategory(MAX_PER_CATEGORY),
      );
      break;
    case 'blp':
      takeInTurn(
        distinctValues(seeds.map((seed) => seed.brand || null)).map((brand) => ({ brand })),
      );
      break;
  }
}

/** Returns the properties of a product that rules compare. */
export function factsOf(product: IndexedProduct, codes: CategoryCodes): ProductFacts {
  return {
    categories: product.categoryIds.flatMap((id) => codes.byId(id)?.code ?? []),
    attributes: { ...product.attributes, [BRAND_ATTRIBUTE]: product.brand ? [product.brand] : [] },
  };
}

/** Name of the brand as an attribute in rules: batteries go with machines of the same brand. */
const BRAND_ATTRIBUTE = 'merk';

const acceptDearer =
  (product: IndexedProduct): AcceptProduct =>
  ({ price }) =>
    price >= product.price * MIN_UP_SELL_FACTOR && price <= product.price * MAX_UP_SELL_FACTOR;

/**
 * Drops the selections that one of the products already fulfils: a fitting disc in the cart makes
 * another one unnecessary.
 */
const withoutFulfilled = (
  selections: readonly ProductSelection[],
  products: readonly ProductFacts[],
) => selections.filter(({ accepts }) => !products.some(accepts));

function selectionsOfCategories(ids: readonly (number | null | undefined)[]): Selection[] {
  return distinctValues(ids).map((categoryId) => ({ categoryId }));
}

/** Accepts a limited number of products per category. */
const acceptPerCategory = (count: number) => (): AcceptProduct => {
  const countByCategory = new Map<number | null, number>();
  return ({ ownCategoryId }) => {
    const countBefore = countByCategory.get(ownCategoryId) ?? 0;
    if (countBefore >= count) return false;
    countByCategory.set(ownCategoryId, countBefore + 1);
    return true;
  };
};

function distinctValues<T>(values: readonly (T | null | undefined)[]): T[] {
  return [...new Set(values.filter((value): value is T => value !== null && value !== undefined))];
}
