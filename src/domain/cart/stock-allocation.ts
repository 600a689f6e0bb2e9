import type { ShippingMethod } from '../orders/order.ts';
import type { StoreStock } from '../product/product.ts';
import { stockOfStore, stockQuantity } from '../product/stock.ts';
import type { ShippingEstimate } from './cart.ts';

/** The stock of one product. */
interface AllocatedStock {
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
  stock: AllocatedStock,
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
  stock: AllocatedStock,
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
  { stock }: AllocatedStock,
  method: ShippingMethod | null,
  storeId: number | null,
): number {
  return method === 'Pickup' && storeId !== null ? stockQuantity(stockOfStore(stock, storeId)) : 0;
}

/**
 * Estimates the delivery: tomorrow from the webshop's own stock, in two or three days from
 * suppliers (spec 2 §3). Null if there is not enough.
 */
export function shippingEstimate(stock: AllocatedStock, quantity: number): ShippingEstimate | null {
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
