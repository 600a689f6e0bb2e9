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
  | 'questions'
  | 'pages'
  | 'stores'
  | 'one'
  | 'many'
  | 'all'
  | 'none'
  | 'noneHint'
  | 'overview'
  | 'failed'
  | 'retry';

/** Texts of the search panel (`frame:search.*`), with `{term}` and `{total}` for `fill`. */
export type SearchPanelTexts = Record<PanelText, string>;

/** Data of a page for its search panel; kept small, since it is part of the HTML. */
export interface SearchPageSetup {
  locale: Locale;
  /** Path of the search page, without a term. */
  search: string;
  /** Paths with `*` as placeholder. */
  product: string;
  brand: string;
  category: string;
  /** Path of the category overview. */
  overview: string;
  images: ImageConfig;
}

/** Data for the components of the search panel. */
export interface SearchSetup extends SearchPageSetup {
  texts: SearchPanelTexts;
}

export const withSearchTexts = (setup: SearchPageSetup): SearchSetup => ({
  ...setup,
  texts: texts[setup.locale] as SearchPanelTexts,
});
