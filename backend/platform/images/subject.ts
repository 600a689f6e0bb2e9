/** Data from which images are drawn. Lengths in millimetres, colours as `#rrggbb`. */

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
