/** Categories: the tree, its names, texts and addresses, and the periods of categories. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { Texts } from '../../../platform/db/schema/columns.ts';
import { addressText } from '../../texts.ts';
import { SPECIAL_CODES } from '../../special-nodes.ts';
import {
  findDuplicateAddresses,
  type Fault,
  missingFieldFaults,
  type StructureEntity,
} from './entity.ts';
import { fromLocalField } from '../../../../src/domain/shared/dates.ts';
import { prose, flag, text } from '../cells.ts';
import { codeCell, dayCell, pictureCell } from './customer-prices.ts';

/** Relations between categories: their order, their nested addresses, and a check for cycles. */
interface CategoryNode {
  id: number;
  code: string;
  /** Code of the parent; null for the two invisible roots. */
  parent: string | null;
  position: number;
  name: Texts;
  /** Full path by language. */
  url: Texts;
  description: Texts | null;
  image: string | null;
  active: boolean;
  start: string | null;
  end: string | null;
  delivery_type: string | null;
}

/** Position of a new category until its siblings are known. */
const AT_THE_END = -1;

/** Maximum depth of the tree that pages show. */
const MAX_LEVELS = 6;

type Nodes = ReadonlyMap<string, CategoryNode>;

/**
 * Positions new categories after their siblings, and updates the addresses below renamed or moved
 * ones. Returns the errors of `codes`.
 */
function updateTree(
  nodes: Map<string, CategoryNode>,
  codes: readonly string[],
  before: Nodes,
): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const code of codes) {
    const message = positionFault(nodes, nodes.get(code)!);
    if (message)
      faults.set(code, { field: 'parent', value: nodes.get(code)!.parent ?? '', message });
  }
  if (faults.size > 0) return faults;
  positionNewCategories(nodes, codes);
  const changedCodes = updateAddresses(nodes, before);
  const duplicateFaults = findDuplicateAddresses(
    withoutOldDemo(nodes),
    [...changedCodes],
    ({ url }) => [
      ['name_nl', url.nl],
      ['name_en', url.en],
    ],
  );
  // An error below a category of the file is reported for that category.
  return new Map(
    [...duplicateFaults].map(([code, fault]) => [changedAncestorOf(nodes, code, codes), fault]),
  );
}

function positionFault(nodes: Nodes, node: CategoryNode): string | null {
  const visited = new Set([node.code]);
  for (let ancestor = node; ancestor.parent !== null;) {
    const parentNode = nodes.get(ancestor.parent);
    if (!parentNode) return ancestor === node ? 'is not the code of a category' : null;
    if (parentNode === node) return 'leads back to the category itself';
    // Only the categories of a cycle are in error, not those below it.
    if (visited.has(parentNode.code)) return null;
    visited.add(parentNode.code);
    ancestor = parentNode;
  }
  return visited.size - 1 > MAX_LEVELS ? `lies deeper than ${MAX_LEVELS} levels` : null;
}

function positionNewCategories(nodes: Nodes, codes: readonly string[]): void {
  const lastPositions = new Map<string | null, number>();
  for (const { code, parent, position } of nodes.values()) {
    if (!SPECIAL_CODES.has(code))
      lastPositions.set(parent, Math.max(lastPositions.get(parent) ?? -1, position));
  }
  for (const code of codes) {
    const node = nodes.get(code)!;
    if (node.position !== AT_THE_END) continue;
    node.position = (lastPositions.get(node.parent) ?? -1) + 1;
    lastPositions.set(node.parent, node.position);
  }
}

/**
 * Updates the addresses of renamed and moved categories and everything below them. Returns their
 * codes.
 */
function updateAddresses(nodes: Map<string, CategoryNode>, before: Nodes): Set<string> {
  const children = Map.groupBy(nodes.values(), ({ parent }) => parent);
  const changedCodes = new Set<string>();
  const updateChildren = (parentNode: CategoryNode) => {
    for (const node of children.get(parentNode.code) ?? []) {
      const url = addressOf(node, before.get(node.code), parentNode, changedCodes);
      if (url !== node.url) {
        changedCodes.add(node.code);
        nodes.set(node.code, { ...node, url });
      }
      updateChildren(nodes.get(node.code)!);
    }
  };
  for (const root of children.get(null) ?? []) updateChildren(root);
  return changedCodes;
}

function addressOf(
  node: CategoryNode,
  old: CategoryNode | undefined,
  parentNode: CategoryNode,
  changed: ReadonlySet<string>,
): Texts {
  const hasNewParentAddress = old?.parent !== node.parent || changed.has(parentNode.code);
  if (SPECIAL_CODES.has(node.code)) return node.url;
  const isRenamed = (locale: Locale) => !old || old.name[locale] !== node.name[locale];
  if (!hasNewParentAddress && !isRenamed('nl') && !isRenamed('en')) return node.url;
  const addressIn = (locale: Locale) => {
    // Publishing redirects the old address to the new one.
    const isNameNew = isRenamed(locale);
    const lastSegment = isNameNew
      ? addressText(node.name[locale], locale)
      : lastSegmentOf(old!.url[locale]);
    return parentNode.url[locale] ? `${parentNode.url[locale]}/${lastSegment}` : lastSegment;
  };
  return { nl: addressIn('nl'), en: addressIn('en') };
}

const lastSegmentOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * Returns the category of the file that determined the address of `code`: itself, or its nearest
 * ancestor.
 */
function changedAncestorOf(nodes: Nodes, code: string, codes: readonly string[]): string {
  for (
    let ancestor = nodes.get(code);
    ancestor;
    ancestor = ancestor.parent === null ? undefined : nodes.get(ancestor.parent)
  )
    if (codes.includes(ancestor.code)) return ancestor.code;
  return code;
}

/**
 * Drops hidden categories of an earlier demo catalogue, which only exist because rows refer to
 * them.
 */
function withoutOldDemo(nodes: Nodes): Nodes {
  return new Map([...nodes].filter(([code]) => !code.startsWith('replaced:')));
}

/** The end day is included in the period. */
const momentCell = (time: 'start' | 'end') =>
  z
    .literal('')
    .or(dayCell)
    .transform((value) => {
      if (value === '') return null;
      const moment = fromLocalField(`${value}T${time === 'start' ? '00:00' : '23:59'}`);
      return moment!.toISOString();
    });

const fields = {
  code: codeCell,
  /** Code of the parent; a new category without it is a root category. */
  parent: codeCell,
  name_nl: text,
  name_en: text,
  description_nl: prose,
  description_en: prose,
  /** Position among its siblings, lowest first. */
  position: z.coerce
    .number('must be a whole number from 0 to 9999')
    .int('must be a whole number from 0 to 9999')
    .min(0, 'must be a whole number from 0 to 9999')
    .max(9_999, 'must be a whole number from 0 to 9999'),
  active: flag,
  start: momentCell('start'),
  end: momentCell('end'),
  picture: pictureCell,
  delivery_type: z.enum(['pakket', 'grootgoed'], 'must be pakket or grootgoed'),
};
const schema = z.strictObject(fields).partial().required({ code: true });
type CategoryRow = z.infer<typeof schema>;

export const categories: StructureEntity<CategoryRow, CategoryNode> = {
  name: 'categories',
  schema,
  fields: Object.keys(fields),
  pictures: ['picture'],
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
    const faults = before
      ? findForbiddenMoves(before, row)
      : missingFieldFaults(row, ['name_nl', 'name_en']);
    if (faults.length > 0) return faults;
    const texts = { nl: row.description_nl, en: row.description_en };
    const hasDescription = texts.nl !== undefined || texts.en !== undefined;
    const name = { nl: row.name_nl ?? before!.name.nl, en: row.name_en ?? before!.name.en };
    return {
      id: before?.id ?? nextId(),
      code: row.code,
      parent: row.parent ?? (before ? before.parent : 'root'),
      position: row.position ?? before?.position ?? AT_THE_END,
      name,
      url: before?.url ?? { nl: addressText(name.nl), en: addressText(name.en, 'en') },
      description: hasDescription
        ? {
            nl: escapeHtml(texts.nl) ?? before?.description?.nl ?? '',
            en: escapeHtml(texts.en) ?? before?.description?.en ?? '',
          }
        : (before?.description ?? null),
      image: row.picture ?? before?.image ?? null,
      active: row.active ?? before?.active ?? true,
      start: row.start === undefined ? (before?.start ?? null) : row.start,
      end: row.end === undefined ? (before?.end ?? null) : row.end,
      delivery_type: row.delivery_type ?? before?.delivery_type ?? null,
    };
  },
  settle: updateTree,
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
    // Categories with products added since stay, inactive, and their products become not viewable.
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

const escapeHtml = (value: string | undefined): string | undefined =>
  value?.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Some categories must not be moved, since the shop relies on their position. */
function findForbiddenMoves(before: CategoryNode, row: CategoryRow): Fault[] {
  const hasNewParent = row.parent !== undefined && row.parent !== before.parent;
  if (!SPECIAL_CODES.has(before.code) || !hasNewParent) return [];
  return [{ field: 'parent', value: row.parent!, message: 'cannot be changed of this category' }];
}
