import type { ProductRecord } from '../../../src/api/products/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { factsOf, type RecommendRequest } from '../../search/recommend.ts';
import type { ShopState } from './shop.ts';

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
  const own = currentProductId === null ? null : indexes.nl.product(currentProductId);
  if (!own) return json;
  const records = (JSON.parse(json) as ProductRecord[]).map((record) => {
    const other = indexes.nl.product(record.Id);
    const codes = other ? fit.betterIn(factsOf(own, categories), factsOf(other, categories)) : [];
    const values = indexes[locale].product(record.Id)?.attributes ?? {};
    const facts = codes.map((code) => {
      const label = catalogue.facetLabels.get(code)?.[locale] ?? code;
      return `${label}: ${(values[code] ?? []).join(', ')}`;
    });
    return facts.length > 0 ? { ...record, KeySpecs: facts.slice(0, 2) } : record;
  });
  return JSON.stringify(records);
}
