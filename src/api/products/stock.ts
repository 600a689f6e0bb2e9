import type { StoreStock } from '../../domain/product/product.ts';
import { needExtraStock, stockQuantity } from '../../domain/product/stock.ts';
import type { StockRecord, StoreStockRecord } from './wire.ts';

/** Stock of a product; a `ProductSummary` has the same fields. */
export interface ProductStock {
  stock: StoreStock[];
  maxStockDefault: number;
  maxStockTotal: number;
  needExtraStock: boolean;
}

/** Maps stock, with integer quantities that are not negative (spec 2 §3). */
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

/** Maps the response of the stock call: stock by product id. */
export function mapStocks(records: Record<string, StockRecord>): Map<number, ProductStock> {
  return new Map(
    Object.entries(records).map(([id, record]) => [Number(id), mapStock(record)] as const),
  );
}
