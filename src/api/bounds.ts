/**
 * Bounds of calls: the size of a request, the work it causes, and how often it may be made. Each
 * call declares one of the bounds below; `backend/platform/http` enforces them, and
 * `docs/bounds.md` is generated from them.
 */

/** A rate limit: a number of points per time window, counted per person or per IP address. */
export interface RateRule {
  name: string;
  /** A person is the customer (on all devices), else the visitor, else the IP address. */
  per: 'person' | 'address';
  points: number;
  /** Points of a person known only by IP address, which several people may share. */
  pointsOfAddress?: number;
  windowS: number;
  /**
   * True to exempt internal addresses. Behind an untrusted proxy all visitors have the proxy's
   * address, and they must not lock each other out of their accounts.
   */
  exceptInternal?: true;
}

const PERSON_RATE: RateRule = {
  ...{ name: 'person', per: 'person', windowS: 5 * 60 },
  // More calls than one person makes, so that an office or provider may share one IP address.
  ...{ points: 600, pointsOfAddress: 300 },
};
const TEN_MINUTES_S = 10 * 60;

/**
 * Rate limits, in addition to the limit on reads (`READS_PER_MINUTE`), which counts every call by
 * its `work`.
 */
export const RATES = {
  read: [],
  write: [PERSON_RATE],
  /** Sends a phone number. */
  contact: [PERSON_RATE, { name: 'contact', per: 'address', points: 5, windowS: TEN_MINUTES_S }],
  /** Creates or changes an account, or sends mail to its owner. */
  account: [
    PERSON_RATE,
    { name: 'account', per: 'address', points: 100, windowS: TEN_MINUTES_S, exceptInternal: true },
  ],
  /** Reveals something about an account or order. */
  enquiry: [
    PERSON_RATE,
    {
      ...{ name: 'enquiry-person', per: 'person', points: 20, windowS: TEN_MINUTES_S },
      exceptInternal: true,
    },
    { name: 'enquiry', per: 'address', points: 60, windowS: TEN_MINUTES_S, exceptInternal: true },
  ],
} as const satisfies Record<string, readonly RateRule[]>;

/**
 * Maximum number of concurrent calls per IP address, equal to the connections of a browser. Further
 * calls wait; 503 if too many wait. Internal addresses are exempt, as a proxy may hide its clients.
 */
export const MAX_CONCURRENT_CALLS = 6;

export type Rate = keyof typeof RATES;

export interface Bounds {
  /** Maximum size of the body in bytes; 413 above. */
  bodyBytes: number;
  /** Number of reads that the call counts for in `READS_PER_MINUTE` of its IP address. */
  work: number;
  /**
   * True for expensive calls. Few of them run at the same time, and IP addresses take turns, so
   * that an address with many calls delays only itself; 503 if too many wait.
   */
  takesTurns: boolean;
  rate: Rate;
}

const KB = 1024;

export const BOUNDS = {
  /** Reads a few records. */
  read: { bodyBytes: 0, work: 1, takesTurns: false, rate: 'read' },
  /** Like `read`, with the parameters in a body. */
  postedRead: { bodyBytes: 8 * KB, work: 1, takesTurns: false, rate: 'read' },
  /** Like `postedRead`, answered through an external service. */
  lookup: { bodyBytes: 8 * KB, work: 5, takesTurns: false, rate: 'write' },
  /** Reads many records, or the whole cart with all computed values. */
  list: { bodyBytes: 0, work: 2, takesTurns: true, rate: 'read' },
  search: { bodyBytes: 0, work: 2, takesTurns: true, rate: 'read' },
  /** A file, or a complete export. */
  document: { bodyBytes: 0, work: 20, takesTurns: true, rate: 'read' },
  write: { bodyBytes: 8 * KB, work: 1, takesTurns: false, rate: 'write' },
  /** Many changes in one call. */
  batch: { bodyBytes: 100 * KB, work: 5, takesTurns: true, rate: 'write' },
  contact: { bodyBytes: 1 * KB, work: 1, takesTurns: false, rate: 'contact' },
  account: { bodyBytes: 4 * KB, work: 5, takesTurns: false, rate: 'account' },
  enquiry: { bodyBytes: 4 * KB, work: 5, takesTurns: false, rate: 'enquiry' },
} as const satisfies Record<string, Bounds>;

export interface Route {
  path: string;
  summary: string;
  bounds: Bounds;
}

/** Routes that are not calls. */
export const ROUTES = {
  pictures: {
    path: '/api/images/*',
    summary: 'Pictures; a page shows dozens',
    bounds: { bodyBytes: 0, work: 0.25, takesTurns: false, rate: 'read' },
  },
  files: { path: '/api/files/*', summary: 'Documents', bounds: BOUNDS.document },
  signIn: {
    path: '/api/auth/bm',
    summary: 'Leads to the sign-in page',
    bounds: { bodyBytes: 0, work: 5, takesTurns: false, rate: 'read' },
  },
  provider: {
    path: '/id/*',
    summary: 'The sign-in page and its protocol; passwords have limits of their own',
    bounds: { bodyBytes: 56 * KB, work: 2, takesTurns: false, rate: 'read' },
  },
  agreement: { path: '/api/openapi.json', summary: 'The agreement', bounds: BOUNDS.read },
  unsubscribe: {
    path: '/api/subscription/*',
    summary: 'The page that ends the newsletter',
    bounds: BOUNDS.postedRead,
  },
  endStockAlerts: {
    path: '/api/bouwmaat/stock-alerts/*',
    summary: 'The page that ends back-in-stock mails',
    bounds: BOUNDS.postedRead,
  },
} as const satisfies Record<string, Route>;
