import lineTexts from 'texts:cart/line';
import pageTexts from 'texts:cart/page';
import { useState } from 'react';
import toolsTexts from 'texts:cart/tools';
import { useStore } from '@nanostores/react';
import type { CartLine, Cart } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import type { CardSettings } from '../listing/card-settings.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { RemovedLines } from './use-removed-lines.ts';
import { useSteadyLines } from './use-cart.ts';
import { clearCart } from './cart-tools.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';
import { lazyModule, LazyPart } from '../ui/lazy-part.tsx';
import { $flushState } from './cart-sync.ts';
import { $pendingChanges } from './cart-queue.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { $cartCount } from './cart-count.ts';
import type { CartPageProps } from './cart-page.tsx';
import { CartTotals } from './cart-totals.tsx';
import { RenderNearViewport } from '../ui/when-near.tsx';
import { MergeNote, ShippingNotes, UnavailableNote } from './cart-notes.tsx';
import { QuickOrder } from './quick-order.tsx';

interface RemovedRowProps {
  locale: Locale;
  line: CartLine;
  onPutBack: () => void;
}

/** A line that was just removed, with a button to restore it. */
function RemovedRow({ locale, line, onPutBack }: RemovedRowProps) {
  const t = lineTexts[locale];
  return (
    <li className="flex min-h-20 flex-wrap items-center justify-between gap-3 border-b border-line py-4">
      <p className="min-w-0 wrap-anywhere" role="status">
        {fill(t.removed, { name: line.productTitle })}
      </p>
      <button
        className="btn btn-light"
        type="button"
        autoFocus
        aria-label={`${t.putBack}: ${line.productTitle}`}
        onClick={onPutBack}
      >
        {t.putBack}
      </button>
    </li>
  );
}

interface CartLinesProps {
  locale: Locale;
  settings: CardSettings;
  cart: Cart;
  pending: ReadonlySet<number>;
  removed: RemovedLines;
}

/** The cart lines, with just removed lines in their original places. */
function CartLines({ locale, settings, cart, pending, removed }: CartLinesProps) {
  const lines = useSteadyLines([...cart.lines, ...removed.lines]);
  return (
    <ul className="border-t border-line" aria-label={pageTexts[locale].lines}>
      {lines.map((line) =>
        removed.lines.includes(line) ? (
          <RemovedRow
            key={line.productId}
            {...{ locale, line }}
            onPutBack={() => removed.putBack(line)}
          />
        ) : (
          <CartLineRow
            key={line.productId}
            {...{ locale, settings, line, cart }}
            isPending={pending.has(line.productId)}
            onRemove={() => removed.remove(line)}
          />
        ),
      )}
    </ul>
  );
}

const SHARE_MODULE = lazyModule(() => import('./share-cart.tsx'));

interface CartToolsProps {
  locale: Locale;
  onCleared: () => void;
}

/** Actions for the whole cart. */
function CartTools({ locale, onCleared }: CartToolsProps) {
  const t = toolsTexts[locale];
  const [openPanel, setOpenPanel] = useState<'share' | 'clear' | null>(null);
  const [isBusy, setBusy] = useState(false);

  const clear = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await clearCart();
    setBusy(false);
    if (outcome.ok) onCleared();
    else notify(failureText(outcome, t.failed), 'warning');
  };
  const togglePanel = (panel: 'share' | 'clear') =>
    setOpenPanel(openPanel === panel ? null : panel);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2" role="group" aria-label={t.label}>
        <button
          className="btn btn-light"
          type="button"
          aria-expanded={openPanel === 'share'}
          onClick={() => togglePanel('share')}
        >
          {t.share}
        </button>
        <button className="btn btn-light" type="button" data-sidebar="CartSidebarFavorites">
          {t.toList}
        </button>
        <button className="btn btn-light" type="button" onClick={() => print()}>
          {t.print}
        </button>
        <button
          className="btn btn-light"
          type="button"
          aria-expanded={openPanel === 'clear'}
          onClick={() => togglePanel('clear')}
        >
          {t.clear}
        </button>
      </div>
      {openPanel === 'share' && (
        <LazyPart
          code={SHARE_MODULE}
          fallback={<div className="min-h-60" />}
          failed={() => <p role="alert">{t.failed}</p>}
        >
          {({ ShareCart }) => <ShareCart locale={locale} onClose={() => setOpenPanel(null)} />}
        </LazyPart>
      )}
      {openPanel === 'clear' && (
        <section className="mt-3 max-w-xl rounded-lg bg-surface p-4" aria-label={t.clear}>
          <p className="mb-3">{t.clearAsk}</p>
          <div className="flex flex-wrap gap-2">
            <button
              className="btn btn-black"
              type="button"
              aria-disabled={isBusy}
              onClick={() => void clear()}
            >
              {t.clearYes}
            </button>
            <button
              className="btn btn-light"
              type="button"
              autoFocus
              onClick={() => setOpenPanel(null)}
            >
              {t.cancel}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

/**
 * Notice about unsaved changes. Its space is always reserved, so that nothing shifts when it
 * appears; on a phone it has a line of its own, since it does not fit beside the title.
 */
function PendingNote({ locale }: { locale: Locale }) {
  const t = pageTexts[locale];
  const isPending = useStore($pendingChanges).length > 0;
  const isRetrying = useStore($flushState) === 'retrying';
  return (
    <p className="min-h-[1.375rem] w-full text-sm text-muted md:w-auto" role="status">
      {isPending && (isRetrying ? t.offline : t.pending)}
    </p>
  );
}

const CROSS_SELL_MODULE = lazyModule(() => import('./cross-sell.tsx'));

interface CartFilledProps extends CartPageProps {
  cart: Cart;
  /** Ids of products with pending changes. */
  pending: ReadonlySet<number>;
  removed: RemovedLines;
  /** Called when all lines were removed at once. */
  onCleared: () => void;
}

/** A cart with lines, and its totals beside or below them. */
export function CartFilled({
  locale,
  settings,
  cart,
  pending,
  removed,
  onCleared,
}: CartFilledProps) {
  const t = pageTexts[locale];
  const [isMergeNoteShown, setMergeNoteShown] = useState(() => !$cartCount.get().isMergeRead);
  // Counts pieces rather than lines, like the badge in the header.
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const countText = fill(count === 1 ? t.countOne : t.countMany, {
    count: formatNumber(count, locale),
  });
  return (
    <div className="min-h-screen">
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="title">
              {t.title} <span className="text-base font-normal text-muted">{countText}</span>
            </h1>
            <PendingNote locale={locale} />
          </div>
          <UnavailableNote locale={locale} />
          {isMergeNoteShown && cart.mergedLines > 0 && (
            <MergeNote
              {...{ locale }}
              count={cart.mergedLines}
              onDone={() => setMergeNoteShown(false)}
            />
          )}
          <CartLines {...{ locale, cart, pending, removed }} settings={settings.cards} />
          <ShippingNotes {...{ locale, cart }} />
          <CartTools {...{ locale, onCleared }} />
        </div>
        <CartTotals {...{ locale, cart, settings }} />
      </div>
      <QuickOrder locale={locale} />
      <RenderNearViewport>
        <LazyPart code={CROSS_SELL_MODULE}>
          {({ CrossSell }) => (
            <CrossSell {...{ locale }} productIds={cart.lines.map(({ productId }) => productId)} />
          )}
        </LazyPart>
      </RenderNearViewport>
    </div>
  );
}
