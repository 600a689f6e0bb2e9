import texts from 'texts:product/stores';
import { api } from '../../calls/api.ts';
import { type BranchStock, branchStock } from './branch-stock.ts';
import { stockLabel } from '../../../domain/shared/number-label.ts';
import { cardSettings } from '../../listing/card-settings.ts';
import { markup, type Markup } from '../../listing/markup.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

/** Minimum number of stores for a search field above the list. */
const FIND_FROM = 8;

/** Stock per store. The element is defined, and so loads, when its `<details>` is first opened. */
export class StoreStock extends HTMLElement {
  readonly #locale = pageLocale();

  /** Path of the store list for this product, from the prerendered link. */
  #listHref = '';

  connectedCallback(): void {
    this.#listHref = this.querySelector('a')?.href ?? '';
    this.addEventListener('input', ({ target }) => this.#find((target as HTMLInputElement).value));
    this.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) void this.#load();
    });
    void this.#load();
  }

  async #load(): Promise<void> {
    this.setAttribute('aria-busy', 'true');
    this.#show(markup`<p role="status">${this.#text('loading')}…</p>`);
    const rows = await branchStock(api(this.#locale), Number(this.dataset.product));
    this.removeAttribute('aria-busy');
    this.#show(
      rows
        ? markup`${rows.length >= FIND_FROM && this.#field()}<ul class="max-h-70 overflow-y-auto *:flex *:min-h-11 *:items-center *:justify-between *:gap-4 *:border-t *:border-line">${rows.map((row) => this.#row(row))}</ul><p role="status"></p><p><a class="link" href="${this.#listHref}">${this.#text('onMap')}</a></p>`
        : markup`<p role="alert">${this.#text('failed')} <button class="link min-h-8" type="button">${this.#text('retry')}</button></p>`,
    );
  }

  #text(
    key: 'loading' | 'failed' | 'retry' | 'none' | 'pieces' | 'find' | 'noMatch' | 'onMap',
  ): string {
    return texts[this.#locale][key] ?? '';
  }

  #show({ html }: Markup): void {
    this.innerHTML = html;
  }

  #field(): Markup {
    return markup`<input class="field mb-2" type="search" autocomplete="off" aria-label="${this.#text('find')}" placeholder="${this.#text('find')}">`;
  }

  #row({ city, name, url, quantity }: BranchStock): Markup {
    const href = (this.dataset.href ?? '').replace('*', encodeURIComponent(url));
    const text =
      quantity > 0
        ? fill(this.#text('pieces'), { n: stockLabel(quantity, cardSettings().config) })
        : this.#text('none');
    return markup`<li><a class="link" href="${href}" title="${name}">${city}</a><span class="stock text-[0.8125rem] tabular-nums before:top-[0.4375rem] ${quantity > 0 ? 'is-in' : 'is-out'}">${text}</span></li>`;
  }

  #find(term: string): void {
    const wanted = term.trim().toLowerCase();
    let found = 0;
    for (const row of this.querySelectorAll('li')) {
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
      if (!row.hidden) found += 1;
    }
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = found === 0 ? this.#text('noMatch') : '';
  }
}
