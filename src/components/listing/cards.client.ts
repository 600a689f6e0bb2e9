/** What a page with product cards runs: nothing that a reader waits for. */
import { now } from '../../stores/now.ts';
import { onIntent } from '../ui/on-intent.client.ts';
import { judgeDates } from './dated.ts';

judgeDates(document, now());

onIntent('.card-buy', async () => {
  const { listenToBuys } = await import('./buys.client.ts');
  listenToBuys();
});

// A row of cards stays as it was built until it is near; the list of a page asks by itself
// (`listing.client.ts`).
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void import('./near-cards.client.ts').then(({ keepTrue }) => keepTrue(target));
    }
  },
  { rootMargin: '200px' },
);
for (const row of document.querySelectorAll('ul[data-cards]')) {
  if (!row.closest('.listing')) near.observe(row);
}
