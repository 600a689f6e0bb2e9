import { toLocalField } from '../../src/domain/shared/dates.ts';
import type { Selectable } from 'kysely';
import type { ProductTable } from '../../backend/platform/db/schema/catalogue.ts';
import type { Texts, WithTextTimes } from '../../backend/platform/db/schema/columns.ts';
import { NO_BRAND_ID } from './brands/brands.ts';
import { addDays } from './calendar.ts';
import { detailsOf } from './details.ts';
import { addressText } from '../../backend/catalogue/texts.ts';
import { PROMOTION_IDS } from '../../backend/catalogue/special-nodes.ts';
import { makeDemoEan, FIRST_PRODUCT_ID } from '../../backend/catalogue/product-numbers.ts';
import { priceWithoutTax } from './money.ts';
import type { PriceStep } from '../../src/domain/pricing/reprice.ts';
import { type Pricing, priceProduct } from './prices.ts';
import { actieChildOf } from './promotion-nodes.ts';
import { randomOf, type RandomSource } from './random.ts';
import { stockOf, type StockOfProduct } from './stock.ts';
import { type NodeRow, type Tree, leafCode } from './tree.ts';
import { UNITS } from './units.ts';
import { type Variant, generateVariants } from './variants.ts';
import { GROUPS } from './tree-roots.ts';

/** A row of `products`, with its stock and price history. Money in cents. */
export interface GeneratedProduct {
  row: WithTextTimes<Selectable<ProductTable>> & { brand_id: number };
  stock: StockOfProduct;
  history: PriceStep[];
}

export interface ProductOptions {
  seed: number;
  count: number;
  /** Day to which all periods are relative. */
  now: Date;
  tree: Tree;
  storeIds: readonly number[];
}

/** The number of a generated product is its id plus this number. */
export const FIRST_NUMBER = 40_000_000;

const GROUP_PARENT = new Map(GROUPS.map((group) => [group.code, group.parent]));

/** Returns the code of the root category above a group. */
export const rootOf = (group: string): string => GROUP_PARENT.get(group) ?? 'root';

function drawStatus(draw: RandomSource): {
  state: string;
  visibility: GeneratedProduct['row']['visibility'];
  orderable: string;
} {
  const statusNumber = draw.next();
  const orderableText = draw.chance(0.1) ? 'Ja' : 'ja';
  if (statusNumber < 0.01)
    return { state: 'Inactive', visibility: 'Orderable', orderable: orderableText };
  if (statusNumber < 0.014) return { state: 'Blocked', visibility: 'Orderable', orderable: 'nee' };
  if (statusNumber < 0.03)
    return { state: 'Active', visibility: 'NotViewable', orderable: orderableText };
  if (statusNumber < 0.06)
    return {
      state: 'Active',
      visibility: 'ViewableButNotOrderable',
      orderable: draw.pick(['nee', 'Nee', 'no', 'false', 'ja']),
    };
  if (statusNumber < 0.07)
    return { state: 'Active', visibility: 'Orderable', orderable: draw.pick(['nee', 'Nee', 'no']) };
  return { state: 'Active', visibility: 'Orderable', orderable: orderableText };
}

function promotionsOf(pricing: Pricing, root: string): number[] {
  const ids: number[] = [];
  if (pricing.isActie) ids.push(PROMOTION_IDS.actie, actieChildOf(root));
  if (pricing.isOpop) ids.push(PROMOTION_IDS.opop);
  if (pricing.isMeerMinder) ids.push(PROMOTION_IDS.meerMinder);
  if (pricing.isReduced) ids.push(PROMOTION_IDS.reducedInPrice);
  return ids;
}

function packName(name: Texts, pieces: number): Texts {
  if (pieces === 1) return name;
  return { nl: `${name.nl}, voordeelpak ${pieces} st`, en: `${name.en}, value pack of ${pieces}` };
}

/** Makes the product of a variant; the same seed and id always give the same product. */
function makeProduct(
  variant: Variant,
  id: number,
  node: NodeRow,
  options: ProductOptions,
): GeneratedProduct {
  const { family, draft, brand, pieces } = variant;
  const draw = randomOf(options.seed, 'product', id);
  const rate = family.tax ?? 21;
  const priceVariation = 0.98 + draw.next() * 0.04;
  const packFactor = pieces === 1 ? 1 : pieces * 0.96;
  const pricing = priceProduct(
    draft.price * brand.level * priceVariation * packFactor,
    rate,
    id,
    options.now,
    draw,
  );
  const name = packName(draft.name, pieces);
  const root = rootOf(family.group);
  const isLarge = root === 'grootgoed' || (draft.large ?? false);
  const changedAt = pricing.history.at(-1)!.from;
  const createdEarlier = addDays(options.now, -draw.int(130, 2200));
  // About one in forty products is new, for the list sorted by `newest`.
  const isNew = pricing.history.length === 1 && draw.chance(0.035);
  const createdAt = isNew ? addDays(options.now, -draw.int(0, 28)) : createdEarlier;
  const history = isNew ? [{ from: createdAt, incl: pricing.incl }] : pricing.history;
  const product: GeneratedProduct = {
    row: {
      id,
      number: String(FIRST_NUMBER + id),
      ean: makeDemoEan(id, brand.row.id),
      brand_id: brand.row.id,
      web_node_id: node.id,
      ...drawStatus(draw),
      sold_online: !draw.chance(isLarge ? 0.09 : 0.03),
      name,
      url: { nl: `${addressText(name.nl)}-${id}`, en: `${addressText(name.en, 'en')}-${id}` },
      price_incl: pricing.incl,
      price_excl: priceWithoutTax(pricing.incl, rate),
      tax_rate: rate,
      old_price_incl: pricing.oldIncl,
      old_price_excl: pricing.oldIncl === null ? null : priceWithoutTax(pricing.oldIncl, rate),
      discount_id: pricing.discountId,
      discounts: pricing.discounts,
      levels: pricing.levels,
      promotion_nodes: promotionsOf(pricing, root),
      reduced_from: pricing.reducedFrom?.toISOString() ?? null,
      reduced_until: pricing.reducedUntil?.toISOString() ?? null,
      unit: UNITS[pieces === 1 ? draft.unit : 'pak'],
      delivery_type: isLarge ? 'grootgoed' : 'pakket',
      from_feed: false,
      popularity: Math.floor(1000 * draw.next() ** 3) + (brand.row.id === NO_BRAND_ID ? 0 : 5),
      details: detailsOf(variant, id, draw),
      created_at: createdAt.toISOString(),
      updated_at: (createdAt > changedAt ? createdAt : changedAt).toISOString(),
    },
    stock: stockOf(pricing.incl, options.storeIds, !pricing.isOpop, draw),
    history,
  };
  // For half of the sold-out products that remain in the range, the supplier has stated a day.
  if (product.stock.totalStock === 0 && !pricing.isOpop && id % 2 === 0)
    product.row.details.expected = toLocalField(addDays(options.now, 5 + (id % 30))).slice(0, 10);
  return product;
}

/** Makes the products of a seed in order; a product does not depend on how many are made. */
export function* products(options: ProductOptions): Generator<GeneratedProduct> {
  let id = FIRST_PRODUCT_ID;
  const end = id + options.count;
  if (options.count < 1) return;
  for (const variant of generateVariants(options.seed)) {
    const { family, draft } = variant;
    const code = draft.leaf ? leafCode(family.key, draft.leaf) : family.key;
    const node = options.tree.byCode.get(code);
    if (!node) throw new Error(`Family ${family.key} has no category ${code}`);
    yield makeProduct(variant, id++, node, options);
    if (id >= end) return;
  }
}
