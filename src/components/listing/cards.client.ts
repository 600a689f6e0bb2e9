/** What a page with product cards runs: nothing that a reader waits for. */
import { now } from '../../stores/now.ts';
import { bringBackToHere } from './bring-back.client.ts';
import { listenToBuys } from './buys.client.ts';
import { judgeDates } from './dated.ts';
import { fetchIslandsAhead } from './fetch-ahead.client.ts';

listenToBuys();
bringBackToHere();
judgeDates(document, now());

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

function afterLoad(): void {
  if (document.querySelector('[data-cards]')) {
    void import('./live-cards.client.ts').then(({ keepCardsTrue }) => keepCardsTrue());
  }
  fetchIslandsAhead();
}

const rest = () => whenIdle(afterLoad);
if (document.readyState === 'complete') rest();
else addEventListener('load', rest, { once: true });
