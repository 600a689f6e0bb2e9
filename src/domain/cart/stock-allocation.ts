import type { ShippingMethod } from '../orders/order.ts';
import type { StoreStock, ProductSummary } from '../product/product.ts';
import { stockOfStore, stockQuantity, canBeOrdered } from '../product/stock.ts';
import type { ShippingEstimate } from './cart.ts';
import type { Cents } from '../shared/money.ts';

/** The stock of one product. */
interface AllocatableStock {
  stock: readonly StoreStock[];
  /** Stock of the webshop, included in `maxStockTotal`. */
  maxStockDefault: number;
  /** Stock of the webshop and its suppliers. */
  maxStockTotal: number;
}

/** Sources of the pieces of a line. */
export interface Allocation {
  fromStore: number;
  /** The part of `fromTotal` from the webshop's own stock. */
  fromDefault: number;
  fromTotal: number;
}

/**
 * Returns the maximum quantity that can be ordered: for pickup, the store's stock is added to that
 * of the webshop.
 */
export function orderablePieces(
  stock: AllocatableStock,
  method: ShippingMethod | null,
  storeId: number | null,
): number {
  return pickupStock(stock, method, storeId) + stockQuantity(stock.maxStockTotal);
}

/**
 * Allocates stock: for pickup first from the store, then from the webshop, then from suppliers.
 * Null if there is not enough.
 */
export function allocate(
  stock: AllocatableStock,
  quantity: number,
  method: ShippingMethod | null,
  storeId: number | null,
): Allocation | null {
  const fromStore = Math.min(quantity, pickupStock(stock, method, storeId));
  const fromTotal = quantity - fromStore;
  if (fromTotal > stockQuantity(stock.maxStockTotal)) return null;
  return {
    fromStore,
    fromDefault: Math.min(fromTotal, stockQuantity(stock.maxStockDefault)),
    fromTotal,
  };
}

function pickupStock(
  { stock }: AllocatableStock,
  method: ShippingMethod | null,
  storeId: number | null,
): number {
  return method === 'Pickup' && storeId !== null ? stockQuantity(stockOfStore(stock, storeId)) : 0;
}

/**
 * Estimates the delivery: tomorrow from the webshop's own stock, in two or three days from
 * suppliers (spec 2 §3). Null if there is not enough.
 */
export function shippingEstimate(
  stock: AllocatableStock,
  quantity: number,
): ShippingEstimate | null {
  const allocation = allocate(stock, quantity, 'Delivery', null);
  if (!allocation) return null;
  return allocation.fromDefault === allocation.fromTotal ? 'tomorrow' : 'twothreedays';
}

/** Returns the latest estimate; null if one of them is null. */
export function latestEstimate(
  estimates: readonly (ShippingEstimate | null)[],
): ShippingEstimate | null {
  if (estimates.length === 0 || estimates.includes(null)) return null;
  return estimates.includes('twothreedays') ? 'twothreedays' : 'tomorrow';
}

interface CheckedLine {
  productId: number;
  quantity: number;
  /** Null once the product is no longer shown. */
  product: ProductSummary | null;
}

interface LineCheck {
  /** Products with less stock than the line's quantity (factor Stock). */
  shortOfStock: number[];
  /** Products that can no longer be ordered (factor ProductStatus). */
  notOrderable: number[];
  /** The orderable quantity by product id; products without stock are absent. */
  quantities: Map<number, number>;
}

/** Compares cart lines with the stock for this shipping method (null: not chosen yet) and store. */
export function checkStockOfLines(
  lines: readonly CheckedLine[],
  method: ShippingMethod | null,
  storeId: number | null,
): LineCheck {
  const check: LineCheck = { shortOfStock: [], notOrderable: [], quantities: new Map() };
  for (const { productId, quantity, product } of lines) {
    if (!product || !canBeOrdered(product)) {
      check.notOrderable.push(productId);
      continue;
    }
    const pieces = Math.min(quantity, orderablePieces(product, method, storeId));
    if (pieces < quantity) check.shortOfStock.push(productId);
    if (pieces > 0) check.quantities.set(productId, pieces);
  }
  return check;
}

/**
 * Returns the number of pallets for goods of this weight. At least one: the weight may be unknown.
 */
export function palletsFor(grams: number, gramsPerPallet: number): number {
  return Math.max(1, Math.ceil(grams / gramsPerPallet));
}

/** Threshold of spec 2 §9: 0.01 euro. */
const PRICE_CHANGE_THRESHOLD: Cents = 1;

/** Returns whether the unit price dropped by more than 0.01 euro (spec 2 §3). */
export const hasPriceDropped = (oldUnit: Cents, newUnit: Cents): boolean =>
  oldUnit - newUnit > PRICE_CHANGE_THRESHOLD;
