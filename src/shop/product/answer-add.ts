import { mostPieces, type ProductPageData } from './page-data.ts';

/** A simple quantity that `parseQuantity` accepts, recognised without loading its code. */
const PLAIN = /^[1-9]\d{0,4}$/;

/**
 * Marks an order button as pressed at once, before the code that adds to the cart has loaded
 * (`buy.ts`), if the quantity is certain to be accepted. `isComing` false removes the mark.
 */
export function answerAdd(page: ProductPageData, button: HTMLElement, isComing: boolean): void {
  if ((button as HTMLButtonElement).value !== 'add') return;
  const typed = document.querySelector<HTMLInputElement>('#koop [name=quantity]')?.value ?? '';
  const isAccepted = PLAIN.test(typed) && Number(typed) <= mostPieces(page);
  button.toggleAttribute('data-done', isComing && isAccepted);
}
