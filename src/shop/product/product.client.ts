/** Client code of a product page; nothing here affects the first view. */
import {
  pageData,
  mostPieces,
  type ProductPageData,
  $quantity,
  setSlotText,
  slot,
} from './page-data.ts';
import { now } from '../calls/now.ts';
import { hideOutOfDateContent } from '../listing/dated.ts';
import { watchPictures } from '../ui/picture/fallback.ts';
import { onFirstInput } from '../ui/timing.ts';
import { onIntent } from '../ui/on-intent.client.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { serialiseStaffel } from '../../domain/product/staffel.ts';
import { $live, requestLiveProducts } from '../listing/live-products.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { readStored } from '../ui/storage.ts';
import texts from 'texts:product/promise';
import {
  availabilityPromise,
  branchKey,
  deliveryPromise,
  pickupPromise,
  type PromiseText,
  storesKey,
} from '../../domain/availability/promise.ts';
import { dayAndMonth } from '../../domain/shared/dates.ts';
import { stockLabel } from '../../domain/shared/number-label.ts';
import { isSold } from '../../domain/product/stock.ts';
import { $storeWithPickup } from '../store/my-branch.ts';
import { cardSettings } from '../listing/card-settings.ts';
import { fill } from '../../i18n/fill.ts';
import { productPageText } from './product-texts.ts';

/** The earliest pickup time refreshes every minute (spec 2 §4). */
const REFRESH_MS = 60_000;

const SAID = ['delivery', 'pickup', 'place', 'expected'] as const;

/**
 * Shows what is promised for the quantity in the order form: stock, first delivery day, and
 * earliest pickup time at the chosen store. Until the store and its stock are known, the
 * prerendered pickup text stays; if no day or time is available any more, the promise is removed.
 */
function watchPromises(page: ProductPageData): void {
  const { config } = cardSettings();
  const locale = pageLocale();
  const words = ({ key, values }: PromiseText) => fill(texts[locale][key], { ...values });
  const built = { delivery: '', pickup: '', place: '', expected: '' };
  for (const name of SAID) built[name] = slot(name)?.textContent ?? '';
  let { state: shown } = page;

  const show = () => {
    const at = now();
    const live = $live.get()[page.product.id];
    const branch = live ? $storeWithPickup.get() : null;
    // The page knows only whether there is stock, not how much.
    const quantity = live ? $quantity.get() : 1;
    const { deliverySize } = page.product;
    const product = { stock: [], maxStockDefault: 1, ...page.product, ...live, deliverySize };
    const promise = availabilityPromise(product, quantity, { config, now: at, branch });
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
    void import('./correct.ts').then(({ updatePageStock }) => updatePageStock(state, deliverySize));
  };

  for (const known of [$storeWithPickup, $live, $quantity]) known.listen(show);
  setInterval(show, REFRESH_MS);
  show();
}

/** A simple quantity that `parseQuantity` accepts, recognised without loading its code. */
const PLAIN = /^[1-9]\d{0,4}$/;
/** Pages left sooner do not count as viewed. */
const LOOK_MS = 2_000;

watchPictures();
hideOutOfDateContent(now());

const page = pageData();
if (page) {
  watchPromises(page);
  updateFromLive(page);
  reportView(page);
}
// The order button in the sticky bar belongs to the form, but is outside it.
const ANSWERED = 'product-gallery :is(a, button), [data-energy], #koop [type=submit], [form=koop]';
const start = onIntent(
  ANSWERED,
  () => import('./after-touch.client.ts'),
  (control, isComing) => page && markPressed(page, control, isComing),
);
onFirstInput(start);
// A link to the rows of other products shows them without any input.
if (document.querySelector('#meer:is(:target, :has(:target))')) start();

/**
 * Marks an order button as pressed at once, before the code that adds to the cart has loaded
 * (`buy.ts`), if the quantity is certain to be accepted. `isComing` false removes the mark.
 */
function markPressed(page: ProductPageData, button: HTMLElement, isComing: boolean): void {
  if ((button as HTMLButtonElement).value !== 'add') return;
  const typed = document.querySelector<HTMLInputElement>('#koop [name=quantity]')?.value ?? '';
  const isAccepted = PLAIN.test(typed) && Number(typed) <= mostPieces(page);
  button.toggleAttribute('data-done', isComing && isAccepted);
}

/** True if price or staffel differ from the prerendered page. */
function differs(page: ProductPageData, product: ProductSummary): boolean {
  return (
    product.priceInclTax !== page.product.priceInclTax ||
    product.priceExclTax !== page.product.priceExclTax ||
    (priceReduction(product, now())?.priceInclTax ?? null) !== page.was ||
    serialiseStaffel(product.moreLessLevels) !== page.staffel
  );
}

/**
 * Updates the prerendered page with live data. The update code loads only if something differs,
 * which is rare.
 */
function updateFromLive(page: ProductPageData): void {
  // Once corrected, the page no longer matches its prerendered data.
  let corrected = false;
  $live.listen((products) => {
    const product = products[page.product.id];
    if (!product || (!corrected && !differs(page, product))) return;
    corrected = true;
    void import('./correct.ts').then(({ updatePagePrice }) => updatePagePrice(product));
  });
  requestLiveProducts([page.product.id]);
  // A page from the back/forward cache has old data.
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && requestLiveProducts([page.product.id]),
  );
}

/** Runs a function once the page is visible: not prerendered, and not in a hidden tab. */
function onFirstAttention(run: () => void): void {
  const isSeen = () =>
    !(document as { prerendering?: boolean }).prerendering &&
    document.visibilityState === 'visible';
  if (isSeen()) return run();
  const types = ['prerenderingchange', 'visibilitychange'];
  const look = () => {
    if (!isSeen()) return;
    for (const type of types) document.removeEventListener(type, look);
    run();
  };
  for (const type of types) document.addEventListener(type, look);
}

/** A visitor without stored preferences is unknown to the shop, so the code need not load. */
function hasStoredPreferences(): boolean {
  const keys = ['user', 'vat', 'store', 'consent'];
  return keys.some((key) => readStored('localStorage', key) !== null);
}

/** Reports a product view to the API. */
function reportView({ product, brandId }: ProductPageData): void {
  onFirstAttention(() =>
    setTimeout(async () => {
      if (!hasStoredPreferences()) return;
      const { isKnownVisitor, noteViewed } = await import('./viewed.ts');
      if (!isKnownVisitor()) return;
      void noteViewed(product.id, brandId, pageLocale());
    }, LOOK_MS),
  );
}
