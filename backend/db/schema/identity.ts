/** Tables of who may sign in, at the desk and in the shop, and what editors did. */
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** `owner` does everything; `editor` the content and the assortment; `orders` orders and customers. */
export const EDITOR_ROLES = ['owner', 'editor', 'orders'] as const;
export type EditorRole = (typeof EDITOR_ROLES)[number];

/** Who may sign in at the desk. */
export interface EditorTable {
  id: Generated<number>;
  name: string;
  /** The name in lower case: two that differ in case only would pass for each other. */
  name_key: string;
  /** `backend/desk/passwords.ts` */
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
  /** `backend/identity/passwords.ts`; null where an external issuer signs in. */
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
