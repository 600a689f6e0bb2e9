/** Categories: the tree, its names, texts and addresses, and when each shows. */
import { sql } from 'kysely';
import { z } from 'zod';
import { fromLocalField } from '../../../../src/domain/amsterdam-time.ts';
import type { Texts } from '../../../db/schema/columns.ts';
import { SPECIAL_CODES } from '../../special-nodes.ts';
import { addressText } from '../../texts.ts';
import { prose, flag, text } from '../cells.ts';
import { code, day, picture } from './cells.ts';
import { settleTree } from './category-tree.ts';
import { type Fault, missing, type StructureEntity } from './entity.ts';

/** A day that ends a period is part of it. */
const moments = (time: 'start' | 'end') =>
  z
    .literal('')
    .or(day)
    .transform((value) => {
      if (value === '') return null;
      const at = fromLocalField(`${value}T${time === 'start' ? '00:00' : '23:59'}`);
      return at!.toISOString();
    });

const fields = {
  code,
  /** Code of the category above; a new one without it is a root category. */
  parent: code,
  name_nl: text,
  name_en: text,
  description_nl: prose,
  description_en: prose,
  /** Among its siblings, the lowest first. */
  position: z.coerce
    .number('must be a whole number from 0 to 9999')
    .int('must be a whole number from 0 to 9999')
    .min(0, 'must be a whole number from 0 to 9999')
    .max(9_999, 'must be a whole number from 0 to 9999'),
  active: flag,
  start: moments('start'),
  end: moments('end'),
  picture,
  delivery_type: z.enum(['pakket', 'grootgoed'], 'must be pakket or grootgoed'),
};
const schema = z.strictObject(fields).partial().required({ code: true });
type Row = z.infer<typeof schema>;

export interface CategoryNode {
  id: number;
  code: string;
  /** Code of the category above; null: one of the two that nobody sees. */
  parent: string | null;
  position: number;
  name: Texts;
  /** Whole path per language. */
  url: Texts;
  description: Texts | null;
  image: string | null;
  active: boolean;
  start: string | null;
  end: string | null;
  delivery_type: string | null;
}

/** Position of a new one until its siblings are known. */
export const AT_THE_END = -1;

export const categories: StructureEntity<Row, CategoryNode> = {
  name: 'categories',
  schema,
  fields: Object.keys(fields),
  async load(db) {
    const rows = await db.selectFrom('web_nodes').selectAll().orderBy('id').execute();
    const codes = new Map(rows.map((row) => [row.id, row.code]));
    return new Map(
      rows.map(({ parent_id, start_date, end_date, ...row }) => [
        row.code,
        {
          ...row,
          parent: parent_id === null ? null : codes.get(parent_id)!,
          start: start_date?.toISOString() ?? null,
          end: end_date?.toISOString() ?? null,
        },
      ]),
    );
  },
  apply(before, row, nextId) {
    const faults = before ? moved(before, row) : missing(row, ['name_nl', 'name_en']);
    if (faults.length > 0) return faults;
    const texts = { nl: row.description_nl, en: row.description_en };
    const says = texts.nl !== undefined || texts.en !== undefined;
    const name = { nl: row.name_nl ?? before!.name.nl, en: row.name_en ?? before!.name.en };
    return {
      id: before?.id ?? nextId(),
      code: row.code,
      parent: row.parent ?? (before ? before.parent : 'root'),
      position: row.position ?? before?.position ?? AT_THE_END,
      name,
      url: before?.url ?? { nl: addressText(name.nl), en: addressText(name.en, 'en') },
      description: says
        ? {
            nl: escaped(texts.nl) ?? before?.description?.nl ?? '',
            en: escaped(texts.en) ?? before?.description?.en ?? '',
          }
        : (before?.description ?? null),
      image: row.picture ?? before?.image ?? null,
      active: row.active ?? before?.active ?? true,
      start: row.start === undefined ? (before?.start ?? null) : row.start,
      end: row.end === undefined ? (before?.end ?? null) : row.end,
      delivery_type: row.delivery_type ?? before?.delivery_type ?? null,
    };
  },
  settle: settleTree,
  async save(db, rows) {
    await sql`
      insert into web_nodes (id, parent_id, code, position, name, url, description, image, active,
        start_date, end_date, delivery_type)
      select r.id, null, r.code, r.position, r.name, r.url, r.description, r.image, r.active,
        r.start, r."end", r.delivery_type
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, code text,
        position integer, name jsonb, url jsonb, description jsonb, image text, active boolean,
        start timestamptz, "end" timestamptz, delivery_type text)
      on conflict (id) do update set position = excluded.position, name = excluded.name,
        url = excluded.url, description = excluded.description, image = excluded.image,
        active = excluded.active, start_date = excluded.start_date, end_date = excluded.end_date,
        delivery_type = excluded.delivery_type`.execute(db);
    await sql`
      update web_nodes n set parent_id = above.id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, parent text)
        join web_nodes above on above.code = r.parent
      where n.id = r.id and n.parent_id is distinct from above.id`.execute(db);
  },
  async remove(db, rows) {
    const ids = rows.map(({ id }) => id);
    // Products that were added below it stay, not viewable: their category stays with them, closed.
    await sql`
      with recursive used (id) as (
        select web_node_id from products
        union
        select id from web_nodes where id <> all(${ids})
        union
        select n.parent_id from web_nodes n join used u on n.id = u.id
        where n.parent_id is not null)
      delete from web_nodes where id = any(${ids}) and id not in (select id from used)`.execute(db);
    await sql`update web_nodes set active = false where id = any(${ids})`.execute(db);
  },
  pageName: ({ id }) => `webnode:${id}`,
};

const escaped = (value: string | undefined): string | undefined =>
  value?.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The shop itself knows some categories by where they stand. */
function moved(before: CategoryNode, row: Row): Fault[] {
  const isOther = row.parent !== undefined && row.parent !== before.parent;
  if (!SPECIAL_CODES.has(before.code) || !isOther) return [];
  return [{ field: 'parent', value: row.parent!, message: 'cannot be changed of this category' }];
}
