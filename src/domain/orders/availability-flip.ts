import { needExtraStock } from '../product/stock.ts';
import { stockStatus } from '../product/stock-status.ts';

/** The stock of one product as the database holds it. */
export interface StockLevels {
  /** Pieces by the id of the store. */
  quantities: Readonly<Record<string, number>>;
  defaultStock: number;
  totalStock: number;
}

/**
 * What pages say of the stock of a product that can be ordered: whether it lies ready, comes from
 * elsewhere or is sold out, and how many stores have it.
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

/** True if pages of the product say something else after the change of its stock. */
export const availabilityFlips = (before: StockLevels, after: StockLevels): boolean =>
  shownAvailability(before) !== shownAvailability(after);
