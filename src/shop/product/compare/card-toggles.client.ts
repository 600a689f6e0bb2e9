/**
 * Compare buttons on product cards. Added after the first input, since they would make every list
 * larger; they lie over the picture, so nothing moves.
 */
import texts from 'texts:product/compare';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { markup } from '../../listing/markup.ts';
import { toggleAndNotify } from './compare-bar.client.ts';
import { $compared } from './compared.ts';

const ICON = markup`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h6v16H4zM14 4h6v16h-6z"/></svg>`;
const TOGGLE =
  'absolute top-11 right-0 z-1 grid size-11 place-content-center text-muted hover:text-brand aria-pressed:text-brand aria-pressed:*:fill-current print:hidden';

const idOf = (card: HTMLElement) => Number(card.dataset.product);

function addToggle(card: HTMLElement): void {
  if (card.querySelector('[data-compare]')) return;
  const name = card.querySelector('.card-name a')?.textContent ?? '';
  const label = fill(texts[pageLocale()].named, { name });
  const isCompared = $compared.get().includes(idOf(card));
  card.insertAdjacentHTML(
    'beforeend',
    markup`<button class="${TOGGLE}" type="button" data-compare aria-label="${label}" aria-pressed="${String(isCompared)}">${ICON}</button>`
      .html,
  );
}

const allCards = () => document.querySelectorAll<HTMLElement>('main .card[data-product]');
const addToggles = () => allCards().forEach(addToggle);

addToggles();
// Lists may replace their cards: add the buttons again.
const main = document.querySelector('main');
if (main) {
  let isUpdatePlanned = false;
  new MutationObserver(() => {
    if (isUpdatePlanned) return;
    isUpdatePlanned = true;
    requestAnimationFrame(() => {
      isUpdatePlanned = false;
      addToggles();
    });
  }).observe(main, { childList: true, subtree: true });
}

$compared.listen((ids) => {
  for (const card of allCards()) {
    const button = card.querySelector('[data-compare]');
    button?.setAttribute('aria-pressed', String(ids.includes(idOf(card))));
  }
});

document.addEventListener('click', ({ target }) => {
  const card = (target as Element)
    .closest('[data-compare]')
    ?.closest<HTMLElement>('.card[data-product]');
  if (card) toggleAndNotify(idOf(card));
});
