import { mostPieces, type ProductPageData } from './page-data.ts';

/** A quantity that `parseQuantity` takes, told without its code. */
const PLAIN = /^[1-9]\d{0,4}$/;

/**
 * Marks an order button as soon as it is pressed, before the code is there that adds to the cart
 * (`buy.ts`), where that is sure to accept the quantity. `isComing` false takes the mark back.
 */
export function answerAdd(page: ProductPageData, button: HTMLElement, isComing: boolean): void {
  if ((button as HTMLButtonElement).value !== 'add') return;
  const typed = document.querySelector<HTMLInputElement>('#koop [name=quantity]')?.value ?? '';
  const isAccepted = PLAIN.test(typed) && Number(typed) <= mostPieces(page);
  button.toggleAttribute('data-done', isComing && isAccepted);
}
