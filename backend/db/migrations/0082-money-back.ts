import { type Kysely, sql } from 'kysely';

/** Money that goes back without the shop having asked for it, and payments that no order knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  // All refunds until now were asked for by the shop; some wait for their job.
  await sql`
    update payments p set refund_asked_incl = greatest(p.refunded_incl, coalesce((
      select max((j.payload ->> 'refundTo')::int) from jobs j
      where j.kind = 'payment-refund' and (j.payload ->> 'paymentId')::int = p.id), 0))`.execute(
    db,
  );
  // Paid at the provider, and not known here: an older database was restored.
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
  // A part of an invoice can be credited, and the rest later.
  await sql`alter table invoices drop constraint invoices_credits_key`.execute(db);
  await sql`create index invoices_credits on invoices (credits) where credits is not null`.execute(
    db,
  );
}
