/**
 * Pages say whether something lies there and in how many branches; how much of it is live data
 * and no matter of theirs. So a record keeps of each quantity only whether there is any, and a
 * sale changes no page until the last piece is gone.
 */
interface Stocked {
  Stock?: { StoreId: number; Quantity: number }[] | null;
  MaxStockDefault?: number | null;
  MaxStockTotal?: number | null;
}

const any = (quantity: number): number => (quantity >= 1 ? 1 : 0);

export function staticStock<T extends Stocked>(record: T): T {
  return {
    ...record,
    ...(record.Stock && {
      Stock: record.Stock.map((row) => ({ ...row, Quantity: any(row.Quantity) })),
    }),
    ...(typeof record.MaxStockDefault === 'number' && {
      MaxStockDefault: any(record.MaxStockDefault),
    }),
    ...(typeof record.MaxStockTotal === 'number' && { MaxStockTotal: any(record.MaxStockTotal) }),
  };
}
