/**
 * Completes the labels of the quantity on prerendered cards with the product's name. Without script the
 * quantity is hidden, so the page itself need not carry three more names for each card.
 */
export function nameSteps(root: ParentNode): void {
  for (const step of root.querySelectorAll('.card-buy > [aria-label$=" "]')) {
    const name = step.closest('.card')?.querySelector('.card-name a')?.textContent;
    step.ariaLabel += name ?? '';
  }
}
