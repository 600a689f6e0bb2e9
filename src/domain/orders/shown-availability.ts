import { needExtraStock } from '../product/stock.ts';
import { stockStatus } from '../product/stock.ts';

/** The stock of one product as stored in the database. */
export interface StockLevels {
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
