import { type Kysely, sql } from 'kysely';

/**
 * Carts (spec 2 §3, §4): one per contact, or per visitor. Products, stores and addresses are
 * referred to by number without a foreign key: a new catalogue never empties a cart. Once a cart is
 * ordered it gets a new id, and keeps what was not ordered: an order has one cart, and a cart one
 * order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table carts (
      id integer generated always as identity primary key,
      contact_id integer unique references contacts (id) on delete cascade,
      visitor_id text unique,
      shipping_method text check (shipping_method in ('Delivery', 'Pickup')),
      store_id integer,
      delivery_address_id integer,
      alternative_address jsonb,
      using_alternative_address boolean not null default false,
      shipping_slot text,
      shipping_date date,
      shipping_from text,
      shipping_to text,
      payment_method text,
      payment_issuer text,
      points_to_redeem integer not null default 0 check (points_to_redeem >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (num_nonnulls(contact_id, visitor_id) = 1)
    )`.execute(db);
  await sql`create index carts_updated on carts (updated_at)`.execute(db);
  await sql`
    create table cart_lines (
      id integer generated always as identity primary key,
      cart_id integer not null references carts (id) on delete cascade on update cascade,
      product_id integer not null,
      quantity integer not null check (quantity between 1 and 99999),
      source jsonb,
      -- Price of a piece when the product was put into the cart.
      unit_incl integer not null,
      -- Pieces that the last sign-in brought from the visitor's cart.
      merged_quantity integer not null default 0 check (merged_quantity >= 0),
      added_at timestamptz not null,
      unique (cart_id, product_id)
    )`.execute(db);
  await sql`
    create table cart_operations (
      cart_id integer not null references carts (id) on delete cascade on update cascade,
      operation_id uuid not null,
      applied_at timestamptz not null,
      primary key (cart_id, operation_id)
    )`.execute(db);
  await sql`create index cart_operations_applied on cart_operations (applied_at)`.execute(db);
  await sql`
    create table cart_shares (
      share_key text primary key,
      lines jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  // Vouchers belong to one customer and hold an amount; coupons are for everyone who has the code.
  await sql`
    create table vouchers (
      -- Whoever has the id can use a coupon: nobody may count up to it.
      id integer primary key default 1 + floor(random() * 2147483646)::integer,
      code text not null unique,
      kind text not null check (kind in ('voucher', 'coupon')),
      name jsonb not null,
      customer_id integer references customers (id) on delete cascade,
      amount_incl integer check (amount_incl > 0),
      percent integer check (percent between 1 and 100),
      minimum_incl integer not null default 0,
      starts_at timestamptz,
      ends_at timestamptz,
      -- How often it may still be used; null: without limit.
      uses_left integer check (uses_left >= 0),
      created_at timestamptz not null,
      check (num_nonnulls(amount_incl, percent) = 1)
    )`.execute(db);
  await sql`create index vouchers_customer on vouchers (customer_id)`.execute(db);
  await sql`
    create table cart_vouchers (
      cart_id integer not null references carts (id) on delete cascade on update cascade,
      voucher_id integer not null references vouchers (id) on delete cascade,
      added_at timestamptz not null,
      primary key (cart_id, voucher_id)
    )`.execute(db);
}
