import type { IsoDateTime } from '../shared/common.ts';
import type { Cents, Price } from '../shared/money.ts';
import type { WebNodeReference } from '../content/web-node.ts';

/** A brand (spec 1 §3, spec 2 §3). */
export interface Brand {
  id: number;
  name: string;
  url: string;
  img: string | null;
  /** Sanitised HTML of the memo of type InternetMemo. */
  description: string | null;
  /** Value for the search call's `brandNames`. */
  parameter: string;
  /** Number of products, where the answer carries it. */
  totalCount: number | null;
}

/** The brand as a product carries it. */
export interface ProductBrand {
  id: number | null;
  name: string;
  url: string;
}

export type ProductVisibility = 'NotViewable' | 'ViewableButNotOrderable' | 'Orderable';
export type DeliverySize = 'large' | 'small';

export interface GalleryItem {
  type: 'image' | 'youtube' | 'video';
  src: string;
  alt: string;
  order: number;
}

/** One row of the staffel: from this quantity on, this price each. */
export interface MoreLessLevel extends Price {
  id: number;
  quantity: number;
  /** Saving against the price of one, as a fraction (0.1 = 10%). */
  save: number;
}

export interface ProductDiscount {
  id: number;
  name: string;
  title: string;
  /** `NOLABEL`, `SHOWLABEL` or another type of the server (spec 2 §5). */
  labelType: string;
  startDate: IsoDateTime;
  endDate: IsoDateTime;
}

export interface ProductField {
  code: string;
  label: string;
  value: string;
}

export interface ProductFile {
  fileName: string;
  memoId: number;
  /** Address to download the file from. */
  url: string;
}

export interface StoreStock {
  storeId: number;
  quantity: number;
}

/** GPSR art. 19: who made it, and how to reach them. */
export interface Manufacturer {
  name: string;
  postalAddress: string;
  email: string;
  /** EU responsible person, where the maker is outside the Union. */
  responsiblePerson: string | null;
}

/** What a card in a list needs, and what lists carry. */
export interface ProductSummary extends Price {
  id: number;
  name: string;
  number: string;
  /** Six digits, zero padded. */
  numberTrimmed: string;
  url: string;
  img: string;
  brand: ProductBrand;
  webNode: WebNodeReference | null;
  visibility: ProductVisibility;
  isActive: boolean;
  isOrderable: boolean;
  taxRate: number;
  /** What one piece is called: `stuk`, `zak`, `rol`. */
  unit: string;
  /** Price per `unitPerProduct` unit (m², m, kg, l), where there is one. */
  unitPriceInclTax: Cents | null;
  unitPriceExclTax: Cents | null;
  /** Unit of the unit price: `m²`, `m`, `kg`, `l`; null where price is per piece only. */
  unitPriceUnit: string | null;
  oldPriceInclTax: Cents | null;
  oldPriceExclTax: Cents | null;
  /** The discount that the old price belongs to. */
  discountId: number | null;
  discounts: ProductDiscount[];
  moreLessLevels: MoreLessLevel[];
  /** At most two short facts for the card: `2600 x 600 mm`, `12,5 mm`. */
  keySpecs: string[];
  deliverySize: DeliverySize;
  deliveryType: string;
  stock: StoreStock[];
  maxStockDefault: number;
  maxStockTotal: number;
  needExtraStock: boolean;
  /** True while the price reduction's dates hold (date-range check, spec 2 §3). */
  inPriceReduced: boolean;
  /** Period of the price reduction, so that it can be judged again in the browser. */
  priceReducedFrom: IsoDateTime | null;
  priceReducedUntil: IsoDateTime | null;
  /** Lowest own price of the 30 days before the reduction (Omnibus), incl. and excl. VAT. */
  lowestPrice30InclTax: Cents | null;
  lowestPrice30ExclTax: Cents | null;
  energyLevel: string | null;
  energyLabelUrl: string | null;
}

/** A product as its own page shows it (spec 2 §3). */
export interface Product extends ProductSummary {
  gallery: GalleryItem[];
  scanCode: string | null;
  unitPerProduct: number | null;
  color: string | null;
  depth: string | null;
  height: string | null;
  width: string | null;
  weight: string | null;
  material: string | null;
  size: string | null;
  fields: ProductField[];
  safetyLogos: string[];
  /** Sanitised HTML. */
  description: string | null;
  usageDescription: string | null;
  files: ProductFile[];
  manufacturer: Manufacturer | null;
  /** Warnings in the page's language (GPSR). */
  warnings: string[];
  productSheetUrl: string | null;
}

/** What somebody who bought a product says of it. */
export interface Review {
  id: number;
  /** 1 to 5. */
  rating: number;
  title: string | null;
  text: string;
  /** As they want to be named. */
  author: string;
  date: IsoDateTime;
}

/** The reviews of one product; it has at least one. */
export interface ProductReviews {
  /** All of them, of which `latest` are some. */
  count: number;
  /** 1 to 5, one decimal. */
  average: number;
  /** The newest first. */
  latest: Review[];
}
