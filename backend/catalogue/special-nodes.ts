/** The categories that every shop has, whoever fills it: the two roots and the promotion lists. */
import { type Kysely, sql } from 'kysely';
import type { Texts } from '../db/schema/columns.ts';
import type { Database } from '../db/schema/database.ts';
import { PROMOTION_NODES } from './promotion-nodes.ts';

/** What nobody sees: above the root categories, and above the lists outside the tree. */
export const ROOT_NODES: readonly { id: number; code: string; name: Texts }[] = [
  { id: 1, code: 'root', name: { nl: 'Assortiment', en: 'Range' } },
  { id: 2, code: 'special', name: { nl: 'Bijzonder', en: 'Special' } },
];

/** After the root categories, however many there are. */
const LAST = 10_000;

/** Codes of the categories that the shop itself knows. */
export const SPECIAL_CODES: ReadonlySet<string> = new Set(
  [...ROOT_NODES, ...PROMOTION_NODES].map(({ code }) => code),
);

/** Adds those that are missing; writes nothing where none is. */
export async function ensureSpecialNodes(db: Kysely<Database>): Promise<void> {
  const known = await db
    .selectFrom('web_nodes')
    .select('code')
    .where('code', 'in', [...SPECIAL_CODES])
    .execute();
  if (known.length === SPECIAL_CODES.size) return;
  const ids = new Map([...ROOT_NODES, ...PROMOTION_NODES].map(({ code, id }) => [code, id]));
  const rows = [
    ...ROOT_NODES.map((node, position) => ({
      ...{ ...node, position, parent_id: null, url: { nl: '', en: '' }, description: null },
      image: null,
    })),
    ...PROMOTION_NODES.map(({ id, code, parent, name, text, url }, at) => ({
      ...{ id, code, name, url, description: text, position: LAST + at },
      ...{ parent_id: ids.get(parent)!, image: `/api/images/categories/${id}` },
    })),
  ];
  await sql`
    insert into web_nodes (id, parent_id, code, position, name, url, description, image, active)
    select id, parent_id, code, position, name, url, description, image, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, parent_id integer, code text, position integer, name jsonb, url jsonb,
        description jsonb, image text)
    on conflict do nothing`.execute(db);
}
