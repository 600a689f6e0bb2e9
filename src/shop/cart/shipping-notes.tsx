import texts from 'texts:cart/page';
import type { Cart } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { shortDayInSentence } from '../../domain/shared/days.ts';
import { fill } from '../../i18n/fill.ts';

/** From when the whole cart can be delivered or picked up, and how large goods come. */
export function ShippingNotes({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = texts[locale];
  const { deliveryEstimate, pickupEstimate, store, hasLargeProduct } = cart;
  return (
    <ul className="mt-4 grid gap-1 text-sm">
      {deliveryEstimate && (
        <li className="font-medium text-positive">
          {fill(t.deliveryFrom ?? '', { day: shortDayInSentence(deliveryEstimate, locale) })}
        </li>
      )}
      {pickupEstimate && store && (
        <li className="font-medium text-positive">
          {fill(t.pickupFrom ?? '', {
            store: store.name,
            day: shortDayInSentence(pickupEstimate, locale),
          })}
        </li>
      )}
      {hasLargeProduct && <li className="text-muted">{t.large}</li>}
    </ul>
  );
}
