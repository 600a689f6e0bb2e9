import { useState } from 'react';
import texts from 'texts:cart/page';
import type { Cart } from '../../domain/entities/cart.ts';
import { formatNumber } from '../../domain/money.ts';
import { fill } from '../../i18n/fill.ts';
import { $cartCount } from '../../stores/cart-count.ts';
import { lateCode } from '../ui/late-code.ts';
import { LatePart } from '../ui/late-part.tsx';
import { CartLines } from './cart-lines.tsx';
import type { CartPageProps } from './cart-page.tsx';
import { CartTools } from './cart-tools.tsx';
import { CartTotals } from './cart-totals.tsx';
import { WhenNear } from '../ui/when-near.tsx';
import { MergeNote } from './merge-note.tsx';
import { PendingNote } from './pending-note.tsx';
import { QuickOrder } from './quick-order.tsx';
import { ShippingNotes } from './shipping-notes.tsx';
import { UnavailableNote } from './unavailable-note.tsx';
import type { RemovedLines } from './use-removed-lines.ts';

const CROSS_SELL = lateCode(() => import('./cross-sell.tsx'));

interface Props extends CartPageProps {
  cart: Cart;
  /** Ids of products with pending changes. */
  pending: ReadonlySet<number>;
  removed: RemovedLines;
  /** All lines were removed at once. */
  onCleared: () => void;
}

/** A cart with lines: they on the left, what they cost beside or below them. */
export function CartFilled({ locale, settings, cart, pending, removed, onCleared }: Props) {
  const t = texts[locale];
  const [showsMerge, setShowsMerge] = useState(() => !$cartCount.get().isMergeRead);
  const count = cart.lines.length;
  const counted = fill((count === 1 ? t.countOne : t.countMany) ?? '', {
    count: formatNumber(count, locale),
  });
  return (
    <div className="min-h-screen">
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="title">
              {t.title} <span className="text-base font-normal text-muted">{counted}</span>
            </h1>
            <PendingNote locale={locale} />
          </div>
          <UnavailableNote locale={locale} />
          {showsMerge && cart.mergedLines > 0 && (
            <MergeNote
              {...{ locale }}
              count={cart.mergedLines}
              onDone={() => setShowsMerge(false)}
            />
          )}
          <CartLines {...{ locale, cart, pending, removed }} settings={settings.cards} />
          <ShippingNotes {...{ locale, cart }} />
          <CartTools {...{ locale, onCleared }} />
        </div>
        <CartTotals {...{ locale, cart, settings }} />
      </div>
      <QuickOrder locale={locale} />
      <WhenNear>
        <LatePart code={CROSS_SELL}>
          {({ CrossSell }) => (
            <CrossSell {...{ locale }} productIds={cart.lines.map(({ productId }) => productId)} />
          )}
        </LatePart>
      </WhenNear>
    </div>
  );
}
