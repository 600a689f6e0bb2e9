/** Tables of visitors' and customers' data. */
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
  /** The last write; inactive visitors are deleted. */
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ViewedTable {
  visitor_id: string;
  product_id: number;
  brand_id: number | null;
  viewed_at: Generated<Timestamp>;
}

/** Products viewed by signed-in contacts. */
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

/** A search term without results, in one language. */
export interface SearchMissTable {
  locale: 'nl' | 'en';
  term: string;
  count: number;
  last_at: Timestamp;
}

/** A buyer's review of a product of an order. */
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
  /** Null: this customer may not buy on account. */
  credit_limit: number | null;
  credit_balance: number | null;
  created_at: Timestamp;
}

/** A person who acts for a customer, and can sign in with an account. */
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
  /** Hash of the pin for buying on account; null: no pin is required. */
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
  /** Key of the shared link; null until the list is shared. */
  share_key: string | null;
  created_at: Timestamp;
}

export interface WishlistProductTable {
  wishlist_id: number;
  product_id: number;
  quantity: number;
  added_at: Timestamp;
}

/** A price agreed either with a customer or with a group of customers. */
export interface CustomerPriceTable {
  key: string;
  /** Article code of a product, which may not exist yet. */
  number: string;
  customer_id: number | null;
  group_code: string | null;
  /** Cents per piece. */
  price_incl: number;
  starts_at: NullableTimestamp;
  /** The moment from which it no longer applies. */
  ends_at: NullableTimestamp;
}

/** Searches that customers keep. */
export interface SavedSearchTable {
  id: Generated<number>;
  customer_id: number;
  term: string;
  /** `termKey` of the term, unique per customer. */
  term_key: string;
  saved_at: Timestamp;
}

export interface CustomerTables {
  customers: CustomerTable;
  contacts: ContactTable;
  customer_addresses: CustomerAddressTable;
  wishlists: WishlistTable;
  wishlist_products: WishlistProductTable;
  viewed_by_contacts: ViewedByContactTable;
  customer_prices: CustomerPriceTable;
  saved_searches: SavedSearchTable;
}

// Tables of accounts, of the desk and the shop, and the audit log of editors.

/** `owner`: everything; `editor`: content and catalogue; `orders`: orders and customers. */
export const EDITOR_ROLES = ['owner', 'editor', 'orders'] as const;
export type EditorRole = (typeof EDITOR_ROLES)[number];

/** Accounts of the desk. */
export interface EditorTable {
  id: Generated<number>;
  name: string;
  /** The name in lower case: names that differ only in case would be confused. */
  name_key: string;
  /** Format: `backend/editing/desk/sign-in.ts` */
  password: string;
  locale: 'nl' | 'en';
  role: Generated<EditorRole>;
  created_at: Timestamp;
}

/** A change saved at the desk. */
export interface RecordChangeTable {
  id: Generated<number>;
  kind: string;
  key: string;
  at: Timestamp;
  editor: string;
  /** Null: it was created. */
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

/** Audit log of the desk; names are kept as they were. */
export interface DeskAuditTable {
  id: Generated<number>;
  at: Timestamp;
  editor: string;
  action: string;
  subject: string;
  detail: string;
}

/** An account of the embedded provider, or of an external issuer. */
export interface AccountTable {
  id: Generated<number>;
  /** `embedded`, or the URL of an external issuer. */
  issuer: string;
  /** The issuer's own id of the account. */
  subject: string;
  email: string;
  /** The address in lower case: addresses that differ only in case are one account. */
  email_key: string;
  /** Format: `backend/customers/identity/passwords.ts`; null with an external issuer, or without a password. */
  password: string | null;
  confirmed_at: NullableTimestamp;
  locale: 'nl' | 'en';
  created_at: Timestamp;
}

/** One-time links in mails. */
export interface AccountTokenTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  account_id: number;
  purpose: 'confirm-email' | 'reset-password';
  expires_at: Timestamp;
}

/** A code mailed for a sign-in. */
export interface SignInCodeTable {
  /** Id of the browser's sign-in attempt (`uid` of the provider's interaction). */
  attempt: string;
  email: string;
  locale: 'nl' | 'en';
  /** HMAC-SHA256 of attempt and code, hexadecimal. */
  code_hash: string;
  tries: number;
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

/** Data of the embedded OpenID provider (`oidc-provider`'s adapter). */
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
  sign_in_codes: SignInCodeTable;
  account_sessions: AccountSessionTable;
  signing_keys: SigningKeyTable;
  oidc_payloads: OidcPayloadTable;
}

/** Newsletter subscriptions. The times prove consent and its withdrawal. */
export interface SubscriptionTable {
  id: Generated<number>;
  /** 22 random characters, which allow confirming and ending the subscription. */
  key: string;
  email: string;
  /** The address in normalised form, for comparison. */
  email_key: string;
  locale: Locale;
  state: NewsletterSubscription['state'];
  asked_at: Timestamp;
  confirmed_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}

/** A browser subscribed to notifications: for a contact's orders, or one order of a guest. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  /** URL at the browser's push service: secret, since it allows ending the subscription. */
  endpoint: string;
  p256dh: string;
  auth: string;
  customer_id: number | null;
  contact_id: number | null;
  /** Set for a guest. */
  order_id: number | null;
  created_at: Timestamp;
}

/** Addresses that want one mail when a product is back in stock. */
export interface StockAlertTable {
  id: Generated<number>;
  product_id: number;
  email: string;
  /** The address in normalised form, for comparison. */
  email_key: string;
  /** The signed-in contact who asked; null for a visitor. */
  contact_id: number | null;
  locale: Locale;
  asked_at: Timestamp;
  /** Secret in the mails to this address, the same for all its alerts; null for older ones. */
  key: string | null;
}
