import { type Kysely, sql } from 'kysely';

/** What the checkout keeps besides orders and payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Hash of the pin that a contact needs to buy on account; null: no pin is asked for.
  await sql`alter table contacts add column pin_hash text`.execute(db);
  // Digest of what was ordered: confirming the same cart again finds the order that awaits payment.
  await sql`alter table orders add column content_digest text`.execute(db);
  // The embedded test bank's own books, apart from those of the shop.
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
