/** Tables of what visitors and customers do and leave. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { NewsletterSubscription } from '../../../../src/domain/account/customer.ts';

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

// Tables of who may sign in, at the desk and in the shop, and what editors did.

/** `owner` does everything; `editor` the content and the assortment; `orders` orders and customers. */
export const EDITOR_ROLES = ['owner', 'editor', 'orders'] as const;
export type EditorRole = (typeof EDITOR_ROLES)[number];

/** Who may sign in at the desk. */
export interface EditorTable {
  id: Generated<number>;
  name: string;
  /** The name in lower case: two that differ in case only would pass for each other. */
  name_key: string;
  /** `backend/editing/desk/sign-in.ts` */
  password: string;
  locale: 'nl' | 'en';
  role: Generated<EditorRole>;
  created_at: Timestamp;
}

/** A record that was saved at the desk. */
export interface RecordChangeTable {
  id: Generated<number>;
  kind: string;
  key: string;
  at: Timestamp;
  editor: string;
  /** Null: it was made. */
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>>;
}

export interface DeskSessionTable {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  editor_id: number;
  created_at: Timestamp;
  seen_at: Timestamp;
}

/** What was done at the desk; names are kept as they were then. */
export interface DeskAuditTable {
  id: Generated<number>;
  at: Timestamp;
  editor: string;
  action: string;
  subject: string;
  detail: string;
}

/** Who can sign in: an account of the embedded provider, or of an external issuer. */
export interface AccountTable {
  id: Generated<number>;
  /** `embedded`, or the address of an external issuer. */
  issuer: string;
  /** The issuer's own id of the account. */
  subject: string;
  email: string;
  /** The address in lower case: two that differ in case only are one account. */
  email_key: string;
  /** `backend/customers/identity/passwords.ts`; null where an external issuer signs in. */
  password: string | null;
  confirmed_at: NullableTimestamp;
  locale: 'nl' | 'en';
  created_at: Timestamp;
}

/** One-time links of mails. */
export interface AccountTokenTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  account_id: number;
  purpose: 'confirm-email' | 'reset-password';
  expires_at: Timestamp;
}

export interface AccountSessionTable {
  /** The `sid` claim of the shop's token. */
  id: string;
  account_id: number;
  /** The issuer's id token, for signing out there. */
  id_token: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface SigningKeyTable {
  id: string;
  purpose: string;
  private_jwk: JSONColumnType<object>;
  created_at: Timestamp;
}

/** What the embedded OpenID provider keeps (`oidc-provider`'s adapter). */
export interface OidcPayloadTable {
  model: string;
  id: string;
  payload: JSONColumnType<object>;
  grant_id: string | null;
  uid: string | null;
  expires_at: NullableTimestamp;
  consumed_at: NullableTimestamp;
}

export interface IdentityTables {
  accounts: AccountTable;
  account_tokens: AccountTokenTable;
  account_sessions: AccountSessionTable;
  signing_keys: SigningKeyTable;
  oidc_payloads: OidcPayloadTable;
}

/** Who asked for the newsletter. The moments prove the consent, and that it was taken back. */
export interface SubscriptionTable {
  id: Generated<number>;
  /** 22 random characters: whoever has them may confirm and end the subscription. */
  key: string;
  email: string;
  /** The address in the form in which addresses are compared. */
  email_key: string;
  locale: Locale;
  state: NewsletterSubscription['state'];
  asked_at: Timestamp;
  confirmed_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}

/** A browser that gets notifications: of a contact's orders, or of one order of a guest. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  /** Address at the browser's push service: whoever knows it may end the subscription. */
  endpoint: string;
  p256dh: string;
  auth: string;
  customer_id: number | null;
  contact_id: number | null;
  /** Set for a guest. */
  order_id: number | null;
  created_at: Timestamp;
}
