/**
 * Appends the product's name to the labels of the quantity controls on prerendered cards. The HTML
 * omits it to stay small, since the controls are hidden without JavaScript.
 */
export function nameSteps(): void {
  for (const step of document.querySelectorAll('.card-buy > [aria-label$=" "]')) {
    step.ariaLabel += step.closest('.card')!.querySelector('.card-name a')!.textContent;
  }
}
