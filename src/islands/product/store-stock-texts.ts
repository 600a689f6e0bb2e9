/** Texts that the browser needs for stock per branch (`product:stores.*`); `{n}` is filled in. */
export const STORE_STOCK_TEXTS = [
  'loading',
  'failed',
  'retry',
  'none',
  'pieces',
  'find',
  'noMatch',
] as const;

export type StoreStockTexts = Record<(typeof STORE_STOCK_TEXTS)[number], string>;
