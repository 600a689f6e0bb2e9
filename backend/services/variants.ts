import { type Kysely, sql } from 'kysely';
import type { ProductRecord } from '../../src/api/products/wire.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { AttributeRecord } from '../db/schema/catalogue.ts';
import type { Texts } from '../db/schema/columns.ts';
import type { Database } from '../db/schema/database.ts';
import type { ProductRow } from './product-rows.ts';

type Variants = NonNullable<ProductRecord['Variants']>;

interface Member {
  id: number;
  group: string;
  name: Texts;
  url: Texts;
  attributes: AttributeRecord[];
}

/**
 * The variants of the groups that products are of, by the code of the group: all members that have a
 * page, by id, and the axes that any of them has a value of. A group of one member is left out.
 */
export async function variantsOf(
  db: Kysely<Database>,
  rows: readonly Pick<ProductRow, 'details'>[],
  locale: Locale,
): Promise<Map<string | undefined, Variants>> {
  const groups = [...new Set(rows.flatMap(({ details }) => details.group ?? []))];
  if (groups.length === 0) return new Map();
  const axes = await db
    .selectFrom('attributes')
    .select(['code', 'label'])
    .where('variant_axis', '=', true)
    .orderBy('code')
    .execute();
  if (axes.length === 0) return new Map();
  const { rows: members } = await sql<Member>`
    select id, details->>'group' as group, name, url, details->'attributes' as attributes
    from products
    where details->>'group' = any(${groups}) and state = 'Active'
      and visibility <> 'NotViewable'
    order by id`.execute(db);
  const found = new Map<string | undefined, Variants>();
  for (const [group, of] of Map.groupBy(members, (member) => member.group)) {
    const valueOf = ({ attributes }: (typeof of)[number], axis: string) =>
      attributes.find(({ code }) => code === axis)?.value[locale] ?? null;
    const used = axes.filter(({ code }) => of.some((member) => valueOf(member, code) !== null));
    if (of.length < 2 || used.length === 0) continue;
    found.set(group, {
      Group: group,
      Axes: used.map(({ code, label }) => ({ Code: code, Label: label[locale] })),
      Members: of.map((member) => ({
        ...{ ProductId: member.id, Name: member.name[locale], Url: member.url[locale] },
        Values: used.map(({ code }) => valueOf(member, code)),
      })),
    });
  }
  return found;
}
