import texts from 'texts:cart/page';
import type { Cart } from '../../domain/entities/cart.ts';
import type { IsoDate, Locale } from '../../domain/entities/common.ts';
import { shortDay } from '../../domain/short-day.ts';
import { fill } from '../../i18n/fill.ts';

const inSentence = (day: IsoDate, locale: Locale): string => {
  const text = shortDay(day, locale);
  return locale === 'nl' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

/** From when the whole cart can be delivered or picked up, and how large goods come. */
export function ShippingNotes({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = texts[locale];
  const { deliveryEstimate, pickupEstimate, store, hasLargeProduct } = cart;
  return (
    <ul className="mt-4 grid gap-1 text-sm">
      {deliveryEstimate && (
        <li className="font-medium text-positive">
          {fill(t.deliveryFrom ?? '', { day: inSentence(deliveryEstimate, locale) })}
        </li>
      )}
      {pickupEstimate && store && (
        <li className="font-medium text-positive">
          {fill(t.pickupFrom ?? '', {
            store: store.name,
            day: inSentence(pickupEstimate, locale),
          })}
        </li>
      )}
      {hasLargeProduct && <li className="text-muted">{t.large}</li>}
    </ul>
  );
}
