import type { Drawing } from './document.ts';

// Data from which images are drawn. Lengths in millimetres, colours as `#rrggbb`.

/** The brand as printed on a product. */
export interface BrandSubject {
  id: number;
  name: string;
  /** Changes when the image must be drawn again. */
  version: string;
}

export interface ProductSubject {
  id: number;
  version: string;
  /** The class of the product, free text; the demo draws those it knows. */
  family: string;
  name: string;
  brand: BrandSubject | null;
  /** Colour of the product itself, if it has one. */
  color: string | null;
  width: number | null;
  height: number | null;
  depth: number | null;
}

export interface CategorySubject {
  id: number;
  version: string;
  name: string;
  /** Up to three representative products, best first. */
  products: ProductSubject[];
}

export interface StoreSubject {
  id: number;
  version: string;
  city: string;
  /** The shop's name on the sign. */
  company: string;
  /** Colour of the sign. */
  color: string;
}

export interface ManagerSubject {
  storeId: number;
  version: string;
  firstName: string;
  lastName: string;
}

export interface BannerSubject {
  name: string;
  version: string;
  products: ProductSubject[];
}

/** Sources of subjects; each returns null if there is no such subject. */
export interface ImageSubjects {
  product(id: number): Promise<ProductSubject | null>;
  brand(id: number): Promise<BrandSubject | null>;
  category(id: number): Promise<CategorySubject | null>;
  store(id: number): Promise<StoreSubject | null>;
  manager(storeId: number): Promise<ManagerSubject | null>;
  banner(name: string): Promise<BannerSubject | null>;
}

/**
 * Drawings of subjects without an image, provided by the demo. Deterministic: the same subject
 * gives the same drawing. Null: the subject is unknown and gets the placeholder.
 */
export interface Drawings {
  /** Folder of the drawing code: changes there invalidate cached images. */
  folder: string;
  /** Product families shown on a banner, the foremost first; others get three chosen by name. */
  bannerFamilies: Readonly<Record<string, readonly string[]>>;
  product(subject: ProductSubject, view: ProductView): Drawing | null;
  brand(subject: BrandSubject): Drawing | null;
  category(subject: CategorySubject): Drawing | null;
  store(subject: StoreSubject): Drawing | null;
  manager(subject: ManagerSubject): Drawing | null;
  banner(subject: BannerSubject): Drawing | null;
  /** The banner for a card, 4:3. */
  bannerCard(subject: BannerSubject): Drawing | null;
  hasFilm(subject: ProductSubject): boolean;
  /** WebM. Rejects when `signal` aborts. */
  film(subject: ProductSubject, signal: AbortSignal): Promise<Buffer>;
}

/**
 * The views of every product, as the last part of the address `/api/images/products/{id}/{view}`.
 * `front` is the picture of type Front; `drawing` is a dimension drawing in millimetres.
 */
const PRODUCT_VIEWS = ['front', 'side', 'detail', 'package', 'drawing'] as const;

export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** True for the name of a view. */
export function isProductView(value: string): value is ProductView {
  return (PRODUCT_VIEWS as readonly string[]).includes(value);
}

/** The banner view suitable for any card, from portrait to 2:1. */
export const BANNER_CARD_VIEW = 'card';
