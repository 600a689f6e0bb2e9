import { useEffect } from 'react';
import texts from 'texts:cart/page';
import type { Locale } from '../../domain/entities/common.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartFailed } from './cart-failed.tsx';
import { CartFilled } from './cart-filled.tsx';
import { CartGhost } from './cart-ghost.tsx';
import type { CartSettings } from './cart-settings.ts';
import { useRemovedLines } from './use-removed-lines.ts';
import { useCart } from './use-cart.ts';

export interface CartPageProps {
  locale: Locale;
  settings: CartSettings;
}

/** The page of the cart (spec 2 §2, §4). */
export function CartPage({ locale, settings }: CartPageProps) {
  const { status, cart, pending, reload } = useCart(settings.costs);
  const removed = useRemovedLines(cart);
  const isEmpty = cart?.lines.length === 0 && removed.lines.length === 0;
  useEffect(() => {
    // The page shows products to start with below an empty cart.
    document.documentElement.toggleAttribute('data-cart-empty', isEmpty);
  }, [isEmpty]);
  if (status === 'failed') return <CartFailed locale={locale} onRetry={reload} />;
  if (!cart) return <CartGhost label={texts[locale].loading ?? ''} />;
  if (isEmpty) return <CartEmpty locale={locale} />;
  return <CartFilled {...{ locale, settings, cart, pending, removed }} />;
}
