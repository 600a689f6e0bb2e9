import { type Kysely, sql } from 'kysely';

/** An energy label and a product information sheet beside the other media of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_media drop constraint product_media_kind_check,
      add constraint product_media_kind_check check (
        kind in ('pictures', 'documents', 'videos', 'energy_label', 'energy_sheet'))`.execute(db);
}
