import { type Kysely, sql } from 'kysely';

/** The methods that the payment provider offered last: shown while it does not tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_payment_methods (
      provider text primary key,
      methods jsonb not null,
      told_at timestamptz not null
    )`.execute(db);
}
