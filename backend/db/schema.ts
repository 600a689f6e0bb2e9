/**
 * The tables as Kysely sees them. Money is integer cents; times are ISO text at the
 * borders and `timestamptz` inside; `Texts` columns are jsonb objects `{ nl, en }`.
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JobTable } from './tables/jobs.ts';
import type { CustomerTables } from './schema/customer.ts';
import type { IdentityTables } from './schema/identity.ts';

export interface Texts {
  nl: string;
  en: string;
}

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** A row as it is written, or as JSON tells it: its times are texts. */
export type WithTextTimes<Row> = {
  [Column in keyof Row]: Date extends Row[Column]
    ? Exclude<Row[Column], Date> | string
    : Row[Column];
};

export interface BrandTable {
  id: number;
  code: string;
  description: string | null;
  url: string | null;
  /** Path below `/api/images/`, or null. */
  image: string | null;
  memo: JSONColumnType<Texts> | null;
  manufacturer: JSONColumnType<ManufacturerRecord> | null;
}

export interface ManufacturerRecord {
  name: string;
  postalAddress: string;
  email: string;
  responsiblePerson: string | null;
}

/**
 * Two rows have no parent: `root`, whose children are the root categories (Actie, with the
 * code NUPDActie, among them), and `special`, whose children are the promotion lists that
 * stand outside the tree (Op=Op, Meer=Minder, in prijs verlaagd).
 */
export interface WebNodeTable {
  id: number;
  parent_id: number | null;
  code: string;
  position: number;
  name: JSONColumnType<Texts>;
  /** Whole path per language, no slashes at the ends: `bouwmaterialen/gipsplaten`. */
  url: JSONColumnType<Texts>;
  description: JSONColumnType<Texts> | null;
  image: string | null;
  active: boolean;
  start_date: NullableTimestamp;
  end_date: NullableTimestamp;
}

/** One attribute; a numeric one carries number and unit, from which its text is made. */
export interface AttributeRecord {
  code: string;
  label: Texts;
  value: Texts;
}

export interface DiscountRecord {
  id: number;
  name: string;
  title: Texts;
  labelType: 'NOLABEL' | 'SHOWLABEL' | 'DEFAULT';
  startDate: string;
  endDate: string;
}

/** From `quantity` on, this price each. */
export interface LevelRecord {
  id: number;
  quantity: number;
  priceIncl: number;
  priceExcl: number;
}

export interface MediaRecord {
  type: 'image' | 'youtube' | 'video';
  imageType: 'Small' | 'Big' | 'Front' | null;
  /** Path below `/api/images/` or, for a video, its address or id. */
  src: string;
  order: number;
}

export interface ProductDetails {
  /** One of FAMILY_KEYS (`backend/catalogue/family-keys.ts`): what its picture is drawn from. */
  family: string;
  /** `#rrggbb` of the product itself, where its colour matters to the picture. */
  colorHex: string | null;
  description: Texts;
  usageDescription: Texts | null;
  attributes: AttributeRecord[];
  media: MediaRecord[];
  files: { memoId: number; fileName: string }[];
  safetyLogos: string[];
  warnings: { nl: string[]; en: string[] };
  /** `2600 x 600 mm`, `12,5 mm`: what a card says. */
  keySpecs: { nl: string[]; en: string[] };
  color: Texts | null;
  material: Texts | null;
  /** Millimetres and grams. */
  dimensions: {
    width: number | null;
    height: number | null;
    depth: number | null;
    weight: number | null;
  };
  size: string | null;
  energyLevel: string | null;
  /** Units in one package, of `unitPriceUnit`: 1.56 m² in a sheet. */
  unitPerProduct: number | null;
  unitPriceUnit: 'm²' | 'm' | 'kg' | 'l' | null;
}

export interface ProductTable {
  id: number;
  /** The trade number; the last six digits are shown. */
  number: string;
  ean: string;
  brand_id: number | null;
  web_node_id: number;
  /** `Active` or another state of the merchandise system. */
  state: string;
  visibility: 'NotViewable' | 'ViewableButNotOrderable' | 'Orderable';
  /** The merchandise system's flag as it sends it: `ja`, `nee`, `no`, … */
  orderable: string;
  sold_online: boolean;
  name: JSONColumnType<Texts>;
  /** Slug per language, ending in `-{id}`. */
  url: JSONColumnType<Texts>;
  price_incl: number;
  price_excl: number;
  /** Percent: 21 or 9. */
  tax_rate: number;
  old_price_incl: number | null;
  old_price_excl: number | null;
  discount_id: number | null;
  discounts: JSONColumnType<DiscountRecord[]>;
  levels: JSONColumnType<LevelRecord[]>;
  /** Ids of the promotion web nodes (Actie and its children, Op=Op, Meer=Minder) that list it. */
  promotion_nodes: number[];
  reduced_from: NullableTimestamp;
  reduced_until: NullableTimestamp;
  unit: JSONColumnType<Texts>;
  delivery_type: string;
  popularity: number;
  details: JSONColumnType<ProductDetails>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PriceHistoryTable {
  product_id: number;
  valid_from: Timestamp;
  price_incl: number;
  price_excl: number;
}

export interface StockTable {
  product_id: number;
  /** Store id → pieces in stock; a store without the product is absent. */
  quantities: JSONColumnType<Record<string, number>>;
  /** Pieces in the webshop's own stock, and with those of its suppliers. */
  default_stock: number;
  total_stock: number;
}

export interface StoreTable {
  id: number;
  code: string;
  url: string;
  name: string;
  lat: number;
  lng: number;
  /** All else of the store, as the catalogue describes it. */
  details: JSONColumnType<StoreDetails>;
}

export interface StoreDetails {
  type: string;
  tags: string[];
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  province: string;
  phone: string;
  email: string;
  globalLocationNumber: string;
  onFleetId: string | null;
  image: string | null;
  openingTimes: { day: number; open: string; close: string }[];
  holidayTimes: {
    start: string;
    end: string;
    open: string | null;
    close: string | null;
    isClosed: boolean;
  }[];
  manager: { firstName: string; lastName: string; image: string | null } | null;
  posts: {
    type: string;
    title: Texts;
    summary: Texts;
    url: string | null;
    start: string | null;
    end: string | null;
    media: string | null;
  }[];
}

export interface VisitorTable {
  /** Random id inside the signed httpOnly cookie. */
  id: string;
  store_id: number | null;
  include_vat: boolean;
  created_at: Generated<Timestamp>;
  /** The last write; who is not seen for long is forgotten. */
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ViewedTable {
  visitor_id: string;
  product_id: number;
  brand_id: number | null;
  viewed_at: Generated<Timestamp>;
}

export interface ProductContactTable {
  id: Generated<number>;
  product_id: number;
  phone_number: string;
  created_at: Generated<Timestamp>;
}

/** A term that found nothing, in one language. */
export interface SearchMissTable {
  locale: 'nl' | 'en';
  term: string;
  count: number;
  last_at: Timestamp;
}

/** What a buyer says of a product of an order. */
export interface ReviewTable {
  id: Generated<number>;
  product_id: number;
  order_id: string;
  /** 1 to 5. */
  rating: number;
  title: string | null;
  text: string;
  author: string;
  created_at: Timestamp;
}

/** Facts about the data itself: `catalogue` → `{ seed, products, version }`. */
export interface MetaTable {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
}

/** Who may sign in at the desk. */
export interface EditorTable {
  id: Generated<number>;
  name: string;
  /** The name in lower case: two that differ in case only would pass for each other. */
  name_key: string;
  /** `backend/desk/passwords.ts` */
  password: string;
  locale: 'nl' | 'en';
  created_at: Timestamp;
}

export interface DeskSessionTable {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  editor_id: number;
  created_at: Timestamp;
  seen_at: Timestamp;
}

/** What was done at the desk; names are kept as they were then. */
export interface DeskAuditTable {
  id: Generated<number>;
  at: Timestamp;
  editor: string;
  action: string;
  subject: string;
  detail: string;
}

/** Counts of `backend/http/limits`; the columns are those of rate-limiter-flexible. */
export interface RateLimitTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** Texts of content files that are not published yet. */
export interface ContentDraftTable {
  token: string;
  /** A file, or `page:<key>` for a page in its two languages. */
  subject: string;
  /** Who changed it last. */
  editor: string;
  files: JSONColumnType<DraftFile[]>;
  publish_at: NullableTimestamp;
  /** Why it was not published when its time came. */
  problem: string | null;
  updated_at: Timestamp;
}

export interface DraftFile {
  file: string;
  /** Null: the file goes. */
  text: string | null;
  /** Digest of the text that the draft started from; empty: there was no file. */
  from: string;
}

export interface Database extends CustomerTables, IdentityTables {
  brands: BrandTable;
  web_nodes: WebNodeTable;
  products: ProductTable;
  price_history: PriceHistoryTable;
  stock: StockTable;
  stores: StoreTable;
  visitors: VisitorTable;
  viewed: ViewedTable;
  product_contacts: ProductContactTable;
  search_misses: SearchMissTable;
  reviews: ReviewTable;
  editors: EditorTable;
  desk_sessions: DeskSessionTable;
  desk_audit: DeskAuditTable;
  content_drafts: ContentDraftTable;
  jobs: JobTable;
  rate_limits: RateLimitTable;
  meta: MetaTable;
}
