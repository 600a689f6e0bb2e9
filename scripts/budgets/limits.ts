/** What each page type may weigh. Sizes in bytes, gzip as served. */
const KB = 1000;

export type PageType =
  'home' | 'list' | 'product' | 'about' | 'faq' | 'store' | 'brands' | 'brand' | 'content';

export interface Limits {
  html: number;
  /** Scripts of our own that come without interaction; neither React's runtime nor Astro's. */
  script: number;
  /** Requests of the first view, the page itself included. */
  requests: number;
}

const LIST: Limits = { html: 18 * KB, script: 21 * KB, requests: 30 };
const CONTENT: Limits = { html: 14 * KB, script: 12 * KB, requests: 20 };

export const LIMITS: Record<PageType, Limits> = {
  home: { html: 18 * KB, script: 15 * KB, requests: 40 },
  list: LIST,
  product: { html: 14 * KB, script: 20 * KB, requests: 15 },
  about: CONTENT,
  faq: { ...CONTENT, html: 24 * KB },
  store: CONTENT,
  brands: { ...CONTENT, html: 18 * KB, requests: 40 },
  brand: LIST,
  content: CONTENT,
};

/** All scripts that come without interaction, React's runtime included. */
export const ALL_SCRIPT_LIMIT = 90 * KB;
/** All scripts that a personal page downloads, React's runtime included. */
export type PersonalType = 'cart' | 'checkout' | 'account';
export const PERSONAL_LIMITS: Record<PersonalType, number> = {
  cart: 120 * KB,
  checkout: 120 * KB,
  account: 110 * KB,
};

/**
 * Of all but React's, Astro's among them, what runs without interaction; 1 kB of it is the session,
 * 0.2 kB the font.
 */
export const RAN_LIMIT = 13.2 * KB;
export const CSS_LIMIT = 12 * KB;
export const FONT_LIMIT = 60 * KB;

/** The service worker, which no page waits for. */
export const WORKER_LIMIT = 12 * KB;

/** Page types that must do without React. */
export const WITHOUT_REACT: readonly PageType[] = [
  'home',
  'about',
  'faq',
  'store',
  'brands',
  'content',
];

export const LIGHTHOUSE = {
  pages: ['home', 'list', 'product'] as const,
  runs: 5,
  /** Other work on the machine can only make a page slower: so often is a slow one looked at. */
  looks: 3,
  /** The hand-written page: its figures differ by 3 % from run to run at most. */
  floorRuns: 1,
  performance: 97,
  /** Every other category. */
  others: 100,
  cls: 0.01,
  /**
   * Total blocking time, on the cart and the checkout too. The goal is 50; on a shared machine the
   * medians of five runs of one page differ by up to 40 ms.
   */
  tbtMs: 75,
  /** Of the cart and the checkout, which differ from shopper to shopper. */
  personalRuns: 5,
  personalCls: 0.05,
  /**
   * LCP against a hand-written static page with the same picture, both over one HTTP/2 connection
   * as from a host of static sites (docs/decisions/0013).
   */
  lcpRatio: 1.3,
};
