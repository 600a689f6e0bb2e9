/** Keys of the search page's texts (`listing:search.*`), with `{term}` for `fill`. */
export const SEARCH_TEXTS = [
  'title',
  'for',
  'none',
  'noneText',
  'siteLinks',
  'questions',
  'pages',
  'stores',
] as const;

export type SearchTexts = Record<(typeof SEARCH_TEXTS)[number], string>;
