import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { ProductRelationTable } from '../../platform/db/schema/catalogue.ts';
import type { RecommendRequest, Strategy } from '../../search/recommend.ts';

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
