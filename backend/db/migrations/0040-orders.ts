import { type Kysely, sql } from 'kysely';

/**
 * Orders with their lines, and invoices (spec 2 §3). They outlive the customer and the products:
 * the law asks for books of seven years. Invoices are numbered per year without gaps, orders by a
 * sequence, which does not make simultaneous orders wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence order_numbers start with 26000001`.execute(db);
  await sql`
    create table orders (
      id integer generated always as identity (start with 300001) primary key,
      order_number text not null unique default nextval('order_numbers')::text,
      customer_id integer references customers (id) on delete set null,
      contact_id integer references contacts (id) on delete set null,
      contact_name text not null,
      state text not null check (state in ('placed', 'awaiting-payment', 'paid', 'picked',
        'shipped', 'collected', 'cancelled', 'expired', 'refunded')),
      shipping_method text not null check (shipping_method in ('Delivery', 'Pickup')),
      preferred_date date,
      preferred_from text,
      preferred_to text,
      delivered_at timestamptz,
      delivery_phone text not null,
      delivery_address jsonb,
      invoice_address jsonb not null,
      store_id integer,
      payment_method text not null,
      bonus_points integer not null default 0 check (bonus_points >= 0),
      subtotal_incl integer not null,
      subtotal_excl integer not null,
      shipping_incl integer not null check (shipping_incl >= 0),
      shipping_excl integer not null check (shipping_excl >= 0),
      shipping_tax_rate smallint not null,
      voucher_total integer not null default 0 check (voucher_total >= 0),
      total_incl integer not null check (total_incl >= 0),
      total_excl integer not null check (total_excl between 0 and total_incl),
      placed_at timestamptz not null,
      updated_at timestamptz not null,
      check (total_incl = subtotal_incl + shipping_incl - voucher_total),
      check (shipping_method = 'Delivery' or store_id is not null),
      check (shipping_method = 'Pickup' or delivery_address is not null)
    )`.execute(db);
  await sql`
    create index orders_customer on orders (customer_id, placed_at desc, id desc)`.execute(db);
  await sql`create index orders_contact on orders (contact_id)`.execute(db);
  await sql`
    create table order_lines (
      id integer generated always as identity primary key,
      order_id integer not null references orders (id) on delete cascade,
      position integer not null check (position > 0),
      product_id integer not null,
      title text not null,
      number text not null,
      unit text not null,
      quantity integer not null check (quantity > 0),
      tax_rate smallint not null,
      unit_incl integer not null,
      unit_excl integer not null,
      total_incl integer not null,
      total_excl integer not null,
      discount_incl integer not null default 0 check (discount_incl >= 0),
      discount_excl integer not null default 0 check (discount_excl >= 0),
      unique (order_id, position)
    )`.execute(db);
  await sql`create index order_lines_product on order_lines (product_id)`.execute(db);
  await sql`
    create table invoices (
      id integer generated always as identity (start with 500001) primary key,
      number text not null unique,
      order_id integer not null references orders (id) on delete restrict,
      invoice_date date not null,
      due_date date not null check (due_date >= invoice_date),
      total_incl integer not null,
      total_excl integer not null,
      paid_at timestamptz
    )`.execute(db);
  await sql`create index invoices_order on invoices (order_id)`.execute(db);
  await sql`
    create table invoice_counters (
      year smallint primary key,
      last integer not null
    )`.execute(db);
}
