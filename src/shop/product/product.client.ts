/** Client code of a product page; nothing here affects the first view. */
import {
  readPageData,
  maxPieces,
  type ProductPageData,
  $quantity,
  setSlotText,
  slotElement,
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
  branchTextKey,
  deliveryPromise,
  pickupPromise,
  type PromiseText,
  storesTextKey,
} from '../../domain/availability/promise.ts';
import { dayAndMonth } from '../../domain/shared/dates.ts';
import { stockLabel } from '../../domain/shared/number-label.ts';
import { isOrderableState } from '../../domain/product/stock.ts';
import { $storeWithPickup } from '../store/my-branch.ts';
import { cardSettings } from '../listing/card-settings.ts';
import { fill } from '../../i18n/fill.ts';
import { productPageText } from './product-texts.ts';

/** The earliest pickup time refreshes every minute (spec 2 §4). */
const REFRESH_MS = 60_000;

const PROMISE_SLOTS = ['delivery', 'pickup', 'place', 'expected'] as const;

/**
 * Shows what is promised for the quantity in the order form: stock, first delivery day, and
 * earliest pickup time at the chosen store. Until the store and its stock are known, the
 * prerendered pickup text stays; if no day or time is available any more, the promise is removed.
 */
function watchPromises(page: ProductPageData): void {
  const { config } = cardSettings();
  const locale = pageLocale();
  const promiseText = ({ key, values }: PromiseText) => fill(texts[locale][key], { ...values });
  const prerenderedTexts = { delivery: '', pickup: '', place: '', expected: '' };
  for (const name of PROMISE_SLOTS) prerenderedTexts[name] = slotElement(name)?.textContent ?? '';
  let { state: shownState } = page;

  const showPromises = () => {
    const currentTime = now();
    const live = $live.get()[page.product.id];
    const branch = live ? $storeWithPickup.get() : null;
    // The prerendered data tell only whether there is stock, not how much.
    const quantity = live ? $quantity.get() : 1;
    const { deliverySize } = page.product;
    const product = { stock: [], maxStockDefault: 1, ...page.product, ...live, deliverySize };
    const promise = availabilityPromise(product, quantity, { config, now: currentTime, branch });
    const { delivery, pickup, branchStock, state, stores, expectedDay } = promise;
    const date = expectedDay && dayAndMonth(expectedDay, locale);
    const slotTexts = {
      ...prerenderedTexts,
      expected: date ? fill(texts[locale]['expected'], { date }) : '',
    };
    if (delivery) slotTexts.delivery = promiseText(deliveryPromise(delivery, currentTime, locale));
    if (pickup) slotTexts.pickup = promiseText(pickupPromise(pickup, currentTime, locale));
    // A product without stock in any branch that cannot be ordered is shown as unavailable for
    // every branch.
    const isUnavailable = stores === 0 && !isOrderableState(state);
    if (branch && branchStock !== null && !isUnavailable)
      slotTexts.place = productPageText(branchTextKey(promise, branchStock, quantity), {
        n: stockLabel(branchStock, config),
        store: branch.store.name,
      });
    else if (live)
      slotTexts.place = productPageText(storesTextKey({ state, stores }), { n: stores });
    for (const name of PROMISE_SLOTS) setSlotText(name, slotTexts[name]);
    const needsTransfer = pickup !== null && branchStock !== null && branchStock < quantity;
    const hours = slotElement('hours');
    if (hours) hours.style.visibility = isOrderableState(state) && !needsTransfer ? '' : 'hidden';
    if (!live || state === shownState) return;
    shownState = state;
    void import('./correct.ts').then(({ updatePageStock }) => updatePageStock(state, deliverySize));
  };

  for (const $source of [$storeWithPickup, $live, $quantity]) $source.listen(showPromises);
  setInterval(showPromises, REFRESH_MS);
  showPromises();
}

/** A simple quantity that `parseQuantity` accepts, recognised without loading its code. */
const SIMPLE_QUANTITY = /^[1-9]\d{0,4}$/;
/** A page left within this time does not count as viewed. */
const VIEW_MS = 2_000;

watchPictures();
hideOutOfDateContent(now());

const page = readPageData();
if (page) {
  watchPromises(page);
  updateFromLive(page);
  reportView(page);
}
// The order button in the sticky bar belongs to the form, but is outside it.
const CONTROL_SELECTOR =
  'product-gallery :is(a, button), [data-energy], #koop [type=submit], [form=koop]';
const startAfterTouch = onIntent(
  CONTROL_SELECTOR,
  () => import('./after-touch.client.ts'),
  (control, isComing) => page && markPressed(page, control, isComing),
);
onFirstInput(startAfterTouch);
// Opened by a link to the rows of other products: load them without waiting for input.
if (document.querySelector('#meer:is(:target, :has(:target))')) startAfterTouch();

/**
 * Marks an order button as pressed at once, before the code that adds to the cart has loaded
 * (`buy.ts`), if the quantity is certain to be accepted. `isComing` false removes the mark.
 */
function markPressed(page: ProductPageData, button: HTMLElement, isComing: boolean): void {
  if ((button as HTMLButtonElement).value !== 'add') return;
  const typedQuantity =
    document.querySelector<HTMLInputElement>('#koop [name=quantity]')?.value ?? '';
  const isAccepted =
    SIMPLE_QUANTITY.test(typedQuantity) && Number(typedQuantity) <= maxPieces(page);
  button.toggleAttribute('data-done', isComing && isAccepted);
}

/** True if price or staffel differ from the prerendered page. */
function differsFromPage(page: ProductPageData, product: ProductSummary): boolean {
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
  // After a first update the page no longer shows its prerendered data, so always update.
  let isUpdated = false;
  $live.listen((products) => {
    const product = products[page.product.id];
    if (!product || (!isUpdated && !differsFromPage(page, product))) return;
    isUpdated = true;
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
function onFirstVisible(run: () => void): void {
  const isVisible = () =>
    !(document as { prerendering?: boolean }).prerendering &&
    document.visibilityState === 'visible';
  if (isVisible()) return run();
  const types = ['prerenderingchange', 'visibilitychange'];
  const runIfVisible = () => {
    if (!isVisible()) return;
    for (const type of types) document.removeEventListener(type, runIfVisible);
    run();
  };
  for (const type of types) document.addEventListener(type, runIfVisible);
}

/** False for a visitor whom the shop cannot know, so that the code need not load. */
function hasStoredPreferences(): boolean {
  const keys = ['user', 'vat', 'store', 'consent'];
  return keys.some((key) => readStored('localStorage', key) !== null);
}

/** Reports a product view to the API. */
function reportView({ product, brandId }: ProductPageData): void {
  onFirstVisible(() =>
    setTimeout(async () => {
      if (!hasStoredPreferences()) return;
      const { isKnownVisitor, reportViewed } = await import('./viewed.ts');
      if (!isKnownVisitor()) return;
      void reportViewed(product.id, brandId, pageLocale());
    }, VIEW_MS),
  );
}
