import { atom, type ReadableAtom } from 'nanostores';
import { productsByIds } from '../../api/products/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { api, sessionApi } from '../calls/api.ts';
import { now } from '../calls/now.ts';
import { currentToken } from '../account/session/token.ts';

/** Maximum number of ids per call of `products/ids`. */
const MAX_IDS = 200;

const $received = atom<Record<number, ProductSummary>>({});

/** Current product data by id; absent until requested and received. */
export const $live: ReadableAtom<Record<number, ProductSummary>> = $received;

let requestedIds = new Set<number>();

/**
 * Requests current price and stock of products; the results arrive in `$live`. Requests within one
 * frame are combined into one call. If a call fails, the prerendered data stays.
 */
export function requestLiveProducts(ids: readonly number[]): void {
  if (ids.length === 0) return;
  if (requestedIds.size === 0) requestAnimationFrame(() => void fetchRequested());
  for (const id of ids) requestedIds.add(id);
}

async function fetchRequested(): Promise<void> {
  const ids = [...requestedIds];
  requestedIds = new Set();
  const locale = pageLocale();
  const client = api(locale);
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const batch = ids.slice(start, start + MAX_IDS);
    const [outcome, agreedPrices] = await Promise.all([
      productsByIds(client, batch, now(), { realtimeStock: true }),
      currentToken() === null ? null : agreedPricesOf(locale, batch),
    ]);
    if (!outcome.ok) continue;
    const products = [...outcome.data, ...(agreedPrices?.ok ? agreedPrices.data : [])];
    const byId = Object.fromEntries(products.map((product) => [product.id, product]));
    $received.set({ ...$received.get(), ...byId });
  }
}

/**
 * The customer's agreed prices. If the call fails, the regular prices stay: an expired session must
 * not interrupt someone who is only browsing.
 */
async function agreedPricesOf(locale: Locale, ids: readonly number[]) {
  try {
    const { ownPrices } = await import('../../api/products/own-prices.ts');
    return await ownPrices(sessionApi(locale), ids, now());
  } catch {
    return null;
  }
}
