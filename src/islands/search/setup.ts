import type { Locale } from '../../domain/entities/common.ts';
import type { ImageConfig } from '../../domain/image-url.ts';

/** Texts of the search panel (`frame:search.*`); `{term}` and `{total}` are filled in by `fill`. */
export const SEARCH_PANEL_TEXTS = [
  'close',
  'voice',
  'listening',
  'voiceFailed',
  'history',
  'historyEmpty',
  'remove',
  'removed',
  'more',
  'loading',
  'list',
  'suggestions',
  'brands',
  'categories',
  'products',
  'one',
  'many',
  'all',
  'none',
  'noneHint',
  'overview',
  'failed',
  'retry',
] as const;

export type SearchPanelTexts = Record<(typeof SEARCH_PANEL_TEXTS)[number], string>;

/** What a page tells its search panel: small, since it stands in the HTML. */
export interface SearchSetup {
  locale: Locale;
  /** Address of the search page, without term. */
  search: string;
  /** Addresses with `*` for what differs. */
  product: string;
  brand: string;
  category: string;
  /** Address of the whole range. */
  overview: string;
  images: ImageConfig;
  texts: SearchPanelTexts;
}
