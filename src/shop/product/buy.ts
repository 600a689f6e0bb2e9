import { formatNumber } from '../../domain/shared/money.ts';
import { parseQuantity, stepQuantity } from '../../domain/product/quantity.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { addToCart } from '../cart/cart.ts';
import { $live } from '../listing/live-products.ts';
import { showAdded } from '../listing/buys.client.ts';
import { announce } from '../ui/announce.ts';
import { $compared } from './compare/compared.ts';
import { mostPieces, type ProductPageData, setQuantity, $quantity, slot } from './page-data.ts';
import { productPageText } from './product-texts.ts';
import texts from 'texts:product/total';
import { linePrice } from '../../domain/pricing/line-price.ts';
import { fill } from '../../i18n/fill.ts';
import { now } from '../calls/now.ts';
import { plainPrice } from '../listing/price-html.ts';
import { sumHtml, totalHtml } from './total-html.ts';

/** Shows the total of the quantity in the order form, below it and in the sticky bar. */
function watchTotal(productId: number): void {
  const locale = pageLocale();
  const show = () => {
    const product = $live.get()[productId];
    if (!product) return;
    const quantity = $quantity.get();
    const total = slot('total');
    if (total) total.innerHTML = totalHtml(product, quantity, now(), locale).html;
    const amount = slot('amount');
    if (amount)
      amount.innerHTML = plainPrice(linePrice(product, quantity, now()).total, locale).html;
    const pieces = slot('pieces');
    const count = { quantity: formatNumber(quantity, locale) };
    if (pieces) pieces.textContent = quantity > 1 ? fill(texts[locale].pieces, count) : '';
  };
  $quantity.listen(show);
  $live.listen(show);
}

/** The total of a quantity as the calculator shows it; null until the price is known. */
function sumOf(productId: number, quantity: number) {
  const product = $live.get()[productId];
  return product ? sumHtml(product, quantity, now(), pageLocale()) : null;
}

/** Quantity, order button and calculators of a product page. */
export function watchBuyForm(page: ProductPageData): void {
  const form = document.querySelector<HTMLFormElement>('#koop');
  if (!form) return;
  const field = form.querySelector('input');
  const note = form.querySelector('[role=alert]');
  const locale = pageLocale();
  const name = document.querySelector('h1')?.textContent ?? '';

  const warn = (text: string) => {
    if (note) note.textContent = text;
    field?.setAttribute('aria-invalid', String(text !== ''));
  };

  const addPieces = (quantity: number) =>
    addToCart([
      { productId: page.product.id, quantity, source: { listId: 'pdp', listName: name } },
    ]);

  const add = (button: HTMLElement | null) => {
    const quantity = parseQuantity(field?.value ?? '', locale);
    const most = mostPieces(page);
    if (quantity === null) warn(productPageText('invalid'));
    else if (quantity > most) warn(productPageText('tooMany', { n: formatNumber(most, locale) }));
    else if (addPieces(quantity)) {
      warn('');
      if (button) showAdded(button);
      // Fails while offline; button and badge have already shown the result.
      confirm(quantity).catch(() => {});
      return;
    }
    button?.removeAttribute('data-done');
    field?.focus();
  };

  const confirm = async (quantity: number) => {
    const { confirmAdded } = await import('./added.ts');
    const picture = document.querySelector<HTMLImageElement>('product-gallery img')?.src ?? '';
    const { id } = page.product;
    confirmAdded({ productId: id, name, quantity, picture, product: $live.get()[id] ?? null });
  };

  /** Shows what the typed quantity costs and when it comes, or that there are fewer. */
  const checkQuantity = () => {
    const quantity = parseQuantity(field?.value ?? '', locale);
    const most = mostPieces(page);
    if (quantity !== null) setQuantity(quantity);
    const isTooMany = quantity !== null && quantity > most && most > 0;
    warn(isTooMany ? productPageText('tooMany', { n: formatNumber(most, locale) }) : '');
  };

  const take = (quantity: number) => {
    if (field) field.value = String(quantity);
    announce(String(quantity));
    checkQuantity();
  };

  const step = (by: 1 | -1) => take(stepQuantity(field?.value ?? '', by, locale));

  const act = (button: HTMLElement | null) => {
    const action = (button as HTMLButtonElement | null)?.value;
    if (action === 'less') step(-1);
    else if (action === 'more') step(1);
    else if (action === 'needed' && button) {
      void import('./needed.ts').then(({ openQuantityCalculator }) =>
        openQuantityCalculator(button, take, (packages) => sumOf(page.product.id, packages)),
      );
    } else if (action === 'contact') {
      void import('./ask-dialog.ts').then(({ openContact }) => openContact(page.product.id));
    } else if (action === 'alert') {
      const expected = slot('expected')?.textContent ?? '';
      void import('./ask-dialog.ts').then(({ openStockAlert }) =>
        openStockAlert(page.product.id, expected.trim()),
      );
    } else if (action === 'compare') {
      void import('./compare/compare-bar.client.ts').then(({ pressCompare }) =>
        pressCompare(page.product.id),
      );
    } else if (action === 'add') add(button);
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
    act(event.submitter);
  };
}
