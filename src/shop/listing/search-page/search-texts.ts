/** Texts of the search page (`listing:search.*`); `{term}` is filled in by `fill`. */
export const SEARCH_TEXTS = ['title', 'for', 'none', 'noneText'] as const;

export type SearchTexts = Record<(typeof SEARCH_TEXTS)[number], string>;
