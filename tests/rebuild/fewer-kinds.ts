import { type Kysely, sql } from 'kysely';
import type { Database } from '../../backend/db/schema.ts';

/**
 * Leaves all products, with fewer categories, brands and stores around them: their pages would be
 * most of a shop of 300 products, and more of one kind show nothing more.
 */
export async function leaveFewerKinds(db: Kysely<Database>): Promise<void> {
  await sql`delete from stores where id % 5 <> 0`.execute(db);

  const brands = sql`(select id, first_value(id) over (partition by at / 4 order by id) as kept
    from (select id, row_number() over (order by id) - 1 as at from brands) numbered)`;
  await sql`update products set brand_id = b.kept from ${brands} b where b.id = brand_id`.execute(
    db,
  );
  await sql`delete from brands where id in (select id from ${brands} b where id <> kept)`.execute(
    db,
  );

  // Two of those that lie beside each other with none below; what promotions name stays.
  const nodes = sql`(select id, first_value(id) over siblings as kept, row_number() over siblings as at
    from web_nodes
    where id not in (select parent_id from web_nodes where parent_id is not null)
      and parent_id not in (select id from web_nodes where code in ('special', 'NUPDActie'))
    window siblings as (partition by parent_id order by id))`;
  await sql`update products set web_node_id = n.kept from ${nodes} n
    where n.id = web_node_id and n.at > 2`.execute(db);
  await sql`delete from web_nodes where id in (select id from ${nodes} n where at > 2)`.execute(db);
}
