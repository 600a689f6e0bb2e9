import texts from 'texts:frame/search';
import type { Locale } from '../../domain/shared/common.ts';
import type { ImageConfig } from '../../domain/product/image-url.ts';

type PanelText =
  | 'close'
  | 'voice'
  | 'listening'
  | 'voiceFailed'
  | 'history'
  | 'historyEmpty'
  | 'remove'
  | 'removed'
  | 'more'
  | 'loading'
  | 'list'
  | 'suggestions'
  | 'brands'
  | 'categories'
  | 'products'
  | 'one'
  | 'many'
  | 'all'
  | 'none'
  | 'noneHint'
  | 'overview'
  | 'failed'
  | 'retry';

/** Texts of the search panel (`frame:search.*`); `{term}` and `{total}` are filled in by `fill`. */
export type SearchPanelTexts = Record<PanelText, string>;

/** What a page tells its search panel: small, since it stands in the HTML. */
export interface SearchPageSetup {
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
}

/** What the parts of the panel need. */
export interface SearchSetup extends SearchPageSetup {
  texts: SearchPanelTexts;
}

export const withSearchTexts = (setup: SearchPageSetup): SearchSetup => ({
  ...setup,
  texts: texts[setup.locale] as SearchPanelTexts,
});
