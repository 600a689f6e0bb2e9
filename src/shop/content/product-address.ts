import { dataOrNull } from '../../api/outcome.ts';
import { productByUrl } from '../../api/products/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';
import { now } from '../calls/now.ts';

/** The `url` that a product has now, found by an old one with its id; null where there is none. */
export async function productUrlNow(locale: Locale, url: string): Promise<string | null> {
  return dataOrNull(await productByUrl(api(locale), url, now()))?.url ?? null;
}
