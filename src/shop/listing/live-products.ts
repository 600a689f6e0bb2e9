import { atom, type ReadableAtom } from 'nanostores';
import { productsByIds } from '../../api/products/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { api, quietApi } from '../calls/api.ts';
import { now } from '../calls/now.ts';
import { currentToken } from '../account/session/token.ts';

/** What the call of `products/ids` takes at once. */
const MOST_IDS = 200;

const $answered = atom<Record<number, ProductSummary>>({});

/** Products as they are now, by id; absent until they were asked for and answered. */
export const $live: ReadableAtom<Record<number, ProductSummary>> = $answered;

let asked = new Set<number>();

/**
 * Asks for today's price and stock of products; they arrive in `$live`. All that is asked for
 * within one frame travels in one call. A call that fails changes nothing: what the page was
 * built with stays.
 */
export function askLive(ids: readonly number[]): void {
  if (ids.length === 0) return;
  if (asked.size === 0) requestAnimationFrame(() => void fetchAsked());
  for (const id of ids) asked.add(id);
}

async function fetchAsked(): Promise<void> {
  const ids = [...asked];
  asked = new Set();
  const locale = pageLocale();
  const client = api(locale);
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const some = ids.slice(from, from + MOST_IDS);
    const [outcome, own] = await Promise.all([
      productsByIds(client, some, now(), { realtimeStock: true }),
      currentToken() === null ? null : ownPricesOf(locale, some),
    ]);
    if (!outcome.ok) continue;
    const products = [...outcome.data, ...(own?.ok ? own.data : [])];
    const fresh = Object.fromEntries(products.map((product) => [product.id, product]));
    $answered.set({ ...$answered.get(), ...fresh });
  }
}

/**
 * What the customer agreed with the shop. Where that cannot be asked, the shop's prices stay: a
 * session that has ended must not interrupt who only looks.
 */
async function ownPricesOf(locale: Locale, ids: readonly number[]) {
  try {
    const { ownPrices } = await import('../../api/products/own-prices.ts');
    return await ownPrices(quietApi(locale), ids, now());
  } catch {
    return null;
  }
}
