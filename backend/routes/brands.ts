import * as calls from '../../src/api/brands/calls.ts';
import { notFound } from '../http/answers.ts';
import { unknownText } from '../http/call-texts.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { brandByUrl, brandRecord, brandRecords, popularBrandRecords } from '../services/brands.ts';
import type { Shop } from '../services/shop.ts';

const KEPT = { kept: true };

/** Calls about brands (spec 2 §7). */
export function brandRoutes(shop: Shop): HandledCall[] {
  return [
    handle(calls.brands, (_, { locale }) => brandRecords(shop.state.catalogue, locale), KEPT),
    handle(
      calls.popularBrands,
      ({ query }, { locale }) => popularBrandRecords(shop.state.catalogue, locale, query.limit),
      KEPT,
    ),
    handle(
      calls.brandByUrl,
      ({ params }, { locale }) => {
        const brand = brandByUrl(shop.state.catalogue, params.url);
        return brand
          ? brandRecord(brand, locale)
          : notFound(unknownText('brand', `"${params.url}"`));
      },
      KEPT,
    ),
  ];
}
