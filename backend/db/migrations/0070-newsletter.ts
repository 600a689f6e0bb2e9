import { type Kysely, sql } from 'kysely';

/** Subscriptions to the newsletter (spec 2 §7), also of addresses without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscriptions (
      id serial primary key,
      key text not null unique,
      email text not null,
      email_key text not null unique,
      locale text not null check (locale in ('nl', 'en')),
      state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index newsletter_pending on newsletter_subscriptions (asked_at)
    where state = 'pending'`.execute(db);
}
