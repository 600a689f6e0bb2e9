/**
 * What one call may cost the shop: the size of what is sent, the work it makes and how often it may
 * be made. Each call declares one of the bounds below; `backend/platform/http` enforces them, and
 * `docs/bounds.md` is made of them.
 */

/** A limit on how often: so many in a window, of one person or of one address. */
export interface RateRule {
  name: string;
  /** A person is the customer on all devices together, else the visitor, else the address. */
  per: 'person' | 'address';
  points: number;
  /** Of a person who is known by the address alone; several share it. */
  pointsOfAddress?: number;
  windowS: number;
  /**
   * True: internal addresses are not counted. Where a proxy is not trusted its address is that of
   * all visitors, who must not be locked out of their accounts by each other.
   */
  exceptInternal?: true;
}

const PERSON: RateRule = {
  ...{ name: 'person', per: 'person', windowS: 5 * 60 },
  // More than a person clicks; an office, or a provider's shared address.
  ...{ points: 600, pointsOfAddress: 300 },
};
const TEN_MINUTES = 10 * 60;

/** Beside the limit on reads (`READS_PER_MINUTE`), which counts every call by its work. */
export const RATES = {
  read: [],
  write: [PERSON],
  /** Telephone numbers. */
  contact: [PERSON, { name: 'contact', per: 'address', points: 5, windowS: TEN_MINUTES }],
  /** Makes or changes an account, or mails its owner. */
  account: [
    PERSON,
    { name: 'account', per: 'address', points: 100, windowS: TEN_MINUTES, exceptInternal: true },
  ],
  /** Tells something about somebody's account or order. */
  enquiry: [
    PERSON,
    {
      ...{ name: 'enquiry-person', per: 'person', points: 20, windowS: TEN_MINUTES },
      exceptInternal: true,
    },
    { name: 'enquiry', per: 'address', points: 60, windowS: TEN_MINUTES, exceptInternal: true },
  ],
} as const satisfies Record<string, readonly RateRule[]>;

/**
 * Calls of one address that are answered at a time, as many as a browser has connections; the
 * others wait, a 503 when too many do. Internal addresses aside, as a proxy may hide its clients.
 */
export const CALLS_AT_A_TIME = 6;

export type Rate = keyof typeof RATES;

export interface Bounds {
  /** Bytes of the body at most; what is larger is a 413. */
  bodyBytes: number;
  /** As how many reads the call counts for the reads per minute of its address. */
  work: number;
  /**
   * True: a heavy call. Few are answered at a time, and addresses take turns, so that one that
   * asks for many waits for itself; a 503 when too many wait.
   */
  inTurn: boolean;
  rate: Rate;
}

const KB = 1024;

export const BOUNDS = {
  /** A record, or a few. */
  read: { bodyBytes: 0, work: 1, inTurn: false, rate: 'read' },
  /** As `read`, asked for in a body. */
  postedRead: { bodyBytes: 8 * KB, work: 1, inTurn: false, rate: 'read' },
  /** As `postedRead`, by way of somebody else's service. */
  lookup: { bodyBytes: 8 * KB, work: 5, inTurn: false, rate: 'write' },
  /** Many records, or the whole cart with all that is computed of it. */
  list: { bodyBytes: 0, work: 2, inTurn: true, rate: 'read' },
  search: { bodyBytes: 0, work: 2, inTurn: true, rate: 'read' },
  /** A file, or all there is. */
  document: { bodyBytes: 0, work: 20, inTurn: true, rate: 'read' },
  write: { bodyBytes: 8 * KB, work: 1, inTurn: false, rate: 'write' },
  /** Many changes in one. */
  batch: { bodyBytes: 100 * KB, work: 5, inTurn: true, rate: 'write' },
  contact: { bodyBytes: 1 * KB, work: 1, inTurn: false, rate: 'contact' },
  account: { bodyBytes: 4 * KB, work: 5, inTurn: false, rate: 'account' },
  enquiry: { bodyBytes: 4 * KB, work: 5, inTurn: false, rate: 'enquiry' },
} as const satisfies Record<string, Bounds>;

export interface Door {
  path: string;
  summary: string;
  bounds: Bounds;
}

/** What browsers ask for beside the calls. */
export const DOORS = {
  pictures: {
    path: '/api/images/*',
    summary: 'Pictures; a page shows dozens',
    bounds: { bodyBytes: 0, work: 0.25, inTurn: false, rate: 'read' },
  },
  files: { path: '/api/files/*', summary: 'Documents', bounds: BOUNDS.document },
  signIn: {
    path: '/api/auth/bm',
    summary: 'Leads to the sign-in page',
    bounds: { bodyBytes: 0, work: 5, inTurn: false, rate: 'read' },
  },
  provider: {
    path: '/id/*',
    summary: 'The sign-in page and its protocol; passwords have limits of their own',
    bounds: { bodyBytes: 56 * KB, work: 2, inTurn: false, rate: 'read' },
  },
  agreement: { path: '/api/openapi.json', summary: 'The agreement', bounds: BOUNDS.read },
  unsubscribe: {
    path: '/api/subscription/*',
    summary: 'The page that ends the newsletter',
    bounds: BOUNDS.postedRead,
  },
} as const satisfies Record<string, Door>;
