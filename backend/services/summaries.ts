import { LOCALES } from '../../src/domain/locales.ts';
import type { Kysely } from 'kysely';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Database } from '../db/schema/database.ts';
import type { Catalogue } from './catalogue.ts';
import { summaryRecord } from './product-record.ts';
import { summaryRows } from './product-rows.ts';
import type { SummaryCache } from './summary-cache.ts';

/** Summaries of products as one JSON list, in the order of `ids`; unknown ones left out. */
export async function summariesJson(
  db: Kysely<Database>,
  catalogue: Catalogue,
  cache: SummaryCache,
  ids: readonly number[],
  locale: Locale,
): Promise<string> {
  const texts = new Map<number, string>();
  for (const id of ids) {
    const known = cache.get(id, locale);
    if (known !== undefined) texts.set(id, known);
  }
  const missing = ids.filter((id) => !texts.has(id));
  for (const row of await summaryRows(db, missing)) {
    // In every language: who reads one reads the others next.
    for (const each of LOCALES) {
      const json = JSON.stringify(summaryRecord(row, catalogue, each));
      if (each === locale) texts.set(row.id, json);
      cache.set(row.id, each, json);
    }
  }
  return `[${ids.flatMap((id) => texts.get(id) ?? []).join(',')}]`;
}
