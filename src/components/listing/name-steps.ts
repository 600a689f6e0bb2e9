/**
 * Completes the labels of the quantity on prerendered cards with the product's name. Without script the
 * quantity is hidden, so the page itself need not carry three more names for each card.
 */
export function nameSteps(): void {
  for (const step of document.querySelectorAll('.card-buy > [aria-label$=" "]')) {
    step.ariaLabel += step.closest('.card')!.querySelector('.card-name a')!.textContent;
  }
}
