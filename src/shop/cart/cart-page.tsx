import pageTexts from 'texts:cart/page';
import sync from 'texts:cart/sync';
import toolsTexts from 'texts:cart/tools';
import { useCallback, useEffect, useState } from 'react';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { routePath } from '../../routes.ts';
import { canKeepCart, setQuantity } from './cart.ts';
import { Icon } from '../ui/icon.tsx';
import { QuickOrder } from './quick-order.tsx';
import { UnavailableNote } from './cart-notes.tsx';
import { sharedCartKey } from '../../domain/cart/shared-cart-link.ts';
import { lazyModule, LazyPart } from '../ui/lazy-part.tsx';
import { CartFilled } from './cart-filled.tsx';
import type { CartSettings } from './cart-settings.ts';
import { useCart } from './use-cart.ts';
import { useRemovedLines } from './use-removed-lines.ts';

interface CartEmptyProps {
  locale: Locale;
  /** Lines just removed all at once. */
  cleared: readonly CartLine[];
  onPutBack: () => void;
}

/** The empty cart, with links to products. */
function CartEmpty({ locale, cleared, onPutBack }: CartEmptyProps) {
  const t = pageTexts[locale];
  const putBack = () => {
    for (const { productId, quantity, source } of cleared) setQuantity(productId, quantity, source);
    onPutBack();
  };
  return (
    <>
      {cleared.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface p-4">
          <p role="status">{toolsTexts[locale].cleared}</p>
          <button className="btn btn-light" type="button" autoFocus onClick={putBack}>
            {toolsTexts[locale].putBack}
          </button>
        </div>
      )}
      <UnavailableNote locale={locale} />
      <section className="empty">
        <Icon name="cart" />
        <h1 className="title">{t.empty}</h1>
        <p>{canKeepCart() ? t.emptyText : sync[locale].noCookies}</p>
        <div>
          <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
            {t.products}
          </a>
          <a className="btn btn-light" href={routePath('product-lister-actie', locale, '')}>
            {t.offers}
          </a>
        </div>
      </section>
      <QuickOrder locale={locale} />
    </>
  );
}

interface CartFailedProps {
  locale: Locale;
  onRetry: () => void;
}

/** Error if the cart could not be loaded, with the pending changes and a retry button. */
function CartFailed({ locale, onRetry }: CartFailedProps) {
  const t = pageTexts[locale];
  return (
    <section className="empty" role="alert">
      <Icon name="cart" />
      <h1 className="title">{t.failedTitle}</h1>
      <p>{t.failedText}</p>
      <div>
        <button className="btn btn-secondary" type="button" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    </section>
  );
}

const SKELETON_LINES = 3;
const SKELETON_CLASSES = 'rounded-lg bg-surface motion-safe:animate-pulse';

/**
 * Placeholder while the cart loads; taller than the screen, so that nothing below shifts into view.
 */
function CartSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <div className="min-h-screen">
      <h1 className="title mb-6">{title}</h1>
      <p className="sr-only" role="status">
        {label}
      </p>
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem]" aria-hidden="true">
        <div>
          {Array.from({ length: SKELETON_LINES }, (_, i) => (
            <div key={i} className={`${SKELETON_CLASSES} mb-3 h-32`} />
          ))}
        </div>
        <div className={`${SKELETON_CLASSES} h-80`} />
      </div>
    </div>
  );
}

/** The key of the shared cart in the URL; null without one, undefined until the URL was read. */
function useShareKey() {
  const [shareKey, setShareKey] = useState<string | null>();
  useEffect(() => {
    const readShareKey = () => setShareKey(sharedCartKey(location.search));
    readShareKey();
    addEventListener('popstate', readShareKey);
    return () => removeEventListener('popstate', readShareKey);
  }, []);
  /** Goes on to the user's own cart and its URL. */
  const showOwnCart = useCallback(() => {
    history.replaceState(history.state, '', location.pathname);
    setShareKey(null);
  }, []);
  return { shareKey, showOwnCart };
}

// Loaded lazily: shared carts are rare.
const SHARED_CART_MODULE = lazyModule(() => import('./shared-cart.tsx'));

export interface CartPageProps {
  locale: Locale;
  settings: CartSettings;
}

/** The cart page (spec 2 §2, §4), or a shared cart. */
export function CartPage({ locale, settings }: CartPageProps) {
  const { status, cart, pending, reload } = useCart(settings.costs);
  const removed = useRemovedLines(cart);
  const { shareKey, showOwnCart } = useShareKey();
  const [cleared, setCleared] = useState<readonly CartLine[]>([]);
  const isEmpty = !shareKey && cart?.lines.length === 0 && removed.lines.length === 0;
  useEffect(() => {
    // Below an empty cart the page shows suggested products.
    document.documentElement.toggleAttribute('data-cart-empty', isEmpty);
  }, [isEmpty]);
  const t = pageTexts[locale];
  const fallback = <CartSkeleton title={t.title} label={t.loading} />;
  if (status === 'failed') return <CartFailed locale={locale} onRetry={reload} />;
  if (!cart || shareKey === undefined) return fallback;
  if (shareKey !== null) {
    return (
      <LazyPart
        code={SHARED_CART_MODULE}
        fallback={fallback}
        failed={(retry) => <CartFailed locale={locale} onRetry={retry} />}
      >
        {({ SharedCart }) => (
          <SharedCart
            {...{ locale, settings, shareKey }}
            hasOwnLines={cart.lines.length > 0}
            onDone={showOwnCart}
          />
        )}
      </LazyPart>
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
