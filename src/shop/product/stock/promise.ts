import texts from 'texts:product/promise';
import { earliestDelivery } from '../../../domain/availability/delivery.ts';
import {
  deliveryPromise,
  pickupPromise,
  type PromiseText,
} from '../../../domain/availability/promise-text.ts';
import { stockLabel } from '../../../domain/shared/number-label.ts';
import { stockOfStore } from '../../../domain/product/stock.ts';
import { canBeOrdered, stockStatus } from '../../../domain/product/stock-status.ts';
import { $live } from '../../listing/live-products.ts';
import { $myBranch } from '../../store/my-branch.ts';
import { now } from '../../calls/now.ts';
import { cardSettings } from '../../listing/card-settings.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import type { ProductPageData } from '../page-data.ts';
import { said } from '../product-texts.ts';
import { say, slot } from '../slots.ts';

/** The earliest pickup time refreshes every minute (spec 2 §4). */
const REFRESH_MS = 60_000;

const SAID = ['delivery', 'pickup', 'place'] as const;

/**
 * Shows the first delivery day, and the earliest pickup time at the chosen store. Until the store
 * and its stock are known, the prerendered pickup text stays; if no day or time is available any
 * more, the promise is removed.
 */
export function watchPromises(page: ProductPageData): void {
  const { config } = cardSettings();
  const locale = pageLocale();
  const words = ({ key, values }: PromiseText) => fill(texts[locale][key] ?? '', { ...values });
  const built = { delivery: '', pickup: '', place: '' };
  for (const name of SAID) built[name] = slot(name)?.textContent ?? '';

  const show = () => {
    const at = now();
    const live = $live.get()[page.product.id];
    const product = { ...page.product, ...live, deliverySize: page.product.deliverySize };
    const day = earliestDelivery(product, config, at);
    const says = { ...built };
    if (day) says.delivery = words(deliveryPromise(day, at, locale));
    const mine = $myBranch.get();
    const moment = mine && live && mine.earliestPickup(live, mine.store, config, at);
    if (moment) {
      says.pickup = words(pickupPromise(moment, at, locale));
      const pieces = stockOfStore(live.stock, mine.store.id);
      const n = stockLabel(pieces, config);
      says.place = said(pieces > 0 ? 'inStore' : 'notInStore', { n, store: mine.store.name });
    } else if (live && canBeOrdered(live) && stockStatus(live).stores === 0) {
      says.place = said('nowhere');
    }
    for (const name of SAID) say(name, says[name]);
  };

  $myBranch.listen(show);
  $live.listen(show);
  setInterval(show, REFRESH_MS);
  show();
}
