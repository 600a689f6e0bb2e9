import { formatNumber } from '../../domain/shared/money.ts';
import { parseQuantity, stepQuantity } from '../../domain/product/quantity.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { addToCart } from '../cart/cart.ts';
import { $live } from '../listing/live-products.ts';
import { showAdded } from '../listing/buys.client.ts';
import { announce } from '../ui/announce.ts';
import { $compared } from './compare/compared.ts';
import {
  maxPieces,
  type ProductPageData,
  setQuantity,
  $quantity,
  slotElement,
} from './page-data.ts';
import { productPageText } from './product-texts.ts';
import texts from 'texts:product/total';
import { linePrice } from '../../domain/pricing/line-price.ts';
import { fill } from '../../i18n/fill.ts';
import { now } from '../calls/now.ts';
import { plainPrice } from '../listing/price-html.ts';
import { totalHtml, totalAndNextLevelHtml } from './total-html.ts';

/** Shows the total of the quantity in the order form, below it and in the sticky bar. */
function watchTotal(productId: number): void {
  const locale = pageLocale();
  const showTotal = () => {
    const product = $live.get()[productId];
    if (!product) return;
    const quantity = $quantity.get();
    const total = slotElement('total');
    if (total) total.innerHTML = totalAndNextLevelHtml(product, quantity, now(), locale).html;
    const amount = slotElement('amount');
    if (amount)
      amount.innerHTML = plainPrice(linePrice(product, quantity, now()).total, locale).html;
    const pieces = slotElement('pieces');
    const count = { quantity: formatNumber(quantity, locale) };
    if (pieces) pieces.textContent = quantity > 1 ? fill(texts[locale].pieces, count) : '';
  };
  $quantity.listen(showTotal);
  $live.listen(showTotal);
}

/** The total for a quantity of the calculator; null until the current price has loaded. */
function calculatedTotal(productId: number, quantity: number) {
  const product = $live.get()[productId];
  return product ? totalHtml(product, quantity, now(), pageLocale()) : null;
}

/** Quantity, order button and calculators of a product page. */
export function watchBuyForm(page: ProductPageData): void {
  const form = document.querySelector<HTMLFormElement>('#koop');
  if (!form) return;
  const field = form.querySelector('input');
  const warning = form.querySelector('[role=alert]');
  const locale = pageLocale();
  const name = document.querySelector('h1')?.textContent ?? '';

  const showWarning = (text: string) => {
    if (warning) warning.textContent = text;
    field?.setAttribute('aria-invalid', String(text !== ''));
  };

  const addPieces = (quantity: number) =>
    addToCart([
      { productId: page.product.id, quantity, source: { listId: 'pdp', listName: name } },
    ]);

  const addFromForm = (button: HTMLElement | null) => {
    const quantity = parseQuantity(field?.value ?? '', locale);
    const maxQuantity = maxPieces(page);
    if (quantity === null) showWarning(productPageText('invalid'));
    else if (quantity > maxQuantity)
      showWarning(productPageText('tooMany', { n: formatNumber(maxQuantity, locale) }));
    else if (addPieces(quantity)) {
      showWarning('');
      if (button) showAdded(button);
      // The dialog cannot load while offline; button and badge have already shown the result.
      showConfirmation(quantity).catch(() => {});
      return;
    }
    button?.removeAttribute('data-done');
    field?.focus();
  };

  const showConfirmation = async (quantity: number) => {
    const { confirmAdded } = await import('./added.ts');
    const picture = document.querySelector<HTMLImageElement>('product-gallery img')?.src ?? '';
    const { id } = page.product;
    confirmAdded({ productId: id, name, quantity, picture, product: $live.get()[id] ?? null });
  };

  /** Shows price and promise for the typed quantity, or a warning that there are fewer pieces. */
  const checkQuantity = () => {
    const quantity = parseQuantity(field?.value ?? '', locale);
    const maxQuantity = maxPieces(page);
    if (quantity !== null) setQuantity(quantity);
    const isTooMany = quantity !== null && quantity > maxQuantity && maxQuantity > 0;
    showWarning(
      isTooMany ? productPageText('tooMany', { n: formatNumber(maxQuantity, locale) }) : '',
    );
  };

  const acceptQuantity = (quantity: number) => {
    if (field) field.value = String(quantity);
    announce(String(quantity));
    checkQuantity();
  };

  const changeQuantity = (by: 1 | -1) =>
    acceptQuantity(stepQuantity(field?.value ?? '', by, locale));

  const handleAction = (button: HTMLElement | null) => {
    const action = (button as HTMLButtonElement | null)?.value;
    if (action === 'less') changeQuantity(-1);
    else if (action === 'more') changeQuantity(1);
    else if (action === 'needed' && button) {
      void import('./needed.ts').then(({ openQuantityCalculator }) =>
        openQuantityCalculator(button, acceptQuantity, (packages) =>
          calculatedTotal(page.product.id, packages),
        ),
      );
    } else if (action === 'contact') {
      void import('./ask-dialog.ts').then(({ openCallBackDialog }) =>
        openCallBackDialog(page.product.id),
      );
    } else if (action === 'alert') {
      const expected = slotElement('expected')?.textContent ?? '';
      void import('./ask-dialog.ts').then(({ openStockAlertDialog }) =>
        openStockAlertDialog(page.product.id, expected.trim()),
      );
    } else if (action === 'compare') {
      void import('./compare/compare-bar.client.ts').then(({ toggleAndNotify }) =>
        toggleAndNotify(page.product.id),
      );
    } else if (action === 'add') addFromForm(button);
  };

  $compared.subscribe((ids) => {
    form
      .querySelector('[value=compare]')
      ?.setAttribute('aria-pressed', String(ids.includes(page.product.id)));
    if (ids.length > 0) void import('./compare/compare-bar.client.ts').catch(() => {});
  });

  watchTotal(page.product.id);
  field?.addEventListener('input', checkQuantity);
  // The first input, which loaded this code, may have been in this field.
  checkQuantity();
  form.onsubmit = (event) => {
    event.preventDefault();
    handleAction(event.submitter);
  };
}
