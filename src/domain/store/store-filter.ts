/**
 * What the stock filter refers to: the whole cart, or the product whose page led to the store
 * finder.
 */
export type StockSubject = 'cart' | 'product';

/** Whether a store has all, some or none of it in stock. */
export type StockTone = 'all' | 'some' | 'none';

/** The properties of a store that the filter tests. */
export interface StoreFacts {
  /** Last segment of the address of the store's page. */
  url: string;
  isOpen: boolean;
  tags: readonly string[];
  /** Distance in kilometres; null while the visitor's location is unknown. */
  km: number | null;
  /** Null until stock was requested and received. */
  stock: { tone: StockTone; text: string } | null;
}

export interface StoreFilter {
  openNow: boolean;
  /** The store must have all tags: somebody may want wood cut and paint mixed in one visit. */
  tags: readonly string[];
  maxKm: number | null;
  /** Only stores that have all of it in stock; null for any store. */
  stock: StockSubject | null;
}

export const NO_STORE_FILTER: StoreFilter = {
  openNow: false,
  tags: [],
  maxKm: null,
  stock: null,
};

export function fitsStoreFilter(facts: StoreFacts, filter: StoreFilter): boolean {
  const { openNow, tags, maxKm, stock } = filter;
  return (
    (!openNow || facts.isOpen) &&
    tags.every((tag) => facts.tags.includes(tag)) &&
    (maxKm === null || facts.km === null || facts.km <= maxKm) &&
    (stock === null || facts.stock === null || facts.stock.tone === 'all')
  );
}

/** Returns the number of active filters. */
export function storeFilterCount({ openNow, tags, maxKm, stock }: StoreFilter): number {
  return Number(openNow) + tags.length + Number(maxKm !== null) + Number(stock !== null);
}

/** The names by which a search finds a branch. */
interface NamedStore {
  name: string;
  city: string;
  postalCode: string;
}

const POSTCODE = /^(\d{4}) ?([a-z]{2})?$/i;
/** Digits of a postcode that stand for its region. */
const REGION_DIGITS = 2;
/** Minimum length of a prefix that matches a longer word: `hout` does not match Houten. */
const MIN_PREFIX_LENGTH = 5;
/** Words that ask for branches in general, without naming one. */
const GENERIC_STORE_WORDS = new Set(
  'vestiging vestigingen winkel filiaal bouwmarkt openingstijden adres in branch store shop opening times hours address near'.split(
    ' ',
  ),
);

const normaliseText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
const postcodeDigits = (postalCode: string) => postalCode.trim().slice(0, 4);

/**
 * Returns the branches that a search names by place, name or postcode. Four digits alone may be a
 * measure, so they only find branches with exactly those digits. A postcode with letters also finds
 * the branches around, nearest number first.
 */
export function storesForTerm<T extends NamedStore>(term: string, stores: readonly T[]): T[] {
  const [, digits, letters] = POSTCODE.exec(term.trim()) ?? [];
  if (digits !== undefined) {
    const shared = letters === undefined ? digits : digits.slice(0, REGION_DIGITS);
    const postcodeDistance = ({ postalCode }: T) =>
      Math.abs(Number(postcodeDigits(postalCode)) - Number(digits));
    return stores
      .filter(({ postalCode }) => postcodeDigits(postalCode).startsWith(shared))
      .sort((a, b) => postcodeDistance(a) - postcodeDistance(b));
  }
  const words = normaliseText(term).filter((word) => !GENERIC_STORE_WORDS.has(word));
  if (words.length === 0) return [];
  return stores.filter(({ name, city }) => {
    const nameWords = [...normaliseText(name), ...normaliseText(city)];
    return words.every((word) =>
      nameWords.some(
        (one) => one === word || (word.length >= MIN_PREFIX_LENGTH && one.startsWith(word)),
      ),
    );
  });
}
