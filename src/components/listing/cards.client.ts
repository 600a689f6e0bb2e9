/** What a page with product cards runs: nothing that a reader waits for. */
import { now } from '../../stores/now.ts';
import { listenToBuys } from './buys.client.ts';
import { judgeDates } from './dated.ts';

listenToBuys();
judgeDates(document, now());

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

if (document.querySelector('[data-cards]')) {
  whenIdle(
    () => void import('./live-cards.client.ts').then(({ keepCardsTrue }) => keepCardsTrue()),
  );
}
