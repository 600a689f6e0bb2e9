import { sql, type Kysely } from 'kysely';

/**
 * Accounts, their sessions and one-time tokens, and the data of the embedded OpenID provider.
 * Tokens are stored only as SHA-256 hashes.
 */
export async function createIdentityTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id integer generated always as identity primary key,
      issuer text not null,
      subject text not null,
      email text not null,
      email_key text not null,
      password text,
      confirmed_at timestamptz,
      locale text not null check (locale in ('nl', 'en')),
      created_at timestamptz not null,
      unique (issuer, subject)
    )`.execute(db);
  // Unique among accounts with a password here; other issuers manage their own.
  await sql`create unique index accounts_password_email on accounts (email_key)
    where password is not null`.execute(db);
  await sql`create index accounts_email on accounts (email_key)`.execute(db);
  await sql`
    create table account_tokens (
      token_hash text primary key,
      account_id integer not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('confirm-email', 'reset-password')),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index account_tokens_account on account_tokens (account_id)`.execute(db);
  await sql`
    create table account_sessions (
      id text primary key,
      account_id integer not null references accounts (id) on delete cascade,
      id_token text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index account_sessions_account on account_sessions (account_id)`.execute(db);
  await sql`create index account_sessions_expiry on account_sessions (expires_at)`.execute(db);
  await sql`
    create table signing_keys (
      id text primary key,
      purpose text not null,
      private_jwk jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index signing_keys_purpose on signing_keys (purpose, created_at)`.execute(db);
  await sql`
    create table oidc_payloads (
      model text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (model, id)
    )`.execute(db);
  await sql`create index oidc_payloads_grant on oidc_payloads (grant_id) where grant_id is not null`.execute(
    db,
  );
  await sql`create index oidc_payloads_uid on oidc_payloads (uid) where uid is not null`.execute(
    db,
  );
  await sql`create index oidc_payloads_expiry on oidc_payloads (expires_at)`.execute(db);
}

/**
 * Customers with their contacts (the persons who sign in), addresses and wishlists (spec 2 §3).
 * Products and stores are referenced without a foreign key, so that a new catalogue never deletes
 * customer data.
 */
export async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customers (
      id integer generated always as identity (start with 100001) primary key,
      company_name text not null default '',
      kvk_number text not null default '',
      group_code text not null default '',
      loyalty_type text not null default '',
      loyalty_participation_level text not null default '',
      bonus_points integer not null default 0 check (bonus_points >= 0),
      bonus_points_threshold integer not null default 0,
      sbi_code text not null default '',
      focus text not null default '',
      default_contact_id integer,
      default_store_id integer,
      include_vat boolean not null default true,
      newsletter boolean not null default false,
      credit_limit integer,
      credit_balance integer,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table contacts (
      id integer generated always as identity (start with 200001) primary key,
      customer_id integer not null references customers (id) on delete cascade,
      account_id integer unique references accounts (id) on delete set null,
      gender text not null default '',
      first_name text not null default '',
      middle_name text not null default '',
      last_name text not null default '',
      phone text not null default '',
      mobile text not null default '',
      email text not null default '',
      allow_on_account boolean not null default false,
      card_number text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index contacts_customer on contacts (customer_id)`.execute(db);
  await sql`
    create table customer_addresses (
      id integer generated always as identity primary key,
      customer_id integer not null references customers (id) on delete cascade,
      type text not null,
      name text not null default '',
      first_name text not null default '',
      last_name text not null default '',
      gender text not null default '',
      phone_number text not null default '',
      email_address text not null default '',
      memo text not null default '',
      street text not null,
      house_number text not null,
      house_number_extension text not null default '',
      postal_code text not null,
      city text not null,
      country_code text not null default 'NL',
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index customer_addresses_customer on customer_addresses (customer_id)`.execute(
    db,
  );
  await sql`
    create table wishlists (
      id integer generated always as identity primary key,
      customer_id integer not null references customers (id) on delete cascade,
      name text not null,
      share_key text unique,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index wishlists_name on wishlists (customer_id, lower(name))`.execute(db);
  await sql`
    create table wishlist_products (
      wishlist_id integer not null references wishlists (id) on delete cascade,
      product_id integer not null,
      quantity integer not null check (quantity > 0),
      added_at timestamptz not null,
      primary key (wishlist_id, product_id)
    )`.execute(db);
}

/** Newsletter subscriptions (spec 2 §7), also for addresses without an account. */
export async function createNewsletterTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscriptions (
      id serial primary key,
      key text not null unique,
      email text not null,
      email_key text not null unique,
      locale text not null check (locale in ('nl', 'en')),
      state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index newsletter_pending on newsletter_subscriptions (asked_at)
    where state = 'pending'`.execute(db);
}

/**
 * Browsers subscribed to notifications: of a customer for every order, of a guest for one. Deleted
 * with the customer or the order.
 */
export async function createPushTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_subscriptions (
      id serial primary key,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      customer_id integer references customers (id) on delete cascade,
      contact_id integer references contacts (id) on delete cascade,
      order_id integer references orders (id) on delete cascade,
      created_at timestamptz not null,
      check ((customer_id is null) = (contact_id is null)),
      check ((customer_id is null) <> (order_id is null))
    )`.execute(db);
  await sql`create unique index push_of_contact on push_subscriptions (endpoint, contact_id)
    where contact_id is not null`.execute(db);
  await sql`create unique index push_of_order on push_subscriptions (endpoint, order_id)
    where order_id is not null`.execute(db);
  await sql`create index push_contact on push_subscriptions (contact_id)`.execute(db);
  await sql`create index push_order on push_subscriptions (order_id)`.execute(db);
}

/**
 * Declarations of withdrawal are stored as typed. An operator looks up those without a matching
 * order.
 */
export async function acceptUnmatchedWithdrawals(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals
      alter column order_id drop not null,
      add column order_number text not null default '',
      add column email text not null default ''`.execute(db);
  await sql`
    update withdrawals w set order_number = o.order_number, email = o.email
    from orders o where o.id = w.order_id`.execute(db);
}

/**
 * Products viewed by signed-in contacts, on any device. Deleted with the contact; ids of deleted
 * products are ignored.
 */
export async function createViewedByContacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table viewed_by_contacts (
      contact_id integer not null references contacts (id) on delete cascade,
      product_id integer not null,
      brand_id integer,
      viewed_at timestamptz not null,
      primary key (contact_id, product_id)
    )`.execute(db);
  await sql`create index viewed_by_contacts_at on viewed_by_contacts (viewed_at)`.execute(db);
}

/**
 * Prices agreed with a customer or a group of customers. The product is referenced by article code,
 * since a price may exist before its product.
 */
export async function createCustomerPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_prices (
      key text primary key,
      number text not null,
      customer_id integer references customers (id) on delete cascade,
      group_code text,
      price_incl integer not null check (price_incl > 0),
      starts_at timestamptz,
      ends_at timestamptz,
      check (num_nonnulls(customer_id, group_code) = 1)
    )`.execute(db);
  await sql`create index customer_prices_number on customer_prices (number)`.execute(db);
  await sql`create index customer_prices_customer on customer_prices (customer_id)`.execute(db);
}

/** Codes mailed for a sign-in; each is valid for ten minutes and five tries. */
export async function createSignInCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_codes (
      attempt text primary key,
      email text not null,
      locale text not null check (locale in ('nl', 'en')),
      code_hash text not null,
      tries integer not null,
      expires_at timestamptz not null
    )`.execute(db);
  // An account that signs in by codes has no password; its address must still be unique.
  await sql`create unique index accounts_embedded_email on accounts (email_key)
    where issuer = 'embedded'`.execute(db);
  await sql`create index sign_in_codes_expiry on sign_in_codes (expires_at)`.execute(db);
}

/**
 * Addresses that want one mail when a product is back in stock; deleted with that mail. Ids of
 * deleted products are ignored.
 */
export async function createStockAlerts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_alerts (
      id integer generated by default as identity primary key,
      product_id integer not null,
      email text not null,
      email_key text not null,
      contact_id integer references contacts (id) on delete cascade,
      locale text not null check (locale in ('nl', 'en')),
      asked_at timestamptz not null,
      unique (product_id, email_key)
    )`.execute(db);
  await sql`create index stock_alerts_email on stock_alerts (email_key)`.execute(db);
  await sql`create index stock_alerts_contact on stock_alerts (contact_id)`.execute(db);
  await sql`create index stock_alerts_asked on stock_alerts (asked_at)`.execute(db);
}

/**
 * The secret in the mails to an address that lets its owner end the alerts; older alerts have none.
 */
export async function addStockAlertKeys(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_alerts add column key text`.execute(db);
  await sql`create index stock_alerts_key on stock_alerts (key)`.execute(db);
}

/** Searches that customers keep in their account; `term_key` is equal for the same term. */
export async function createSavedSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id integer generated by default as identity primary key,
      customer_id integer not null references customers (id) on delete cascade,
      term text not null,
      term_key text not null,
      saved_at timestamptz not null,
      unique (customer_id, term_key)
    )`.execute(db);
}
