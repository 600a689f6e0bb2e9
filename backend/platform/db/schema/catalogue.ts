/** Tables of the catalogue: `catalogue generate` and `catalogue import` write them. */
import type { Generated, JSONColumnType, ColumnType } from 'kysely';
import type { ComparisonUnit } from '../../../../src/domain/pricing/comparison-price.ts';
import type { IsoDate } from '../../../../src/domain/shared/common.ts';
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
 * Two rows have no parent: `root`, whose children are the root categories (including Actie, code
 * NUPDActie), and `special`, whose children are the promotion lists outside the tree (Op=Op,
 * Meer=Minder, in prijs verlaagd).
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
  /** Default for products, `pakket` or `grootgoed`; null: inherited from the parent. */
  delivery_type: string | null;
}

/** An attribute; a numeric one has a number and unit, from which its text is formatted. */
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

/** The unit price from `quantity` pieces on. */
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
  /** Alternative text set by editors; default: the name of the product. */
  alt?: Texts;
}

export interface ProductDetails {
  /** The class of the product, free text: used for recommendations and the demo's drawings. */
  family: string;
  /** `#rrggbb` of the product itself, if its colour matters for the image. */
  colorHex: string | null;
  description: Texts;
  usageDescription: Texts | null;
  attributes: AttributeRecord[];
  media: MediaRecord[];
  /** `digest`: of an owner's document; without it the shop generates the document. */
  files: { memoId: number; fileName: string; digest?: string; isEnergySheet?: true }[];
  safetyLogos: string[];
  warnings: { nl: string[]; en: string[] };
  /** `2600 x 600 mm`, `12,5 mm`: shown on a card. */
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
  /** Path below `/api/images/` of the label from the feed. */
  energyLabel?: string | null;
  /** Units in one package, of `unitPriceUnit`: 1.56 m² in a sheet, 200 pieces in a box. */
  unitPerProduct: number | null;
  unitPriceUnit: ComparisonUnit | null;
  /** Code of its group of variants. */
  group?: string;
  /** Day on which it is expected to be in stock again; absent or empty if unknown. */
  expected?: IsoDate | '';
}

export interface ProductTable {
  id: number;
  /** The article code; if it has only digits, the last six are shown. */
  number: string;
  ean: string;
  brand_id: number | null;
  web_node_id: number;
  /** `Active` or another state of the merchandise system. */
  state: string;
  visibility: 'NotViewable' | 'ViewableButNotOrderable' | 'Orderable';
  /** The merchandise system's flag, unchanged: `ja`, `nee`, `no`, … */
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
  /** True if added by a feed. */
  from_feed: Generated<boolean>;
  popularity: number;
  details: JSONColumnType<ProductDetails>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Written by triggers; see `read-replica.ts`. */
export interface CatalogueChangeTable {
  id: Generated<number>;
  /** Sequence number of the change in commit order; null until its transaction ends. */
  number: number | null;
  /** Ids; null: something changed that affects many products. */
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
  /** Store id → pieces in stock; stores without the product are absent. */
  quantities: JSONColumnType<Record<string, number>>;
  /** The webshop's own stock, and the stock including suppliers. */
  default_stock: number;
  total_stock: number;
}

/** Definition of a product attribute: its label and type of values. */
export interface AttributeTable {
  code: string;
  label: JSONColumnType<Texts>;
  type: 'text' | 'number' | 'boolean';
  unit: string | null;
  /** True if its values distinguish the variants of a group. */
  variant_axis: Generated<boolean>;
}

// Tables for data from an owner's feed beside the product row.

/** Amounts are cents incl. VAT; days are in Amsterdam time, `2026-12-01`. */
export interface ProductOfferTable {
  product_id: number;
  /** The advised price. */
  list_incl: number | null;
  action_incl: number | null;
  /** First and last day of the offer. */
  action_from: string | null;
  action_until: string | null;
  action_title: JSONColumnType<Texts> | null;
  /** During the offer: the price and staffel to return to. */
  regular_incl: number | null;
  regular_levels: JSONColumnType<LevelRecord[]> | null;
}

export interface ProductRelationTable {
  product_id: number;
  kind: 'accessories' | 'alternatives' | 'parts';
  position: number;
  /** Article code; its product may not exist (yet). */
  related_number: string;
}

export interface ProductMediaTable {
  product_id: number;
  kind: 'pictures' | 'documents' | 'videos' | 'energy_label' | 'energy_sheet';
  position: number;
  /** Path or URL as written in the feed; a local file by its absolute path. */
  source: string;
}

/** Result of the last read of a file or address. */
export interface MediaSourceTable {
  source: string;
  /** Digest of the stored file; null if it was never read successfully. */
  media_id: string | null;
  media_type: 'picture' | 'pdf' | 'mp4' | null;
  /** Change marker: ETag or Last-Modified; time and size of a file. */
  tag: string | null;
  looked_at: Timestamp;
  /** Why the last read failed. */
  fault: string | null;
  /** Alternative text set by editors; empty texts: the name of the product. */
  alt: ColumnType<Texts | null, string | null | undefined, string | null>;
}

/** Tables of the stores, which are part of the catalogue. */
export interface StoreTable {
  id: number;
  code: string;
  url: string;
  name: string;
  lat: number;
  lng: number;
  /** All other data of the store in the catalogue. */
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
