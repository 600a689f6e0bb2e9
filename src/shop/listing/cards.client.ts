/** What a page with product cards runs: nothing that a reader waits for. */
import { PRELOAD_MARGIN } from '../../domain/product/image-constants.ts';
import { now } from '../calls/now.ts';
import { onIntent } from '../ui/on-intent.client.ts';
import { judgeDates } from './dated.ts';
import { nameSteps } from './name-steps.ts';

judgeDates(now());
nameSteps();
// The list shows its static page again.
document.addEventListener('cards:static', nameSteps);

onIntent(
  '.card-buy',
  async () => {
    const { listenToBuys } = await import('./buys.client.ts');
    listenToBuys();
  },
  // A step of the quantity has a value.
  (button, isComing) => button.matches('.btn') && button.toggleAttribute('data-done', isComing),
);

// A row of cards stays as it was built until it is near; the list of a page asks by itself
// (`listing.client.ts`).
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      // Without a connection its code comes once that is back.
      import('./live-cards.client.ts').then(
        ({ keepTrue }) => keepTrue(target),
        () => addEventListener('online', () => near.observe(target), { once: true }),
      );
    }
  },
  { rootMargin: PRELOAD_MARGIN },
);
for (const row of document.querySelectorAll('ul[data-cards]:not(.listing *)')) near.observe(row);
