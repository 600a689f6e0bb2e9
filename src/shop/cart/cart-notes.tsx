import { useState, useEffect } from 'react';
import mergeTexts from 'texts:cart/merge';
import pageTexts from 'texts:cart/page';
import { useStore } from '@nanostores/react';
import checkTexts from 'texts:cart/check';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import { dismissMergeNotice } from './cart-queue.ts';
import { undoMerge } from './cart-tools.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { shortDayInSentence } from '../../domain/shared/days.ts';
import { routePath } from '../../routes.ts';
import { $unavailableLines, readUnavailable, resetUnavailable } from './unavailable-cart.ts';

interface Props {
  locale: Locale;
  /** Number of lines merged at the last sign-in. */
  count: number;
  onDone: () => void;
}

/** Notice that a visitor's cart was merged at sign-in, with a button to undo it. */
export function MergeNote({ locale, count, onDone }: Props) {
  const t = mergeTexts[locale];
  const [isBusy, setBusy] = useState(false);
  const undoAndClose = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await undoMerge();
    setBusy(false);
    if (!outcome.ok) return notify(failureText(outcome, t.failed), 'warning');
    notify(t.undone, 'success');
    onDone();
  };
  return (
    <section
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-brand-soft p-4"
      role="status"
    >
      <p className="min-w-0">{fill(count === 1 ? t.one : t.many, { count })}</p>
      <div className="flex flex-wrap gap-2">
        <button
          className="btn btn-light"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void undoAndClose()}
        >
          {t.undo}
        </button>
        <button
          className="btn btn-light"
          type="button"
          onClick={() => {
            dismissMergeNotice();
            onDone();
          }}
        >
          {t.keep}
        </button>
      </div>
    </section>
  );
}

/**
 * When the whole cart can be delivered or picked up, and how large goods are delivered. Once pickup
 * is chosen, only the pickup is shown.
 */
export function ShippingNotes({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = pageTexts[locale];
  const { deliveryEstimate, pickupEstimate, store, hasLargeProduct } = cart;
  const isDelivered = cart.shippingMethod !== 'Pickup';
  return (
    <ul className="mt-4 grid gap-1 text-sm">
      {isDelivered && deliveryEstimate && (
        <li className="font-medium text-positive">
          {fill(t.deliveryFrom, { day: shortDayInSentence(deliveryEstimate, locale) })}
        </li>
      )}
      {pickupEstimate && store && (
        <li className="font-medium text-positive">
          {fill(t.pickupFrom, {
            store: store.name,
            day: shortDayInSentence(pickupEstimate, locale),
          })}{' '}
          <a className="link font-normal" href={routePath('checkout-delivery', locale, '')}>
            {t.changeStore}
          </a>
        </li>
      )}
      {isDelivered && hasLargeProduct && <li className="text-muted">{t.large}</li>}
    </ul>
  );
}

/** Lists the lines that were removed because they cannot be ordered, until dismissed. */
export function UnavailableNote({ locale }: { locale: Locale }) {
  const t = checkTexts[locale];
  const lines = useStore($unavailableLines);
  useEffect(readUnavailable, []);
  if (lines.length === 0) return null;
  return (
    <section className="mb-4 rounded-lg bg-warning-soft p-4" aria-label={t.removedTitle}>
      <h2 className="font-bold">{t.removedTitle}</h2>
      <p>{t.removedText}</p>
      <ul className="my-2 list-disc pl-5">
        {lines.map(({ productId, productTitle, quantity }) => (
          <li key={productId} className="wrap-anywhere">
            {quantity} × {productTitle}
          </li>
        ))}
      </ul>
      <button className="btn btn-light" type="button" onClick={resetUnavailable}>
        {t.dismiss}
      </button>
    </section>
  );
}
