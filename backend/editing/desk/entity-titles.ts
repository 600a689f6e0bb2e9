/** Display titles of entities. */
import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { translateWord } from './texts.ts';

export interface TitledEntity {
  /** `product:123456` */
  name: string;
  /** `product` */
  kind: string;
  /** `Gipsplaat 2600 x 600 mm`; the address of a page. */
  title: string;
}

/** The table and column of each kind's title. Entities of external systems are shown by name. */
const TITLE_COLUMNS: Record<
  string,
  { table: 'products' | 'web_nodes' | 'brands' | 'stores'; of: string }
> = {
  product: { table: 'products', of: 'name' },
  reviews: { table: 'products', of: 'name' },
  webnode: { table: 'web_nodes', of: 'name' },
  brand: { table: 'brands', of: 'description' },
  store: { table: 'stores', of: 'name' },
};

/** The display titles of entities, in the order of `names`. */
export async function readEntityTitles(
  db: Kysely<Database>,
  names: readonly string[],
  locale: Locale,
): Promise<TitledEntity[]> {
  const ids = new Map<string, number[]>();
  for (const name of names) {
    const [kind = '', id] = name.split(':');
    const row = TITLE_COLUMNS[kind];
    if (row && Number.isInteger(Number(id))) {
      ids.set(row.table, [...(ids.get(row.table) ?? []), Number(id)]);
    }
  }
  const titles = new Map<string, string>();
  for (const [table, wanted] of ids) {
    const column = Object.values(TITLE_COLUMNS).find((row) => row.table === table)?.of ?? 'name';
    const { rows } = await sql<{ id: number; title: Texts | string | null }>`
      select id, ${sql.ref(column)} as title from ${sql.table(table)}
      where id = any(${wanted}::int[])`.execute(db);
    for (const { id, title } of rows) {
      const text = typeof title === 'string' ? title : title?.[locale];
      if (text) titles.set(`${table} ${id}`, text);
    }
  }
  return names.map((name) => {
    const cut = name.indexOf(':');
    const kind = cut < 0 ? name : name.slice(0, cut);
    const key = cut < 0 ? '' : name.slice(cut + 1);
    const knownTitle = titles.get(`${TITLE_COLUMNS[kind]?.table} ${key}`);
    const title = knownTitle
      ? `${knownTitle} (${key})`
      : translateWord(locale, 'part', key || kind);
    return { name, kind, title };
  });
}

/** The same titles, by entity name. */
export async function readTitlesByName(
  db: Kysely<Database>,
  names: readonly string[],
  locale: Locale,
): Promise<Map<string, TitledEntity>> {
  const entities = await readEntityTitles(db, names, locale);
  return new Map(entities.map((entity) => [entity.name, entity]));
}

/**
 * The first titles in one line, and the number of others: `Gipsplaat (100123), Schroeven (100124)
 * en nog 3`.
 */
export function titlesText(entities: readonly TitledEntity[], count: number, more: string): string {
  const shownTitles = entities.map(({ title, kind, name }) => title || kind || name);
  return shownTitles.join(', ') + (count > shownTitles.length ? ` ${more}` : '');
}
