/** Quantity and button of a card. */
import { isListId } from '../../domain/measured-item.ts';
import { showAdded } from '../../islands/listing/show-added.ts';
import { addToCart } from '../../stores/cart.ts';
import { notify } from '../../stores/notification.ts';

const MOST = 99_999;

/** Text that is no number counts as the least. */
const quantityOf = (number: number) => Math.min(MOST, Math.max(1, Math.floor(number) || 1));

function add(card: HTMLElement, quantity: number, button: HTMLElement): void {
  const listId = card.closest<HTMLElement>('[data-list]')?.dataset.list;
  const texts = card.closest<HTMLElement>('[data-added]')?.dataset;
  const name = card.querySelector('.card-name a')?.textContent ?? '';
  const source = {
    listId: isListId(listId) ? listId : 'plp',
    listName: document.querySelector('h1')?.textContent.trim() ?? '',
  } as const;
  addToCart([{ productId: Number(card.dataset.product), quantity, source }]);
  showAdded(button);
  notify(
    (texts?.added ?? '').replace('{quantity}', String(quantity)).replace('{name}', name),
    'success',
  );
}

function press(button: HTMLButtonElement): void {
  const card = button.closest<HTMLElement>('[data-product]');
  const field = button.form?.querySelector('input');
  if (!card || !field) return;
  // The button that adds has no value: it leaves the quantity.
  const quantity = quantityOf(quantityOf(Number(field.value)) + Number(button.value));
  field.value = String(quantity);
  if (!button.value) return add(card, quantity, button);
  void import('../../islands/ui/announce.ts').then(({ announce }) => announce(field.value));
}

export function listenToBuys(): void {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('.card-buy button');
    if (!button) return;
    event.preventDefault();
    press(button);
  });
}
