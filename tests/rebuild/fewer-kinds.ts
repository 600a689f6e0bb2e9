import { type Kysely, sql } from 'kysely';
import type { Database } from '../../backend/platform/db/schema/database.ts';

/** Root categories that keep all that hangs below them, beside that of the promotions. */
const ROOTS = 2;

/**
 * Leaves all products, with fewer categories, brands and stores around them: their pages would be
 * most of a shop of 300 products, and more of one kind show nothing more.
 */
export async function leaveFewerKinds(db: Kysely<Database>): Promise<void> {
  await sql`delete from stores where id % 10 <> 0`.execute(db);

  const brands = sql`(select id, first_value(id) over (partition by at / 16 order by id) as kept
    from (select id, row_number() over (order by id) - 1 as at from brands) numbered)`;
  await sql`update products set brand_id = b.kept from ${brands} b where b.id = brand_id`.execute(
    db,
  );
  await sql`delete from brands where id in (select id from ${brands} b where id <> kept)`.execute(
    db,
  );

  const { rows } = await sql<{ id: number; stays: boolean; holds: boolean }>`
    with recursive below as (
      select id, row_number() over (order by id) <= ${ROOTS} as stays from web_nodes
      where parent_id = (select id from web_nodes where code = 'root') and code <> 'NUPDActie'
      union all select n.id, stays from web_nodes n join below b on n.parent_id = b.id
    ) select id, stays, id in (select web_node_id from products) as holds from below order by id`.execute(
    db,
  );
  const kept = rows.filter(({ stays, holds }) => stays && holds);
  const gone = rows.filter(({ stays }) => !stays);
  // What lies beside each other stays so.
  for (const [at, { id }] of gone.entries()) {
    const into = kept[at % kept.length]!.id;
    await sql`update products set web_node_id = ${into} where web_node_id = ${id}`.execute(db);
  }
  const ids = sql.join(gone.map(({ id }) => id));
  await sql`delete from web_nodes where id in (${ids})`.execute(db);
}
