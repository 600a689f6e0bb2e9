/** What a page with product cards runs: nothing that a reader waits for. */
import { now } from '../../stores/now.ts';
import { onFirstTouch } from '../ui/first-touch.client.ts';
import { onIntent } from '../ui/on-intent.client.ts';
import { bringBackToHere } from './bring-back.client.ts';
import { judgeDates } from './dated.ts';
import { fetchIslands } from './fetch-ahead.client.ts';

bringBackToHere();
judgeDates(document, now());

onIntent('.card-buy', async () => {
  const { listenToBuys } = await import('./buys.client.ts');
  listenToBuys();
});

// A list below the first view stays as it was built until it is near.
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void import('./live-cards.client.ts').then(({ keepTrue }) => keepTrue(target));
    }
  },
  { rootMargin: '300px' },
);
for (const list of document.querySelectorAll('ul[data-cards]')) near.observe(list);

onFirstTouch(fetchIslands);
