import type { Selectable } from 'kysely';
import { isCurrent } from '../../src/domain/date-range.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { WebNodeTable } from '../db/schema/catalogue.ts';
import { LOCALES } from '../../src/domain/locales.ts';

/** A row of `web_nodes`, as the database gives it. */
export type TreeRow = Selectable<WebNodeTable>;

export const ROOT_CODE = 'root';
export const SPECIAL_CODE = 'special';

/** The category tree: reached by id, by code and by path, in the order of the editors. */
export class WebNodeTree {
  readonly #byId = new Map<number, TreeRow>();
  readonly #children = new Map<number, TreeRow[]>();
  readonly #byUrl: Record<Locale, Map<string, TreeRow>> = { nl: new Map(), en: new Map() };
  readonly #byCode = new Map<string, TreeRow>();

  /** `rows` in the order in which siblings stand. */
  constructor(rows: readonly TreeRow[]) {
    for (const row of rows) {
      this.#byId.set(row.id, row);
      this.#byCode.set(row.code, row);
      for (const locale of LOCALES) {
        if (row.url[locale]) this.#byUrl[locale].set(row.url[locale].toLowerCase(), row);
      }
      if (row.parent_id === null) continue;
      const siblings = this.#children.get(row.parent_id);
      if (siblings) siblings.push(row);
      else this.#children.set(row.parent_id, [row]);
    }
  }

  all(): Iterable<TreeRow> {
    return this.#byId.values();
  }

  byId(id: number): TreeRow | null {
    return this.#byId.get(id) ?? null;
  }

  byCode(code: string): TreeRow | null {
    return this.#byCode.get(code) ?? null;
  }

  /** By path; the other language's path of the same category finds it too. */
  byUrl(url: string, locale: Locale): TreeRow | null {
    const path = url.toLowerCase().replace(/^\/+|\/+$/g, '');
    const other = locale === 'nl' ? 'en' : 'nl';
    return this.#byUrl[locale].get(path) ?? this.#byUrl[other].get(path) ?? null;
  }

  root(): TreeRow | null {
    return this.byCode(ROOT_CODE);
  }

  /** Children that show now, in their order. */
  children(id: number, now: Date): TreeRow[] {
    return (this.#children.get(id) ?? []).filter((row) => showsNow(row, now));
  }

  /** From the root category down to the parent; the rows without parent left out. */
  ancestors(row: TreeRow): TreeRow[] {
    const found: TreeRow[] = [];
    let parent = row.parent_id === null ? undefined : this.#byId.get(row.parent_id);
    while (parent && parent.parent_id !== null) {
      found.unshift(parent);
      parent = this.#byId.get(parent.parent_id);
    }
    return found;
  }

  /** True when the row and all above it are active and within their dates. */
  isListed(row: TreeRow, now: Date): boolean {
    return showsNow(row, now) && this.ancestors(row).every((above) => showsNow(above, now));
  }
}

function showsNow(row: TreeRow, now: Date): boolean {
  return row.active && isCurrent(row.start_date?.toISOString(), row.end_date?.toISOString(), now);
}
