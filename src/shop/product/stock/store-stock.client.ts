import texts from 'texts:product/stores';
import { api } from '../../calls/api.ts';
import { type BranchStock, branchStock } from './branch-stock.ts';
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
const FIND_FROM = 8;

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
    this.addEventListener('input', ({ target }) => this.#find((target as HTMLInputElement).value));
    this.addEventListener('click', ({ target }) => {
      if ((target as Element).matches('button:not([data-sidebar])')) void this.#load();
    });
    void this.#load();
    // The list starts at the chosen store.
    $store.listen(() => void this.#load());
  }

  async #load(): Promise<void> {
    this.setAttribute('aria-busy', 'true');
    this.#show(markup`<p role="status">${this.#text('loading')}…</p>`);
    const chosenId = $store.get()?.id ?? null;
    const rows = await branchStock(api(this.#locale), Number(this.dataset.product), chosenId);
    this.removeAttribute('aria-busy');
    this.#show(
      rows
        ? markup`${this.#nearest(rows, chosenId)}${rows.length >= FIND_FROM && this.#field()}<ul class="max-h-70 overflow-y-auto *:flex *:min-h-11 *:items-center *:justify-between *:gap-4 *:border-t *:border-line">${rows.map((row) => this.#row(row, chosenId))}</ul><p role="status"></p><p><a class="link" href="${this.#listHref}">${this.#text('onMap')}</a></p>`
        : markup`<p role="alert">${this.#text('failed')} <button class="link min-h-8" type="button">${this.#text('retry')}</button></p>`,
    );
  }

  #text(key: TextKey): string {
    return texts[this.#locale][key];
  }

  #show({ html }: Markup): void {
    this.innerHTML = html;
  }

  #field(): Markup {
    return markup`<input class="field mb-2" type="search" autocomplete="off" aria-label="${this.#text('find')}" placeholder="${this.#text('find')}">`;
  }

  /** Where it lies if the chosen store has none. */
  #nearest(rows: readonly BranchStock[], chosenId: number | null): Markup | false {
    const found = nearestWithStock(rows, chosenId);
    if (!found) return false;
    const values = {
      ...{ city: found.city, n: stockLabel(found.quantity, cardSettings().config) },
      km: formatKm(found.km ?? 0, this.#locale),
    };
    return markup`<p class="mb-2 rounded bg-brand-soft p-2 text-sm">${fill(this.#text('nearest'), values)}</p>`;
  }

  /** Until or from when a store is open today. */
  #hours(branch: BranchStock): string {
    const opening = openingNow(branch, now());
    if (opening.state === 'open') return fill(this.#text('openUntil'), { time: opening.until });
    if (opening.state === 'later') return fill(this.#text('opensAt'), { time: opening.from });
    return this.#text('closed');
  }

  #row(branch: BranchStock, chosenId: number | null): Markup {
    const { city, name, url, quantity, id, km } = branch;
    const href = (this.dataset.href ?? '').replace('*', encodeURIComponent(url));
    const text =
      quantity > 0
        ? fill(this.#text('pieces'), { n: stockLabel(quantity, cardSettings().config) })
        : this.#text('none');
    const isMine = id === chosenId;
    const facts = [
      isMine ? this.#text('mine') : km !== null && formatKm(km, this.#locale),
      this.#hours(branch),
    ];
    const change =
      isMine &&
      markup` <button class="link min-h-6 text-xs" type="button" data-sidebar="ProductSidebarDefaultStore">${this.#text('change')}</button>`;
    return markup`<li class="py-1.5"><span><a class="link" href="${href}" title="${name}">${city}</a><small class="block text-xs text-muted">${facts.filter(Boolean).join(' · ')}${change}</small></span><span class="stock shrink-0 text-[0.8125rem] whitespace-nowrap tabular-nums before:top-[0.4375rem] ${quantity > 0 ? 'is-in' : 'is-out'}">${text}</span></li>`;
  }

  #find(term: string): void {
    const searchText = term.trim().toLowerCase();
    let found = 0;
    for (const row of this.querySelectorAll('li')) {
      row.hidden = !row.textContent.toLowerCase().includes(searchText);
      if (!row.hidden) found += 1;
    }
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = found === 0 ? this.#text('noMatch') : '';
  }
}
