import { type Kysely, sql } from 'kysely';

/**
 * What ordering needs besides the order itself: at most one living order of a cart, an idempotency
 * key per attempt, the stock that an order holds, and its payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column cart_id integer,
      add column idempotency_key uuid,
      -- Opens the success page and the state of the payment without signing in.
      add column success_key text unique,
      add column locale text not null default 'nl' check (locale in ('nl', 'en')),
      add column email text not null default '',
      add column memo text not null default '',
      add column reference text not null default '',
      -- Part of the shipping costs.
      add column pallet_incl integer not null default 0 check (pallet_incl >= 0),
      add column pallet_excl integer not null default 0 check (pallet_excl >= 0),
      add column points_redeemed integer not null default 0 check (points_redeemed >= 0),
      add column analytics jsonb`.execute(db);
  await sql`
    create unique index orders_of_cart on orders (cart_id)
      where state not in ('cancelled', 'expired', 'refunded')`.execute(db);
  await sql`
    create unique index orders_idempotency on orders (customer_id, idempotency_key)`.execute(db);
  await sql`
    create table stock_reservations (
      order_id integer not null references orders (id) on delete cascade,
      product_id integer not null,
      -- Where the pieces were taken from; null: not from a store.
      store_id integer,
      from_store integer not null default 0 check (from_store >= 0),
      from_default integer not null default 0 check (from_default >= 0),
      from_total integer not null default 0 check (from_total >= 0),
      primary key (order_id, product_id)
    )`.execute(db);
  await sql`
    create table order_vouchers (
      order_id integer not null references orders (id) on delete cascade,
      voucher_id integer not null,
      code text not null,
      discount_incl integer not null check (discount_incl >= 0),
      primary key (order_id, voucher_id)
    )`.execute(db);
  await sql`
    create table payments (
      id integer generated always as identity (start with 700001) primary key,
      order_id integer not null references orders (id) on delete restrict,
      provider text not null check (provider in ('mollie', 'test-bank')),
      -- Null until the provider answered.
      provider_id text,
      idempotency_key uuid not null unique,
      method text not null,
      issuer text,
      amount_incl integer not null check (amount_incl > 0),
      state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'expired',
        'refunded')),
      payment_url text,
      refunded_incl integer not null default 0 check (refunded_incl between 0 and amount_incl),
      -- Why an operator must look at it; null: no need.
      alarm text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider, provider_id)
    )`.execute(db);
  await sql`create index payments_order on payments (order_id)`.execute(db);
  await sql`create index payments_open on payments (updated_at) where state = 'open'`.execute(db);
}
