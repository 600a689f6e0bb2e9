import { type Kysely, sql } from 'kysely';

/** What an owner's feed tells of a product beside its row: offers, relations and media. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_offers (
      product_id integer primary key references products (id) on delete cascade,
      list_incl integer,
      action_incl integer,
      action_from text,
      action_until text,
      action_title jsonb,
      regular_incl integer,
      regular_levels jsonb
    )`.execute(db);
  await sql`
    create table product_relations (
      product_id integer not null references products (id) on delete cascade,
      kind text not null check (kind in ('accessories', 'alternatives', 'parts')),
      position integer not null,
      related_number text not null,
      primary key (product_id, kind, position)
    )`.execute(db);
  await sql`
    create table product_media (
      product_id integer not null references products (id) on delete cascade,
      kind text not null check (kind in ('pictures', 'documents', 'videos')),
      position integer not null,
      source text not null,
      primary key (product_id, kind, position)
    )`.execute(db);
  await sql`
    create table media_sources (
      source text primary key,
      media_id text,
      media_type text,
      tag text,
      looked_at timestamptz not null,
      fault text
    )`.execute(db);
}
