import texts from 'texts:product/promise';
import {
  availabilityPromise,
  branchKey,
  deliveryPromise,
  pickupPromise,
  type PromiseText,
  storesKey,
} from '../../../domain/availability/promise.ts';
import { dayAndMonth } from '../../../domain/shared/dates.ts';
import { stockLabel } from '../../../domain/shared/number-label.ts';
import { isSold } from '../../../domain/product/stock.ts';
import { $live } from '../../listing/live-products.ts';
import { $myBranch } from '../../store/my-branch.ts';
import { now } from '../../calls/now.ts';
import { cardSettings } from '../../listing/card-settings.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { $quantity, type ProductPageData, setSlotText, slot } from '../page-data.ts';
import { productPageText } from '../product-texts.ts';

/** The earliest pickup time refreshes every minute (spec 2 §4). */
const REFRESH_MS = 60_000;

const SAID = ['delivery', 'pickup', 'place', 'expected'] as const;

/**
 * Shows what is promised for the quantity in the order form: stock, first delivery day, and
 * earliest pickup time at the chosen store. Until the store and its stock are known, the
 * prerendered pickup text stays; if no day or time is available any more, the promise is removed.
 */
export function watchPromises(page: ProductPageData): void {
  const { config } = cardSettings();
  const locale = pageLocale();
  const words = ({ key, values }: PromiseText) => fill(texts[locale][key], { ...values });
  const built = { delivery: '', pickup: '', place: '', expected: '' };
  for (const name of SAID) built[name] = slot(name)?.textContent ?? '';
  let { state: shown } = page;

  const show = () => {
    const at = now();
    const live = $live.get()[page.product.id];
    const branch = live ? $myBranch.get() : null;
    // The page knows only whether there is stock, not how much.
    const quantity = live ? $quantity.get() : 1;
    const { deliverySize } = page.product;
    const product = { stock: [], maxStockDefault: 1, ...page.product, ...live, deliverySize };
    const promise = availabilityPromise(product, quantity, { config, now: at, branch: branch });
    const { delivery, pickup, inBranch, state, stores, expected } = promise;
    const date = expected && dayAndMonth(expected, locale);
    const says = {
      ...built,
      expected: date ? fill(texts[locale]['expected'], { date }) : '',
    };
    if (delivery) says.delivery = words(deliveryPromise(delivery, at, locale));
    if (pickup) says.pickup = words(pickupPromise(pickup, at, locale));
    // A product without stock in any branch that cannot be ordered is shown as unavailable for
    // every branch.
    const isNowhere = stores === 0 && !isSold(state);
    if (branch && inBranch !== null && !isNowhere)
      says.place = productPageText(branchKey(promise, inBranch, quantity), {
        n: stockLabel(inBranch, config),
        store: branch.store.name,
      });
    else if (live) says.place = productPageText(storesKey({ state, stores }), { n: stores });
    for (const name of SAID) setSlotText(name, says[name]);
    const isBrought = pickup !== null && inBranch !== null && inBranch < quantity;
    const hours = slot('hours');
    if (hours) hours.style.visibility = isSold(state) && !isBrought ? '' : 'hidden';
    if (!live || state === shown) return;
    shown = state;
    void import('../correct.ts').then(({ updatePageStock }) =>
      updatePageStock(state, deliverySize),
    );
  };

  for (const known of [$myBranch, $live, $quantity]) known.listen(show);
  setInterval(show, REFRESH_MS);
  show();
}
