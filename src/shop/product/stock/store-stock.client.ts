import texts from 'texts:product/stores';
import { api } from '../../calls/api.ts';
import { type BranchStock, fetchBranchStock } from './branch-stock.ts';
import { nearestWithStock } from '../../../domain/product/branches-by-stock.ts';
import { formatKm } from '../../../domain/shared/money.ts';
import { openingNow } from '../../../domain/store/opening-hours.ts';
import { stockLabel } from '../../../domain/shared/number-label.ts';
import { now } from '../../calls/now.ts';
import { $store } from '../../store/preferred-store.ts';
import { cardSettings } from '../../listing/card-settings.ts';
import { markup, type Markup } from '../../listing/markup.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

/** Minimum number of stores for a search field above the list. */
const MIN_STORES_FOR_SEARCH = 8;

type TextKey =
  | 'loading'
  | 'failed'
  | 'retry'
  | 'none'
  | 'pieces'
  | 'find'
  | 'noMatch'
  | 'onMap'
  | 'mine'
  | 'change'
  | 'nearest'
  | 'openUntil'
  | 'opensAt'
  | 'closed';

/** Stock per store. The element is defined, and so loads, when its `<details>` is first opened. */
export class StoreStock extends HTMLElement {
  readonly #locale = pageLocale();

  /** Path of the store list for this product, from the prerendered link. */
  #listHref = '';

  connectedCallback(): void {
    this.#listHref = this.querySelector('a')?.href ?? '';
    this.addEventListener('input', ({ target }) =>
      this.#filterRows((target as HTMLInputElement).value),
    );
    this.addEventListener('click', ({ target }) => {
      if ((target as Element).matches('button:not([data-sidebar])')) void this.#load();
    });
    void this.#load();
    // The list starts at the chosen store.
    $store.listen(() => void this.#load());
  }

  async #load(): Promise<void> {
    this.setAttribute('aria-busy', 'true');
    this.#show(markup`<p role="status">${this.#textOf('loading')}…</p>`);
    const chosenId = $store.get()?.id ?? null;
    const rows = await fetchBranchStock(api(this.#locale), Number(this.dataset.product), chosenId);
    this.removeAttribute('aria-busy');
    this.#show(
      rows
        ? markup`${this.#nearestHtml(rows, chosenId)}${rows.length >= MIN_STORES_FOR_SEARCH && this.#searchFieldHtml()}<ul class="max-h-70 overflow-y-auto *:flex *:min-h-11 *:items-center *:justify-between *:gap-4 *:border-t *:border-line">${rows.map((row) => this.#rowHtml(row, chosenId))}</ul><p role="status"></p><p><a class="link" href="${this.#listHref}">${this.#textOf('onMap')}</a></p>`
        : markup`<p role="alert">${this.#textOf('failed')} <button class="link min-h-8" type="button">${this.#textOf('retry')}</button></p>`,
    );
  }

  #textOf(key: TextKey): string {
    return texts[this.#locale][key];
  }

  #show({ html }: Markup): void {
    this.innerHTML = html;
  }

  #searchFieldHtml(): Markup {
    return markup`<input class="field mb-2" type="search" autocomplete="off" aria-label="${this.#textOf('find')}" placeholder="${this.#textOf('find')}">`;
  }

  /** Names the nearest store with stock if the chosen store has none. */
  #nearestHtml(rows: readonly BranchStock[], chosenId: number | null): Markup | false {
    const nearest = nearestWithStock(rows, chosenId);
    if (!nearest) return false;
    const values = {
      ...{ city: nearest.city, n: stockLabel(nearest.quantity, cardSettings().config) },
      km: formatKm(nearest.km ?? 0, this.#locale),
    };
    return markup`<p class="mb-2 rounded bg-brand-soft p-2 text-sm">${fill(this.#textOf('nearest'), values)}</p>`;
  }

  /** Tells until when a store is open today, or when it opens. */
  #hoursText(branch: BranchStock): string {
    const opening = openingNow(branch, now());
    if (opening.state === 'open') return fill(this.#textOf('openUntil'), { time: opening.until });
    if (opening.state === 'later') return fill(this.#textOf('opensAt'), { time: opening.from });
    return this.#textOf('closed');
  }

  #rowHtml(branch: BranchStock, chosenId: number | null): Markup {
    const { city, name, url, quantity, id, km } = branch;
    const href = (this.dataset.href ?? '').replace('*', encodeURIComponent(url));
    const stockText =
      quantity > 0
        ? fill(this.#textOf('pieces'), { n: stockLabel(quantity, cardSettings().config) })
        : this.#textOf('none');
    const isChosen = id === chosenId;
    const facts = [
      isChosen ? this.#textOf('mine') : km !== null && formatKm(km, this.#locale),
      this.#hoursText(branch),
    ];
    const changeButton =
      isChosen &&
      markup` <button class="link min-h-6 text-xs" type="button" data-sidebar="ProductSidebarDefaultStore">${this.#textOf('change')}</button>`;
    return markup`<li class="py-1.5"><span><a class="link" href="${href}" title="${name}">${city}</a><small class="block text-xs text-muted">${facts.filter(Boolean).join(' · ')}${changeButton}</small></span><span class="stock shrink-0 text-[0.8125rem] whitespace-nowrap tabular-nums before:top-[0.4375rem] ${quantity > 0 ? 'is-in' : 'is-out'}">${stockText}</span></li>`;
  }

  #filterRows(term: string): void {
    const searchText = term.trim().toLowerCase();
    let matchCount = 0;
    for (const row of this.querySelectorAll('li')) {
      row.hidden = !row.textContent.toLowerCase().includes(searchText);
      if (!row.hidden) matchCount += 1;
    }
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = matchCount === 0 ? this.#textOf('noMatch') : '';
  }
}
