/** Client code of pages with product cards; nothing here affects the first view. */
import { PRELOAD_MARGIN } from '../../domain/product/image-constants.ts';
import { now } from '../calls/now.ts';
import { onFirstInput } from '../ui/timing.ts';
import { onIntent } from '../ui/on-intent.client.ts';
import { hideOutOfDateContent } from './dated.ts';

/**
 * Appends the product's name to the labels of the quantity controls on prerendered cards. The HTML
 * omits it to stay small, since the controls are hidden without JavaScript.
 */
function addNamesToSteps(): void {
  for (const step of document.querySelectorAll('.card-buy > [aria-label$=" "]')) {
    step.ariaLabel += step.closest('.card')!.querySelector('.card-name a')!.textContent;
  }
}

hideOutOfDateContent(now());
addNamesToSteps();
// After this event the list shows its prerendered cards again, whose labels lack the names.
document.addEventListener('cards:static', addNamesToSteps);

onIntent(
  '.card-buy',
  async () => {
    const { listenToBuys } = await import('./buys.client.ts');
    listenToBuys();
  },
  // Only the order button has the class `btn`: it shows at once that the product is added.
  (button, isComing) => button.matches('.btn') && button.toggleAttribute('data-done', isComing),
);

onFirstInput(() => void import('../product/compare/card-toggles.client.ts').catch(() => {}));

// Rows of cards are updated only when near the viewport; the main list of a page is updated
// separately (`listing.client.ts`).
const nearViewport = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      nearViewport.unobserve(target);
      // While offline, the code loads when the connection is back.
      import('./live-cards.client.ts').then(
        ({ refreshCards }) => refreshCards(target),
        () => addEventListener('online', () => nearViewport.observe(target), { once: true }),
      );
    }
  },
  { rootMargin: PRELOAD_MARGIN },
);
for (const row of document.querySelectorAll('ul[data-cards]:not(.listing *)'))
  nearViewport.observe(row);
