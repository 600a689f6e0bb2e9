/**
 * Products related to another one: those that its owner relates to it, with the attributes in which
 * they differ.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { ProductRelationTable } from '../../platform/db/schema/catalogue.ts';
import { type RecommendRequest, type Strategy, factsOf } from '../../search/recommend.ts';
import type { ProductRecord } from '../../../src/api/products/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { ShopState } from './shop.ts';

const KINDS: Partial<Record<Strategy, ProductRelationTable['kind'][]>> = {
  'pdp-up-sell': ['alternatives'],
  plp: ['alternatives'],
  'pdp-cross-sell': ['accessories', 'parts'],
  'cart-cross-sell': ['accessories', 'parts'],
};

/**
 * Returns the ids of products that the owner's feed relates to those of a request, in the feed's
 * order; empty for strategies without related products.
 */
export async function ownRelations(
  db: Kysely<Database>,
  { strategy, currentProductId, productIds }: Omit<RecommendRequest, 'fit' | 'categories'>,
): Promise<number[]> {
  // A list of products refers to none of them in particular.
  const kinds = strategy === 'plp' && currentProductId === null ? undefined : KINDS[strategy];
  const of = currentProductId === null ? [...productIds] : [currentProductId];
  if (!kinds || of.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select p.id from product_relations r join products p on p.number = r.related_number
    where r.product_id = any(${of}) and r.kind = any(${kinds})
    order by array_position(${of}::integer[], r.product_id),
      array_position(${kinds}::text[], r.kind), r.position`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Returns summaries of better alternatives as a JSON list, with the attributes in which each is
 * better as key facts (`Koppel: 110 Nm`). Products chosen by the owner keep their own facts.
 */
export function withDifferences(
  json: string,
  {
    catalogue,
    indexes,
  }: Pick<ShopState, 'indexes'> & {
    catalogue: Pick<ShopState['catalogue'], 'facetLabels'>;
  },
  { fit, categories, currentProductId }: RecommendRequest,
  locale: Locale,
): string {
  const currentProduct = currentProductId === null ? null : indexes.nl.product(currentProductId);
  if (!currentProduct) return json;
  const records = (JSON.parse(json) as ProductRecord[]).map((record) => {
    const other = indexes.nl.product(record.Id);
    const codes = other
      ? fit.betterQualities(factsOf(currentProduct, categories), factsOf(other, categories))
      : [];
    const values = indexes[locale].product(record.Id)?.attributes ?? {};
    const facts = codes.map((code) => {
      const label = catalogue.facetLabels.get(code)?.[locale] ?? code;
      return `${label}: ${(values[code] ?? []).join(', ')}`;
    });
    return facts.length > 0 ? { ...record, KeySpecs: facts.slice(0, 2) } : record;
  });
  return JSON.stringify(records);
}
