import type { StoreStock } from '../../domain/product/product.ts';
import { needExtraStock, stockQuantity } from '../../domain/product/stock.ts';
import type { StockRecord, StoreStockRecord } from './wire.ts';

/** What the stock call says of a product; a `ProductSummary` carries the same fields. */
export interface ProductStock {
  stock: StoreStock[];
  maxStockDefault: number;
  maxStockTotal: number;
  needExtraStock: boolean;
}

/** Stock with whole, non-negative quantities (spec 2 §3). */
export function mapStock(record: {
  Stock?: StoreStockRecord[] | null;
  MaxStockDefault?: number | null;
  MaxStockTotal?: number | null;
}): ProductStock {
  const maxStockDefault = record.MaxStockDefault ?? 0;
  const maxStockTotal = record.MaxStockTotal ?? 0;
  return {
    stock: (record.Stock ?? []).map((row) => ({
      storeId: row.StoreId,
      quantity: stockQuantity(row.Quantity),
    })),
    maxStockDefault,
    maxStockTotal,
    needExtraStock: needExtraStock(maxStockDefault, maxStockTotal),
  };
}

/** The map by id of the stock call. */
export function mapStocks(records: Record<string, StockRecord>): Map<number, ProductStock> {
  return new Map(
    Object.entries(records).map(([id, record]) => [Number(id), mapStock(record)] as const),
  );
}
