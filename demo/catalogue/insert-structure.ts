import { type Kysely, sql } from 'kysely';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { BRANDS } from './brands/brands.ts';
import { STORE_IDS, buildStores } from './stores/stores.ts';
import type { NodeRow } from './tree.ts';

/** Prefix of the code of a category that the new catalogue does not have. */
const REPLACED_PREFIX = 'replaced:';

/** Adds brands and categories, or replaces those with the same id. `deleteReplaced` must follow. */
export async function insertStructure(
  db: Kysely<Database>,
  nodes: readonly NodeRow[],
): Promise<void> {
  const brands = BRANDS.map(({ row }) => row);
  await sql`
    insert into brands (id, code, description, url, image, memo, manufacturer)
    select id, code, description, url, image, memo, manufacturer
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb)
      as r (id integer, code text, description text, url text, image text, memo jsonb,
        manufacturer jsonb)
    on conflict (id) do update set code = excluded.code, description = excluded.description,
      url = excluded.url, image = excluded.image, memo = excluded.memo,
      manufacturer = excluded.manufacturer`.execute(db);
  // A code may belong to a different id than before.
  await sql`update web_nodes set code = ${REPLACED_PREFIX} || id`.execute(db);
  await sql`
    insert into web_nodes (id, parent_id, code, position, name, url, description, image, active,
      start_date, end_date)
    select id, parent_id, code, position, name, url, description, image, active, start_date,
      end_date
    from jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb)
      as r (id integer, parent_id integer, code text, position integer, name jsonb, url jsonb,
        description jsonb, image text, active boolean, start_date timestamptz,
        end_date timestamptz)
    on conflict (id) do update set parent_id = excluded.parent_id, code = excluded.code,
      position = excluded.position, name = excluded.name, url = excluded.url,
      description = excluded.description, image = excluded.image, active = excluded.active,
      start_date = excluded.start_date, end_date = excluded.end_date`.execute(db);
}

/**
 * Adds the stores, or replaces those with the same id, so that preferences of visitors stay valid.
 */
export async function insertStores(db: Kysely<Database>, seed: number, now: Date): Promise<void> {
  const ids = [...STORE_IDS];
  // Supports two stores that exchange their addresses.
  await sql`update stores set code = ${REPLACED_PREFIX} || id, url = ${REPLACED_PREFIX} || id
    where id = any(${ids})`.execute(db);
  await sql`
    insert into stores (id, code, url, name, lat, lng, details)
    select id, code, url, name, lat, lng, details
    from jsonb_to_recordset(${JSON.stringify(buildStores(seed, now))}::jsonb)
      as r (id integer, code text, url text, name text, lat double precision,
        lng double precision, details jsonb)
    on conflict (id) do update set code = excluded.code, url = excluded.url,
      name = excluded.name, lat = excluded.lat, lng = excluded.lng,
      details = excluded.details`.execute(db);
}

/**
 * Deletes brands and categories that the new catalogue does not have, unless a product refers to
 * them.
 */
export async function deleteReplaced(db: Kysely<Database>): Promise<void> {
  const brands = BRANDS.map(({ row }) => row.id);
  await sql`delete from brands b where b.id <> all(${brands})
    and not exists (select 1 from products p where p.brand_id = b.id)`.execute(db);
  await sql`
    with recursive used (id) as (
      select web_node_id from products
      union
      select n.parent_id from web_nodes n join used u on n.id = u.id
      where n.parent_id is not null
    )
    delete from web_nodes where starts_with(code, ${REPLACED_PREFIX})
      and id not in (select id from used)`.execute(db);
  await sql`update web_nodes set active = false where starts_with(code, ${REPLACED_PREFIX})`.execute(
    db,
  );
}
