import type { Locale } from '../../src/domain/shared/common.ts';
import type { ListGroupRecord } from '../../src/api/search/calls.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import type { HitGroup } from './types.ts';

/** The cards that stand for several hits, with the prices of today. */
export async function groupRecords(
  shop: Shop,
  groups: readonly HitGroup[],
  locale: Locale,
): Promise<ListGroupRecord[]> {
  const ids = groups.flatMap(({ cheapestId }) => cheapestId ?? []);
  const products = new Map((await shop.summaries(ids, locale)).map((one) => [one.Id, one]));
  return groups.map(({ id, count, axis, cheapestId }) => {
    const cheapest = cheapestId === null ? undefined : products.get(cheapestId);
    return {
      ...{ ProductId: id, Count: count, Axis: axis },
      ...(cheapest && {
        Cheapest: {
          Id: cheapest.Id,
          PriceInclTax: cheapest.PriceInclTax,
          PriceExclTax: cheapest.PriceExclTax,
          Unit: cheapest.Unit,
        },
      }),
    };
  });
}
