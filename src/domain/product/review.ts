import type { IsoDateTime } from '../shared/common.ts';

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
