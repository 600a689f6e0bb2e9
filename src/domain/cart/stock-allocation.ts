import type { ShippingMethod } from '../orders/order.ts';
import type { StoreStock } from '../product/product.ts';
import { stockOfStore, stockQuantity } from '../product/stock.ts';
import type { ShippingEstimate } from './cart.ts';

/** The stock of one product. */
interface AllocatedStock {
  stock: readonly StoreStock[];
  /** The webshop's own pieces, part of `maxStockTotal`. */
  maxStockDefault: number;
  /** With those of suppliers. */
  maxStockTotal: number;
}

/** Where the pieces of a line come from. */
export interface Allocation {
  fromStore: number;
  /** Of `fromTotal`, the webshop's own. */
  fromDefault: number;
  fromTotal: number;
}

/** Most pieces that can be ordered: a store that hands them out adds its own to those of the webshop. */
export function orderablePieces(
  stock: AllocatedStock,
  method: ShippingMethod | null,
  storeId: number | null,
): number {
  return ofStore(stock, method, storeId) + stockQuantity(stock.maxStockTotal);
}

/**
 * Takes pieces from stock: at a pickup the store's own first, then the webshop's own, then those
 * of suppliers. Null if there are not enough.
 */
export function allocate(
  stock: AllocatedStock,
  quantity: number,
  method: ShippingMethod | null,
  storeId: number | null,
): Allocation | null {
  const fromStore = Math.min(quantity, ofStore(stock, method, storeId));
  const fromTotal = quantity - fromStore;
  if (fromTotal > stockQuantity(stock.maxStockTotal)) return null;
  return {
    fromStore,
    fromDefault: Math.min(fromTotal, stockQuantity(stock.maxStockDefault)),
    fromTotal,
  };
}

function ofStore(
  { stock }: AllocatedStock,
  method: ShippingMethod | null,
  storeId: number | null,
): number {
  return method === 'Pickup' && storeId !== null ? stockQuantity(stockOfStore(stock, storeId)) : 0;
}

/**
 * When pieces can be delivered: tomorrow what the webshop has itself, in two or three days what
 * suppliers have (spec 2 §3). Null if there are not enough.
 */
export function shippingEstimate(stock: AllocatedStock, quantity: number): ShippingEstimate | null {
  const allocation = allocate(stock, quantity, 'Delivery', null);
  if (!allocation) return null;
  return allocation.fromDefault === allocation.fromTotal ? 'tomorrow' : 'twothreedays';
}

/** The latest of several; null as soon as one is. */
export function latestEstimate(
  estimates: readonly (ShippingEstimate | null)[],
): ShippingEstimate | null {
  if (estimates.length === 0 || estimates.includes(null)) return null;
  return estimates.includes('twothreedays') ? 'twothreedays' : 'tomorrow';
}
