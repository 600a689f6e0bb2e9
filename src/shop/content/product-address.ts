import { dataOrNull } from '../../api/outcome.ts';
import { productByUrl } from '../../api/products/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';
import { now } from '../calls/now.ts';

/**
 * The current URL part of a product, looked up by the id in an old one; null if there is no such
 * product.
 */
export async function fetchCurrentProductUrl(locale: Locale, url: string): Promise<string | null> {
  return dataOrNull(await productByUrl(api(locale), url, now()))?.url ?? null;
}
