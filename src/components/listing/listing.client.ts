/** What the page of a list runs: its cards are in view, so they are made true at once. */
import { onFirstTouch } from '../ui/first-touch.client.ts';
import { fetchIslands } from './fetch-ahead.client.ts';
import { keepTrue } from './live-cards.client.ts';

for (const cards of document.querySelectorAll('.listing ul[data-cards]')) keepTrue(cards);
onFirstTouch(fetchIslands);
