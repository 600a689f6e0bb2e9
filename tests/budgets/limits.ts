/**
 * What each page type may weigh at most, however it grew. Sizes in bytes, gzip as served, at least 3%
 * above today's figure; `recorded.json` holds each page to 3% of its own.
 */
const KB = 1000;

export type PageType =
  | 'home'
  | 'list'
  | 'product'
  | 'about'
  | 'faq'
  | 'store'
  | 'brands'
  | 'brand'
  | 'content';

export interface Limits {
  html: number;
  /** Scripts of our own that come without interaction; neither React's runtime nor Astro's. */
  script: number;
  /** Requests of the first view, the page itself included. */
  requests: number;
}

const LIST: Limits = { html: 20 * KB, script: 22.8 * KB, requests: 31 };
const CONTENT: Limits = { html: 15 * KB, script: 12.4 * KB, requests: 20 };

export const LIMITS: Record<PageType, Limits> = {
  home: { html: 20 * KB, script: 15 * KB, requests: 40 },
  list: LIST,
  product: { html: 17 * KB, script: 20.6 * KB, requests: 15 },
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
  cart: 123.5 * KB,
  checkout: 129 * KB,
  account: 123.5 * KB,
};

/**
 * Of all but React's, Astro's among them, what runs without interaction; 1 kB of it is the session,
 * 0.2 kB the font.
 */
export const RAN_LIMIT = 14.4 * KB;
export const CSS_LIMIT = 19.5 * KB;
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

/** What Lighthouse must find of a page in one run, whatever the speed of the machine. */
export const LIGHTHOUSE = {
  /** Accessibility, best practices, SEO. */
  others: 100,
  cls: 0.01,
  /** Of the cart and the checkout, which differ from shopper to shopper. */
  personalCls: 0.05,
};
