import type { IsoDate, IsoDateTime } from '../shared/common.ts';
import type { Cents, Price } from '../shared/money.ts';
import type { WebNodeReference } from '../content/content.ts';
import { type WireFlag, isNo } from '../shared/flags.ts';

/** A brand (spec 1 §3, spec 2 §3). */
export interface Brand {
  id: number;
  name: string;
  url: string;
  img: string | null;
  /** Sanitised HTML of the memo of type InternetMemo. */
  description: string | null;
  /** Value for `brandNames` of the search call. */
  parameter: string;
  /** Number of products; null if the response lacks it. */
  totalCount: number | null;
}

/** The brand of a product. */
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

/** One level of the staffel: the price per piece from this quantity on. */
export interface MoreLessLevel extends Price {
  id: number;
  quantity: number;
  /** Saving compared to the single price, as a fraction (0.1 = 10%). */
  save: number;
}

export interface ProductDiscount {
  id: number;
  name: string;
  title: string;
  /** `NOLABEL`, `SHOWLABEL` or another value (spec 2 §5). */
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
  /** Download address. */
  url: string;
}

export interface StoreStock {
  storeId: number;
  quantity: number;
}

/** Contact data of the manufacturer (GPSR art. 19). */
export interface Manufacturer {
  name: string;
  postalAddress: string;
  email: string;
  /** EU responsible person, if the manufacturer is outside the EU. */
  responsiblePerson: string | null;
}

/** A product as cards and lists show it. */
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
  /** Price per `unitPriceUnit` (m², m, kg, l, stuk); null if there is none. */
  unitPriceInclTax: Cents | null;
  unitPriceExclTax: Cents | null;
  /** Unit of the unit price: `m²`, `m`, `kg`, `l`, `stuk`; null if there is only a price per piece. */
  unitPriceUnit: string | null;
  /** Units in one piece: 1.56 m² in a sheet, 200 pieces in a box. */
  unitPerProduct: number | null;
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
  /** Day on which it is expected in stock again; absent if unknown. Shown by `availabilityPromise`. */
  expectedDate?: IsoDate;
  /** True during the period of the price reduction (date-range check, spec 2 §3). */
  inPriceReduced: boolean;
  /** Period of the price reduction, so that the browser can check it again. */
  priceReducedFrom: IsoDateTime | null;
  priceReducedUntil: IsoDateTime | null;
  /** The shop's lowest price in the 30 days before the reduction (Omnibus directive). */
  lowestPrice30InclTax: Cents | null;
  lowestPrice30ExclTax: Cents | null;
  energyLevel: string | null;
  energyLabelUrl: string | null;
}

/** A product as its page shows it (spec 2 §3). */
export interface Product extends ProductSummary {
  gallery: GalleryItem[];
  scanCode: string | null;
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

/** A review by a buyer. */
export interface Review {
  id: number;
  /** 1 to 5. */
  rating: number;
  title: string | null;
  text: string;
  /** Display name. */
  author: string;
  date: IsoDateTime;
}

/** The reviews of a product that has at least one. */
export interface ProductReviews {
  /** Total number; `latest` holds some of them. */
  count: number;
  /** 1 to 5, one decimal. */
  average: number;
  /** Newest first. */
  latest: Review[];
}

const LARGE_GOODS_CODE = 'grootgoed';

/**
 * Returns `large` if one of the codes is that of the category grootgoed (spec 2 §3). `codes`: the
 * delivery type, and the codes of the product's web node and its ancestors.
 */
export function deliverySize(codes: readonly (string | null | undefined)[]): DeliverySize {
  return codes.some((code) => code?.trim().toLowerCase() === LARGE_GOODS_CODE) ? 'large' : 'small';
}

/** Parses a pipe-separated list of safety logos (spec 2 §3), without empty ones and duplicates. */
export function safetyLogos(text: string | null | undefined): string[] {
  const names = (text ?? '').split('|').map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/** Extracts the letter of an energy class (`a`, `Klasse B`, `A+`); null if there is none. */
export function energyClass(level: string | null): string | null {
  return /(?:^|\s)([A-G])\+{0,3}$/i.exec(level?.trim() ?? '')?.[1]?.toUpperCase() ?? null;
}

/**
 * Returns whether a product can be ordered: its flag is not nee, false or no (spec 2 §3), and its
 * visibility level allows it. A missing flag counts as orderable.
 */
export function isOrderable(flag: WireFlag, visibility: ProductVisibility): boolean {
  return visibility === 'Orderable' && !isNo(flag);
}

export function isActiveState(state: string): boolean {
  return state === 'Active';
}

/** Returns whether a product has a page and appears in lists: it is active and not hidden. */
export function isViewable(product: { isActive: boolean; visibility: ProductVisibility }): boolean {
  return product.isActive && product.visibility !== 'NotViewable';
}
