import { useEffect, useState } from 'react';
import texts from 'texts:cart/page';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { lateCode } from '../ui/late-code.ts';
import { LatePart } from '../ui/late-part.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { CartFailed } from './cart-failed.tsx';
import { CartFilled } from './cart-filled.tsx';
import { CartGhost } from './cart-ghost.tsx';
import type { CartSettings } from './cart-settings.ts';
import { useCart } from './use-cart.ts';
import { useRemovedLines } from './use-removed-lines.ts';
import { useShareKey } from './use-share-key.ts';

// Few carts are shared.
const SHARED = lateCode(() => import('./shared-cart.tsx'));

export interface CartPageProps {
  locale: Locale;
  settings: CartSettings;
}

/** The page of the cart (spec 2 §2, §4), or of a cart that somebody shared. */
export function CartPage({ locale, settings }: CartPageProps) {
  const { status, cart, pending, reload } = useCart(settings.costs);
  const removed = useRemovedLines(cart);
  const { shareKey, leaveShared } = useShareKey();
  const [cleared, setCleared] = useState<readonly CartLine[]>([]);
  const isEmpty = !shareKey && cart?.lines.length === 0 && removed.lines.length === 0;
  useEffect(() => {
    // The page shows products to start with below an empty cart.
    document.documentElement.toggleAttribute('data-cart-empty', isEmpty);
  }, [isEmpty]);
  const t = texts[locale];
  const ghost = <CartGhost title={t.title ?? ''} label={t.loading ?? ''} />;
  if (status === 'failed') return <CartFailed locale={locale} onRetry={reload} />;
  if (!cart || shareKey === undefined) return ghost;
  if (shareKey !== null) {
    return (
      <LatePart
        code={SHARED}
        ghost={ghost}
        failed={(retry) => <CartFailed locale={locale} onRetry={retry} />}
      >
        {({ SharedCart }) => (
          <SharedCart
            {...{ locale, settings, shareKey }}
            hasOwn={cart.lines.length > 0}
            onDone={leaveShared}
          />
        )}
      </LatePart>
    );
  }
  if (isEmpty) return <CartEmpty {...{ locale, cleared }} onPutBack={() => setCleared([])} />;
  return (
    <CartFilled
      {...{ locale, settings, cart, pending, removed }}
      onCleared={() => setCleared(cart.lines)}
    />
  );
}
