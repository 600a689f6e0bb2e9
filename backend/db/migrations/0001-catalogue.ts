import { type Kysely, sql } from 'kysely';

/** The first schema: catalogue, stores, stock and the visitor's own rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brands (
      id integer primary key,
      code text not null,
      description text,
      url text,
      image text,
      memo jsonb,
      manufacturer jsonb
    )`.execute(db);
  await sql`
    create table web_nodes (
      id integer primary key,
      parent_id integer references web_nodes (id),
      code text not null unique,
      position integer not null,
      name jsonb not null,
      url jsonb not null,
      description jsonb,
      image text,
      active boolean not null,
      start_date timestamptz,
      end_date timestamptz
    )`.execute(db);
  await sql`create index web_nodes_parent on web_nodes (parent_id)`.execute(db);
  await sql`
    create table products (
      id integer primary key,
      number text not null unique,
      ean text not null,
      brand_id integer references brands (id),
      web_node_id integer not null references web_nodes (id),
      state text not null,
      visibility text not null
        check (visibility in ('NotViewable', 'ViewableButNotOrderable', 'Orderable')),
      orderable text not null,
      sold_online boolean not null,
      name jsonb not null,
      url jsonb not null,
      price_incl integer not null check (price_incl > 0),
      price_excl integer not null check (price_excl > 0),
      tax_rate smallint not null,
      old_price_incl integer,
      old_price_excl integer,
      discount_id integer,
      discounts jsonb not null,
      levels jsonb not null,
      promotion_nodes integer[] not null,
      reduced_from timestamptz,
      reduced_until timestamptz,
      unit jsonb not null,
      delivery_type text not null,
      popularity integer not null,
      details jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index products_web_node on products (web_node_id)`.execute(db);
  await sql`create index products_brand on products (brand_id)`.execute(db);
  await sql`
    create table price_history (
      product_id integer not null references products (id) on delete cascade,
      valid_from timestamptz not null,
      price_incl integer not null,
      price_excl integer not null,
      primary key (product_id, valid_from)
    )`.execute(db);
  await sql`
    create table stock (
      product_id integer primary key references products (id) on delete cascade,
      quantities jsonb not null,
      default_stock integer not null,
      total_stock integer not null
    )`.execute(db);
  await sql`
    create table stores (
      id integer primary key,
      code text not null unique,
      url text not null unique,
      name text not null,
      lat double precision not null,
      lng double precision not null,
      details jsonb not null
    )`.execute(db);
  await sql`
    create table visitors (
      id text primary key,
      store_id integer references stores (id),
      include_vat boolean not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table viewed (
      visitor_id text not null references visitors (id) on delete cascade,
      product_id integer not null references products (id) on delete cascade,
      brand_id integer,
      viewed_at timestamptz not null default now(),
      primary key (visitor_id, product_id)
    )`.execute(db);
  await sql`
    create table product_contacts (
      id bigint generated always as identity primary key,
      product_id integer not null references products (id) on delete cascade,
      phone_number text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create table meta (key text primary key, value jsonb not null)`.execute(db);
}
