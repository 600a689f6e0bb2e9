import texts from 'texts:checkout/stores';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { storeCoverage } from '../../domain/cart/store-coverage.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { stockLabel } from '../../domain/number-label.ts';
import { stockOfStore } from '../../domain/stock.ts';
import { coverageTone } from '../../domain/stock-tone.ts';
import type { BundleText } from '../../i18n/bundle.ts';
import { fill } from '../../i18n/fill.ts';
import { ownPieces } from '../../stores/cart-count.ts';
import { loadCart } from '../../stores/cart-load.ts';
import { $cart } from '../../stores/cart-state.ts';
import { cardSettings } from '../listing/card-settings.ts';
import type { StockNote } from '../map/branch-map.tsx';
import { useStock } from './use-stock.ts';

/**
 * What each store has of the product that the choice was opened from; else of the whole cart, if
 * it has lines. Null where nothing is asked or known.
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
