import { type Kysely, sql } from 'kysely';

/** A delivery ends as delivered, a pickup as collected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders drop constraint orders_state_check`.execute(db);
  await sql`
    alter table orders add constraint orders_state_check check (state in ('placed',
      'awaiting-payment', 'paid', 'picked', 'shipped', 'delivered', 'collected', 'cancelled',
      'expired', 'refunded'))`.execute(db);
}
