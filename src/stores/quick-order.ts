import * as calls from '../api/cart/client.ts';
import { mapOutcome, type Outcome } from '../api/outcome.ts';
import {
  codesOf,
  type MatchedQuickOrder,
  matchQuickOrder,
  type FoundLine,
} from '../domain/cart/match-quick-order.ts';
import type { QuickOrderLine } from '../domain/cart/parse-quick-order.ts';
import { api } from './api.ts';
import { addToCart } from './cart.ts';
import { rememberProducts } from './cart-visual.ts';
import { now } from './now.ts';
import { pageLocale } from './page-locale.ts';

/** Looks the products of a quick order up, in one call. */
export async function findQuickOrder(
  lines: readonly QuickOrderLine[],
): Promise<Outcome<MatchedQuickOrder>> {
  const codes = codesOf(lines);
  if (codes.length === 0) return { ok: true, data: matchQuickOrder(lines, []) };
  const outcome = await calls.quickOrder(api(pageLocale()), now(), codes);
  return mapOutcome(outcome, (matches) => matchQuickOrder(lines, matches));
}

/** Puts what was found into the cart, in one batch; false where no cart is kept. `listName` tells where it came from. */
export function addQuickOrder(found: readonly FoundLine[], listName: string): boolean {
  rememberProducts(found.map(({ product }) => product));
  const source = { listId: 'plp', listName } as const;
  return addToCart(
    found.map(({ product, quantity }) => ({ productId: product.id, quantity, source })),
  );
}
