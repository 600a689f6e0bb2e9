/** Client code of a product page; nothing here affects the first view. */
import { pageData, mostPieces, type ProductPageData } from './page-data.ts';
import { watchPromises } from './stock/promise.ts';
import { now } from '../calls/now.ts';
import { hideOutOfDateContent } from '../listing/dated.ts';
import { watchPictures } from '../ui/picture/fallback.ts';
import { onFirstTouch } from '../ui/timing.ts';
import { onIntent } from '../ui/on-intent.client.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { serialiseStaffel } from '../../domain/product/staffel.ts';
import { $live, requestLiveProducts } from '../listing/live-products.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { readStored } from '../ui/storage.ts';

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
onFirstTouch(start);
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
