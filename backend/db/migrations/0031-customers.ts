import { type Kysely, sql } from 'kysely';

/**
 * Customers with their contacts (who of them signs in), addresses and wishlists (spec 2 §3).
 * Products and stores are referred to by number without a foreign key: a new catalogue never
 * deletes what customers made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
