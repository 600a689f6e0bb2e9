import { type Kysely, sql } from 'kysely';

/**
 * Accounts that sign in, their sessions and one-time tokens, and what the embedded OpenID
 * provider keeps. Tokens are stored as SHA-256 hashes only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  // An address has one password here; other issuers know their own accounts.
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
