import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Locale } from '../../src/domain/entities/common.ts';
import { LOCALES } from '../../src/domain/locales.ts';
import { NO_CHOICES, type SearchHits, type SearchQuery } from '../search/types.ts';
import type { Shop } from './shop.ts';

/** Products whose attributes tell what a value is called in the other language. */
const SAMPLE = 50;

type Facet = SearchQuery['facets'][number];

/**
 * Facet values that only the other language knows, in the words of this one: an address keeps
 * its filters when a shopper switches the language. `hits` is the answer to the query as it came.
 * Answers null where every value is known, or unknown in both.
 */
export async function facetsInOwnWords(
  shop: Shop,
  query: SearchQuery,
  hits: SearchHits,
  locale: Locale,
): Promise<Facet[] | null> {
  const unknown = (facet: Facet) => {
    const known = hits.facets.find(({ field }) => field === facet.field)?.values ?? [];
    return facet.values.filter((value) => !known.some((one) => one.value === value));
  };
  let isTranslated = false;
  const facets: Facet[] = [];
  for (const facet of query.facets) {
    const values: string[] = [];
    const foreign = new Set(unknown(facet));
    for (const value of facet.values) {
      const own = foreign.has(value) ? await ownWords(shop, facet.field, value, locale) : [];
      isTranslated ||= own.length > 0;
      values.push(...(own.length > 0 ? own : [value]));
    }
    facets.push({ field: facet.field, values: [...new Set(values)] });
  }
  return isTranslated ? facets : null;
}

/** What a value of the other language is called in this one; empty where that knows it not either. */
async function ownWords(
  { db, state }: Shop,
  field: string,
  value: string,
  locale: Locale,
): Promise<string[]> {
  const other = LOCALES.find((one) => one !== locale)!;
  // Others are answered between the searches of one call.
  await setImmediate();
  const { ids } = state.indexes[other].search({
    ...NO_CHOICES,
    facets: [{ field, values: [value] }],
    onlySoldOnline: false,
    sort: 'relevance',
    offset: 0,
    limit: SAMPLE,
  });
  if (ids.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select distinct a -> 'value' ->> ${locale} as word
    from products p, jsonb_array_elements(p.details -> 'attributes') a
    where p.id = any(${ids}) and a ->> 'code' = ${field} and a -> 'value' ->> ${other} = ${value}
    order by word`.execute(db);
  return rows.map(({ word }) => word).filter((word) => word !== value);
}
