import { useEffect, useState, useCallback } from 'react';
import texts from 'texts:checkout/stores';
import { useStore } from '@nanostores/react';
import type { Locale } from '../../domain/shared/common.ts';
import type { StoreStock } from '../../domain/product/product.ts';
import { api } from '../calls/api.ts';
import { stockPerStore } from '../product/stock/stock-per-store.ts';
import { storeCoverage } from '../../domain/cart/store-coverage.ts';
import { stockLabel } from '../../domain/shared/number-label.ts';
import { stockOfStore } from '../../domain/product/stock.ts';
import { coverageTone } from '../../domain/product/stock-tone.ts';
import type { BundleText } from '../../i18n/bundle.ts';
import { fill } from '../../i18n/fill.ts';
import { ownPieces } from '../cart/cart-count.ts';
import { loadCart } from '../cart/cart-flush.ts';
import { $cart } from '../cart/cart-state.ts';
import { cardSettings } from '../listing/card-settings.ts';
import type { StockNote } from './map/branch-map.tsx';

/**
 * Stock already known to the opener: the attribute `stocks`, JSON with store ids and quantities.
 */
function given(stocks: string | undefined): StoreStock[] | null {
  try {
    return stocks ? (JSON.parse(stocks) as StoreStock[]) : null;
  } catch {
    return null;
  }
}

/** Stock of a product per store; null while unknown. */
function useStock(attrs: Record<string, string>, locale: Locale): StoreStock[] | null {
  const [stock, setStock] = useState(() => given(attrs['stocks']));
  const id = Number(attrs['product'] ?? 0);
  useEffect(() => {
    if (!id) return undefined;
    let isWanted = true;
    void stockPerStore(api(locale), id).then((found) => isWanted && found && setStock(found));
    return () => {
      isWanted = false;
    };
  }, [id, locale]);
  return stock;
}

/**
 * Stock per store of the product that the dialog was opened from, otherwise of the whole cart if it
 * has lines. Null if nothing is requested or known.
 */
export function useStockNotes(
  attrs: Record<string, string>,
  locale: Locale,
  t: BundleText,
): (storeId: number) => StockNote | null {
  const stock = useStock(attrs, locale);
  const cart = useStore($cart);
  const isAboutCart = !stock && !attrs['product'];
  useEffect(() => {
    if (isAboutCart && !$cart.get() && ownPieces() > 0) void loadCart();
  }, [isAboutCart]);
  return useCallback(
    (storeId) => {
      if (stock) {
        const quantity = stockOfStore(stock, storeId);
        return quantity > 0
          ? {
              tone: 'all',
              text: t('defaultStore.stock', { count: stockLabel(quantity, cardSettings().config) }),
            }
          : { tone: 'none', text: t('defaultStore.noStock') };
      }
      if (!isAboutCart || !cart || cart.lines.length === 0) return null;
      const { complete, lines: all } = storeCoverage(cart.lines, storeId);
      const tone = coverageTone({ complete, lines: all });
      const { allHere = '', someHere = '' } = texts[locale];
      return { tone, text: tone === 'all' ? allHere : fill(someHere, { complete, all }) };
    },
    [stock, cart, isAboutCart, locale, t],
  );
}
