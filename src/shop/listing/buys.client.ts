/** Quantity controls and order button of a card. */
import { isListId } from '../../domain/product/measured-item.ts';
import { parseQuantity, stepQuantity } from '../../domain/product/quantity.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { addToCart } from '../cart/cart.ts';
import { $live } from './live-products.ts';
import { notify } from '../calls/notification.ts';

const ADDED_SHOWN_MS = 1_500;
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows on the button, in the next frame, that the product was added to the cart. */
export function showAdded(button: HTMLElement): void {
  clearTimeout(timers.get(button));
  button.dataset['done'] = '';
  timers.set(
    button,
    setTimeout(() => delete button.dataset['done'], ADDED_SHOWN_MS),
  );
}

function orderPieces(card: HTMLElement, quantity: number, button: HTMLElement): void {
  const listId = card.closest<HTMLElement>('[data-list]')?.dataset.list;
  const texts = card.closest<HTMLElement>('[data-added]')?.dataset;
  const name = card.querySelector('.card-name a')?.textContent ?? '';
  const source = {
    listId: isListId(listId) ? listId : 'plp',
    listName: document.querySelector('h1')?.textContent.trim() ?? '',
  } as const;
  if (!addToCart([{ productId: Number(card.dataset.product), quantity, source }])) return;
  showAdded(button);
  notify(fill(texts?.added ?? '', { quantity, name }), 'success');
}

function pressButton(button: HTMLButtonElement): void {
  const card = button.closest<HTMLElement>('[data-product]');
  const field = button.form?.querySelector('input');
  if (!card || !field) return;
  const locale = pageLocale();
  // Step buttons have a value; the order button has none.
  if (button.value) {
    field.value = String(stepQuantity(field.value, button.value === '1' ? 1 : -1, locale));
    void import('../ui/announce.ts').then(({ announce }) => announce(field.value));
    return updateQuantityLines(card);
  }
  const quantity = parseQuantity(field.value, locale);
  // Before live data arrives, a card only knows that the product is not sold out.
  const maxQuantity = $live.get()[Number(card.dataset.product)]?.maxStockTotal ?? Infinity;
  if (quantity !== null && quantity <= maxQuantity) return orderPieces(card, quantity, button);
  delete button.dataset.done;
  field.focus();
  void import('./card-quantity.ts').then(({ showQuantityFault }) =>
    showQuantityFault(field, quantity === null ? null : maxQuantity),
  );
}

/** Shows what the quantity of a card costs and when it comes. */
const updateQuantityLines = (card: HTMLElement): void =>
  void import('./card-quantity.ts').then(({ showQuantityLines }) => showQuantityLines(card));

export function listenToBuys(): void {
  // On `document`, which runs before the listener on `window` (`first-paint.ts`) that queues
  // unhandled clicks.
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('.card-buy button');
    if (!button) return;
    event.preventDefault();
    pressButton(button);
  });
  document.addEventListener('input', (event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-product]:has(.card-buy)');
    if (card) updateQuantityLines(card);
  });
  // Handles quantities typed before this code loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>('.card-buy input')) {
    const card = field.closest<HTMLElement>('[data-product]');
    if (card && field.value !== '1') updateQuantityLines(card);
  }
}
