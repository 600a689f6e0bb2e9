import { sql, type Kysely } from 'kysely';

/** The first schema: catalogue, stores, stock and visitors' rows. */
export async function createCatalogueTables(db: Kysely<unknown>): Promise<void> {
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

/** Lets processes on one server detect products changed by others. */
export async function createCatalogueChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_updated on products (updated_at)`.execute(db);
}

/** Search terms without results, counted per language. */
export async function createSearchMisses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_misses (
      locale text not null,
      term text not null,
      count integer not null,
      last_at timestamptz not null,
      primary key (locale, term)
    )`.execute(db);
  await sql`create index search_misses_last_at on search_misses (last_at)`.execute(db);
}

/** Reviews by buyers: one per product of an order. */
export async function createReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id bigint generated always as identity primary key,
      product_id integer not null references products (id) on delete cascade,
      order_id text not null,
      rating integer not null check (rating between 1 and 5),
      title text,
      text text not null,
      author text not null,
      created_at timestamptz not null,
      unique (product_id, order_id)
    )`.execute(db);
}

/** Labels of product attributes, and the format of their values. */
export async function createAttributes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attributes (
      code text primary key,
      label jsonb not null,
      type text not null,
      unit text
    )`.execute(db);
}

/** Data from an owner's feed beside the product row: offers, relations and media. */
export async function createFeedTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_offers (
      product_id integer primary key references products (id) on delete cascade,
      list_incl integer,
      action_incl integer,
      action_from text,
      action_until text,
      action_title jsonb,
      regular_incl integer,
      regular_levels jsonb
    )`.execute(db);
  await sql`
    create table product_relations (
      product_id integer not null references products (id) on delete cascade,
      kind text not null check (kind in ('accessories', 'alternatives', 'parts')),
      position integer not null,
      related_number text not null,
      primary key (product_id, kind, position)
    )`.execute(db);
  await sql`
    create table product_media (
      product_id integer not null references products (id) on delete cascade,
      kind text not null check (kind in ('pictures', 'documents', 'videos')),
      position integer not null,
      source text not null,
      primary key (product_id, kind, position)
    )`.execute(db);
  await sql`
    create table media_sources (
      source text primary key,
      media_id text,
      media_type text,
      tag text,
      looked_at timestamptz not null,
      fault text
    )`.execute(db);
}

/**
 * Every import with its changes, so that it can be undone. Ids are assigned while the products are
 * locked, so they are in the order in which imports end.
 */
export async function createImportTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      by text not null,
      files jsonb not null,
      entities text[] not null,
      counts jsonb not null,
      error_count integer not null,
      state text not null check (state in ('loaded', 'refused', 'undone')),
      undoes bigint references imports (id) on delete set null
    )`.execute(db);
  await sql`
    create table import_rows (
      import_id bigint not null references imports (id) on delete cascade,
      entity text not null,
      key text not null,
      entity_id integer,
      is_new boolean not null,
      fields jsonb not null,
      primary key (import_id, entity, key)
    )`.execute(db);
  // Default delivery type for products of a category.
  await sql`alter table web_nodes add column delivery_type text`.execute(db);
}

/** Marks products added by a feed: a later feed without them may hide them. */
export async function addFeedColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column from_feed boolean not null default false`.execute(db);
  await sql`
    update products set from_feed = true where number in (
      select key from import_rows where entity = 'products' and is_new)`.execute(db);
}

/** Energy label and product information sheet of a product. */
export async function addEnergyMedia(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_media drop constraint product_media_kind_check,
      add constraint product_media_kind_check check (
        kind in ('pictures', 'documents', 'videos', 'energy_label', 'energy_sheet'))`.execute(db);
}

/** Attributes that distinguish the variants of a group, and an index on the group code. */
export async function addVariantAxes(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attributes add column variant_axis boolean not null default false`.execute(db);
  await sql`
    create index products_group on products ((details->>'group'))
    where details->>'group' is not null`.execute(db);
}

/** Alternative text of an image, set by editors; null: none. */
export async function addMediaAlt(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_sources add column alt jsonb`.execute(db);
}

/** Number of log rows kept: a process that missed more reloads everything. */
const MAX_LOG_ROWS = 1_000;
const ROW_OF_EVENT = { insert: 'new', update: 'new', delete: 'old' } as const;

/**
 * The change log for data that processes cache in memory. Written by triggers, so that no writer
 * can omit it. A change is numbered at the end of its transaction, under a lock released after the
 * commit, so numbers are in the order in which changes become visible.
 */
export async function createNumberedChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_changes (
      id bigint generated always as identity primary key,
      number bigint unique,
      products integer[]
    )`.execute(db);
  await sql`
    create sequence catalogue_change_numbers owned by catalogue_changes.number`.execute(db);
  await sql`
    create function number_catalogue_change() returns trigger language plpgsql as $$
      declare given bigint;
      begin
        perform pg_advisory_xact_lock(hashtext('catalogue_changes'));
        given := nextval('catalogue_change_numbers');
        update catalogue_changes set number = given where id = new.id;
        delete from catalogue_changes where number <= given - ${sql.lit(MAX_LOG_ROWS)};
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger number_at_end after insert on catalogue_changes
      deferrable initially deferred for each row execute function number_catalogue_change()`.execute(
    db,
  );
  await sql`
    create function log_changed_products() returns trigger language plpgsql as $$
      begin
        insert into catalogue_changes (products)
        select array_agg(id) from changed having count(*) > 0;
        return null;
      end $$`.execute(db);
  // Tables that affect many products: a change counts as one of the whole catalogue.
  await sql`
    create function log_changed_catalogue() returns trigger language plpgsql as $$
      begin
        insert into catalogue_changes (products) select null from changed limit 1;
        return null;
      end $$`.execute(db);
  await logChanges(db, 'products', 'log_changed_products');
  for (const table of ['brands', 'web_nodes', 'stores', 'attributes'])
    await logChanges(db, table, 'log_changed_catalogue');
  // Changes are no longer found by time.
  await sql`drop index products_updated`.execute(db);
}

async function logChanges(db: Kysely<unknown>, table: string, log: string): Promise<void> {
  for (const [event, rows] of Object.entries(ROW_OF_EVENT))
    await sql`
      create trigger ${sql.ref(`log_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function ${sql.ref(log)}()`.execute(db);
}
