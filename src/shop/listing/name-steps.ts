/**
 * Appends the product's name to the labels of the quantity controls on prerendered cards. The HTML omits
 * it to stay small: without JavaScript these controls are hidden.
 */
export function nameSteps(): void {
  for (const step of document.querySelectorAll('.card-buy > [aria-label$=" "]')) {
    step.ariaLabel += step.closest('.card')!.querySelector('.card-name a')!.textContent;
  }
}
