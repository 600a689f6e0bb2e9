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
