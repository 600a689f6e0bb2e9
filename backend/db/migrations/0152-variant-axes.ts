import { type Kysely, sql } from 'kysely';

/** Attributes that tell the variants of a group apart, and the members of a group by its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attributes add column variant_axis boolean not null default false`.execute(db);
  await sql`
    create index products_group on products ((details->>'group'))
    where details->>'group' is not null`.execute(db);
}
