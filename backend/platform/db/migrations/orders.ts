import { sql, type Kysely } from 'kysely';

/**
 * Orders with their lines, and invoices (spec 2 §3). They outlive customers and products, because
 * the law requires keeping records for seven years. Invoices are numbered per year without gaps;
 * orders use a sequence, so that concurrent orders do not wait for each other.
 */
export async function createOrderTables(db: Kysely<unknown>): Promise<void> {
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

/**
 * Carts (spec 2 §3, §4): one per contact, or per visitor. Products, stores and addresses are
 * referenced without a foreign key, so that a new catalogue never empties a cart. An ordered cart
 * gets a new id, and keeps what was not ordered: carts and orders correspond one to one.
 */
export async function createCartTables(db: Kysely<unknown>): Promise<void> {
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
  // Vouchers belong to one customer and have an amount; coupons are for everyone with the code.
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

/**
 * Additional data for ordering: at most one active order per cart, an idempotency key per attempt,
 * stock reservations, and payments.
 */
export async function createPaymentTables(db: Kysely<unknown>): Promise<void> {
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

/** Additional data of the checkout. */
export async function addCheckoutData(db: Kysely<unknown>): Promise<void> {
  // Hash of the contact's pin for buying on account; null: no pin is required.
  await sql`alter table contacts add column pin_hash text`.execute(db);
  // Digest of the order's content: confirming the same cart again finds the order awaiting payment.
  await sql`alter table orders add column content_digest text`.execute(db);
  // Payments of the embedded test bank, separate from the shop's.
  await sql`
    create table test_bank_payments (
      id text primary key,
      idempotency_key text not null unique,
      -- What the shop calls the payment.
      reference text not null,
      description text not null,
      amount_incl integer not null check (amount_incl > 0),
      refunded_incl integer not null default 0 check (refunded_incl between 0 and amount_incl),
      method text not null,
      issuer text,
      locale text not null,
      state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'expired')),
      redirect_url text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table test_bank_refunds (
      idempotency_key text primary key,
      payment_id text not null references test_bank_payments (id) on delete cascade,
      amount_incl integer not null check (amount_incl > 0),
      created_at timestamptz not null
    )`.execute(db);
  // Withdrawals from a purchase (Directive (EU) 2023/2673).
  await sql`
    create table withdrawals (
      id integer generated always as identity (start with 800001) primary key,
      order_id integer not null references orders (id) on delete cascade,
      name text not null,
      -- Positions of the order's lines; empty: the whole order.
      positions integer[] not null,
      reason text not null,
      -- When an operator had dealt with it.
      handled_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index withdrawals_order on withdrawals (order_id)`.execute(db);
  await sql`
    create index withdrawals_unhandled on withdrawals (created_at) where handled_at is null`.execute(
    db,
  );
}

/**
 * Attempts to order that returned an existing order: a repeated attempt must return the same one,
 * even if the cart has changed.
 */
export async function createAnsweredKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table answered_keys (
      customer_id integer not null references customers (id) on delete cascade,
      idempotency_key uuid not null,
      order_id integer not null references orders (id) on delete cascade,
      answered_at timestamptz not null,
      primary key (customer_id, idempotency_key)
    )`.execute(db);
  await sql`create index answered_keys_answered on answered_keys (answered_at)`.execute(db);
}

/** The list in which each ordered product was found, for analytics. */
export async function addLineSources(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column source jsonb`.execute(db);
}

/** A delivery ends in the state delivered, a pickup in collected. */
export async function addDeliveredState(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders drop constraint orders_state_check`.execute(db);
  await sql`
    alter table orders add constraint orders_state_check check (state in ('placed',
      'awaiting-payment', 'paid', 'picked', 'shipped', 'delivered', 'collected', 'cancelled',
      'expired', 'refunded'))`.execute(db);
}

/**
 * Credit notes, with negative amounts; an order has one invoice, and that has at most one credit
 * note.
 */
export async function addCreditNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices add column credits integer unique references invoices (id)`.execute(db);
  await sql`
    create unique index invoices_one_of_order on invoices (order_id)
      where credits is null`.execute(db);
}

/**
 * Digest of the request of an attempt to order: its idempotency key is refused for a different
 * request.
 */
export async function addRequestDigests(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column request_digest text`.execute(db);
  await sql`alter table answered_keys add column request_digest text`.execute(db);
}

/** Unrequested refunds and charge-backs, and payments without an order. */
export async function addRefundData(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'payments'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%refunded_incl%'`.execute(db);
  for (const { name } of rows)
    await sql`alter table payments drop constraint ${sql.ref(name)}`.execute(db);
  await sql`
    alter table payments
      -- A provider may refund more than was paid.
      add check (refunded_incl >= 0),
      add column charged_back_incl integer not null default 0 check (charged_back_incl >= 0),
      -- What the shop itself asked the provider to refund.
      add column refund_asked_incl integer not null default 0 check (refund_asked_incl >= 0)`.execute(
    db,
  );
  // All refunds so far were requested by the shop; some are still queued.
  await sql`
    update payments p set refund_asked_incl = greatest(p.refunded_incl, coalesce((
      select max((j.payload ->> 'refundTo')::int) from jobs j
      where j.kind = 'payment-refund' and (j.payload ->> 'paymentId')::int = p.id), 0))`.execute(
    db,
  );
  // Paid at the provider but unknown here: an older database was restored.
  await sql`
    create table stray_payments (
      id integer generated always as identity (start with 900001) primary key,
      provider text not null,
      provider_id text not null,
      amount_incl integer not null,
      -- What the shop called it when it was made; null: it was made elsewhere.
      reference text,
      handled_at timestamptz,
      created_at timestamptz not null,
      unique (provider, provider_id)
    )`.execute(db);
  // An invoice can be credited in several parts.
  await sql`alter table invoices drop constraint invoices_credits_key`.execute(db);
  await sql`create index invoices_credits on invoices (credits) where credits is not null`.execute(
    db,
  );
}

/** The methods that the payment provider last offered: shown while it does not respond. */
export async function createKnownMethods(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_payment_methods (
      provider text primary key,
      methods jsonb not null,
      told_at timestamptz not null
    )`.execute(db);
}
