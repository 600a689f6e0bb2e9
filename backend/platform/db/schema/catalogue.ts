/** Tables of the catalogue: `catalogue generate` and `catalogue import` write them. */
import type { Generated, JSONColumnType, ColumnType } from 'kysely';
import type { NullableTimestamp, Texts, Timestamp } from './columns.ts';

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
  /** `pakket` or `grootgoed`, for products that do not say it; null: as the category above. */
  delivery_type: string | null;
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
  /** What it shows, as editors say it; without it the name of the product stands for it. */
  alt?: Texts;
}

export interface ProductDetails {
  /** The class of the product, a free word: recommendations go by it, and the demo's drawings. */
  family: string;
  /** `#rrggbb` of the product itself, where its colour matters to the picture. */
  colorHex: string | null;
  description: Texts;
  usageDescription: Texts | null;
  attributes: AttributeRecord[];
  media: MediaRecord[];
  /** `digest`: of an owner's document; without it the shop makes the document itself. */
  files: { memoId: number; fileName: string; digest?: string; isEnergySheet?: true }[];
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
  /** Path below `/api/images/` of the label that the feed brought. */
  energyLabel?: string | null;
  /** Units in one package, of `unitPriceUnit`: 1.56 m² in a sheet. */
  unitPerProduct: number | null;
  unitPriceUnit: 'm²' | 'm' | 'kg' | 'l' | null;
  /** Code of the variants that it is one of. */
  group?: string;
}

export interface ProductTable {
  id: number;
  /** The article code; of digits only, the last six are shown. */
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
  /** True: a feed added it. */
  from_feed: Generated<boolean>;
  popularity: number;
  details: JSONColumnType<ProductDetails>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Written by triggers; see `numbered-changes.ts`. */
export interface CatalogueChangeTable {
  id: Generated<number>;
  /** Its place in the order of commits; null until its transaction ends. */
  number: number | null;
  /** Ids; null: something changed that stands beside many products. */
  products: number[] | null;
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

/** What an attribute of products is called, and what its values are. */
export interface AttributeTable {
  code: string;
  label: JSONColumnType<Texts>;
  type: 'text' | 'number' | 'boolean';
  unit: string | null;
  /** Its values tell the variants of a group apart. */
  variant_axis: Generated<boolean>;
}

// Tables of what an owner's feed tells of a product beside its row.

/** Money in cents incl. VAT; days of Amsterdam, `2026-12-01`. */
export interface ProductOfferTable {
  product_id: number;
  /** The advised price. */
  list_incl: number | null;
  action_incl: number | null;
  /** First and last day of the action. */
  action_from: string | null;
  action_until: string | null;
  action_title: JSONColumnType<Texts> | null;
  /** While the action runs: the price and staffel that it ends in. */
  regular_incl: number | null;
  regular_levels: JSONColumnType<LevelRecord[]> | null;
}

export interface ProductRelationTable {
  product_id: number;
  kind: 'accessories' | 'alternatives' | 'parts';
  position: number;
  /** Trade number; its product may come later, or never. */
  related_number: string;
}

export interface ProductMediaTable {
  product_id: number;
  kind: 'pictures' | 'documents' | 'videos' | 'energy_label' | 'energy_sheet';
  position: number;
  /** As the feed names it, a file with its whole path. */
  source: string;
}

/** What was made of a file or address when it was last looked at. */
export interface MediaSourceTable {
  source: string;
  /** Digest of what is kept; null where it never could be had. */
  media_id: string | null;
  media_type: 'picture' | 'pdf' | 'mp4' | null;
  /** What tells whether it changed: ETag or Last-Modified, time and size of a file. */
  tag: string | null;
  looked_at: Timestamp;
  /** Why it could not be had the last time. */
  fault: string | null;
  /** What the picture shows, as editors say it; empty texts: the name of the product. */
  alt: ColumnType<Texts | null, string | null | undefined, string | null>;
}

/** Tables of the stores, which come with the catalogue. */
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
