/** Tables of what visitors and customers do and leave. */
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

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
