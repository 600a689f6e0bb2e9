/** Tables of what visitors and customers do and leave. */
import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';

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

/** What contacts looked at while signed in. */
export interface ViewedByContactTable {
  contact_id: number;
  product_id: number;
  brand_id: number | null;
  viewed_at: Timestamp;
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

/** A person or company that buys (spec 2 §3). Amounts are cents. */
export interface CustomerTable {
  id: Generated<number>;
  company_name: Generated<string>;
  kvk_number: Generated<string>;
  group_code: Generated<string>;
  loyalty_type: Generated<string>;
  loyalty_participation_level: Generated<string>;
  bonus_points: Generated<number>;
  bonus_points_threshold: Generated<number>;
  sbi_code: Generated<string>;
  focus: Generated<string>;
  default_contact_id: number | null;
  default_store_id: number | null;
  include_vat: Generated<boolean>;
  newsletter: Generated<boolean>;
  /** Null: this customer does not buy on account. */
  credit_limit: number | null;
  credit_balance: number | null;
  created_at: Timestamp;
}

/** Somebody who acts for a customer; the one with an account signs in. */
export interface ContactTable {
  id: Generated<number>;
  customer_id: number;
  account_id: number | null;
  gender: Generated<string>;
  first_name: Generated<string>;
  middle_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  mobile: Generated<string>;
  email: Generated<string>;
  allow_on_account: Generated<boolean>;
  /** Number of the loyalty card. */
  card_number: string | null;
  /** Hash of the pin for buying on account; null: no pin is asked for. */
  pin_hash: string | null;
  created_at: Timestamp;
}

export interface CustomerAddressTable {
  id: Generated<number>;
  customer_id: number;
  /** A type that starts with `DeliveryAddress` marks a delivery address (spec 1 §3). */
  type: string;
  name: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  gender: Generated<string>;
  phone_number: Generated<string>;
  email_address: Generated<string>;
  memo: Generated<string>;
  street: string;
  house_number: string;
  house_number_extension: Generated<string>;
  postal_code: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country_code: Generated<string>;
  created_at: Timestamp;
}

export interface WishlistTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  /** What a shared link holds; null until the list is shared. */
  share_key: string | null;
  created_at: Timestamp;
}

export interface WishlistProductTable {
  wishlist_id: number;
  product_id: number;
  quantity: number;
  added_at: Timestamp;
}

/** A price agreed with a customer or with a group of customers: one of these two. */
export interface CustomerPriceTable {
  key: string;
  /** Article code of a product, which may follow later. */
  number: string;
  customer_id: number | null;
  group_code: string | null;
  /** Cents, of one piece. */
  price_incl: number;
  starts_at: NullableTimestamp;
  /** The moment from which it does not hold any more. */
  ends_at: NullableTimestamp;
}

export interface CustomerTables {
  customers: CustomerTable;
  contacts: ContactTable;
  customer_addresses: CustomerAddressTable;
  wishlists: WishlistTable;
  wishlist_products: WishlistProductTable;
  viewed_by_contacts: ViewedByContactTable;
  customer_prices: CustomerPriceTable;
}
