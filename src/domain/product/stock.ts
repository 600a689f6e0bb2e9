import type { ProductSummary, StoreStock } from './product.ts';
import type { StoreCoverage } from '../cart/store-coverage.ts';
import type { StockTone } from '../store/store-filter.ts';

/** Returns how much of a cart a store has in stock. An empty cart counts as `none`. */
export function coverageTone({ complete, all }: StoreCoverage): StockTone {
  if (complete === 0) return 'none';
  return complete === all ? 'all' : 'some';
}

/** Rounds a stock quantity down to an integer that is not negative (spec 2 §3). */
export function stockQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 0;
}

/** Returns whether only suppliers have stock left, not the webshop (spec 2 §3). */
export function needExtraStock(maxStockDefault: number, maxStockTotal: number): boolean {
  return maxStockDefault <= 0 && maxStockTotal > 0;
}

/** Returns the stock of one store; 0 if it does not carry the product. */
export function stockOfStore(stock: readonly StoreStock[], storeId: number): number {
  return stock.find((row) => row.storeId === storeId)?.quantity ?? 0;
}

/**
 * Availability of a product, derived from its stock:
 * - `in-stock`: available from the webshop;
 * - `extra-stock`: at suppliers only, which takes extra days (spec 2 §3, needExtraStock);
 * - `branches-only`: sold out online, but on sale in stores that have it;
 * - `sold-out`: orderable, but without any stock;
 * - `not-orderable`: shown, but not sold online.
 */
export type StockState =
  | 'in-stock'
  | 'extra-stock'
  | 'branches-only'
  | 'sold-out'
  | 'not-orderable';

export interface StockStatus {
  state: StockState;
  /** Number of stores that have the whole quantity. */
  stores: number;
}

type StockedProduct = Pick<
  ProductSummary,
  'isOrderable' | 'visibility' | 'isActive' | 'stock' | 'maxStockTotal' | 'needExtraStock'
> &
  Partial<Pick<ProductSummary, 'maxStockDefault'>>;

/**
 * Returns the availability of a quantity; a quantity above the stock is treated as the whole stock.
 */
export function stockStatus(product: StockedProduct, quantity = 1): StockStatus {
  const stores = product.stock.filter((row) => row.quantity >= quantity).length;
  return { state: stockState(product, quantity), stores };
}

/** Returns whether a product in this state can be put into the cart. */
export const isOrderableState = (state: StockState): state is 'in-stock' | 'extra-stock' =>
  state === 'in-stock' || state === 'extra-stock';

/** Returns whether the product can be bought online. */
export function canBeOrdered(
  product: Pick<ProductSummary, 'isOrderable' | 'visibility' | 'isActive'>,
): boolean {
  return product.isActive && product.isOrderable && product.visibility === 'Orderable';
}

function stockState(product: StockedProduct, quantity: number): StockState {
  if (!canBeOrdered(product)) return 'not-orderable';
  if (product.maxStockTotal <= 0)
    return product.stock.some((row) => row.quantity >= 1) ? 'branches-only' : 'sold-out';
  const pieces = Math.min(quantity, product.maxStockTotal);
  const isFromSuppliers =
    product.needExtraStock || (pieces > 1 && (product.maxStockDefault ?? pieces) < pieces);
  return isFromSuppliers ? 'extra-stock' : 'in-stock';
}

/** The stock of one product as stored in the database. */
interface StockLevels {
  /** Number of pieces by store id. */
  quantities: Readonly<Record<string, number>>;
  defaultStock: number;
  totalStock: number;
}

/**
 * Returns what pages display about the stock of an orderable product: its availability, and how
 * many stores have it.
 */
function shownAvailability({ quantities, defaultStock, totalStock }: StockLevels): string {
  const { state, stores } = stockStatus({
    isOrderable: true,
    isActive: true,
    visibility: 'Orderable',
    stock: Object.entries(quantities).map(([id, quantity]) => ({ storeId: Number(id), quantity })),
    maxStockTotal: totalStock,
    needExtraStock: needExtraStock(defaultStock, totalStock),
  });
  return `${state} ${stores}`;
}

/**
 * Returns whether a change of stock alters what the product's pages display, so that they must be
 * rebuilt.
 */
export const changesShownAvailability = (before: StockLevels, after: StockLevels): boolean =>
  shownAvailability(before) !== shownAvailability(after);
