import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import type { DeliveredProduct } from '../../domain/availability/delivery.ts';
import type { PROMISE_KEYS } from '../../domain/availability/promise-text.ts';
import type { Cents, Price } from '../../domain/entities/money.ts';
import type { StockState } from '../../domain/stock-status.ts';

/** Texts that a product page needs before anybody asks for anything; `{name}` is filled in. */
export const PAGE_TEXTS = ['inStore', 'notInStore', 'added', 'invalid', 'tooMany'] as const;

export type PageTexts = Record<(typeof PAGE_TEXTS)[number] | (typeof PROMISE_KEYS)[number], string>;

/** What a product page tells its scripts: what it shows, to compare with what holds now. */
export interface ProductPageData {
  product: DeliveredProduct & Price & { id: number };
  brandId: number | null;
  /** The crossed price incl. VAT. */
  was: Cents | null;
  state: StockState;
  config: AvailabilityConfig;
  texts: PageTexts;
}

/** The data of this page; null on a page that is no product's. */
export function pageData(): ProductPageData | null {
  const text = document.getElementById('product-data')?.textContent;
  return text ? (JSON.parse(text) as ProductPageData) : null;
}
