import type { CatalogueTexts } from './catalogue-texts.ts';
import { fetchCatalogue } from './catalogue-call.client.ts';
import { openOnIntent } from './catalogue-open.client.ts';
import { renderCatalogue } from './catalogue-view.client.ts';

/**
 * Turns the link to the category overview into a panel with the whole tree, fetched when it is
 * first opened. Without a script, or when the call fails, the link remains what it was.
 */
class ShopCatalogue extends HTMLElement {
  #panel: HTMLDialogElement | null = null;

  connectedCallback(): void {
    const link = this.querySelector('a');
    link?.setAttribute('aria-haspopup', 'dialog');
    link?.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void this.#open(link);
    });
  }

  async #open(link: HTMLAnchorElement): Promise<void> {
    const texts = JSON.parse(this.dataset.texts ?? '{}') as CatalogueTexts;
    if (this.#panel) {
      this.#panel.showModal();
      return;
    }
    const panel = document.createElement('dialog');
    panel.className = 'catalogue';
    panel.setAttribute('aria-label', texts.heading);
    panel.addEventListener('click', (event) => {
      const target = event.target as Element;
      if (target === panel || target.closest('[data-close]')) panel.close();
    });
    this.append(panel);
    this.#panel = panel;
    panel.append(renderCatalogue.loading(texts));
    panel.showModal();
    try {
      const tree = await fetchCatalogue(document.documentElement.lang);
      panel.replaceChildren(renderCatalogue.tree(tree, texts, link.pathname));
      panel.firstElementChild?.append(menuCopy());
      openOnIntent(panel);
      panel.querySelector<HTMLElement>('[data-close]')?.focus();
    } catch {
      panel.replaceChildren(renderCatalogue.failed(texts, link.pathname));
      this.#panel = null;
      panel.addEventListener('close', () => panel.remove());
    }
  }
}

/** On a phone the menu row is not shown: its entries stand in the panel. */
function menuCopy(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'catalogue-menu';
  for (const selector of ['.menu .page > ul', '.strip .language']) {
    for (const part of document.querySelectorAll(selector)) place.append(part.cloneNode(true));
  }
  for (const button of place.querySelectorAll('button')) button.remove();
  return place;
}

customElements.define('shop-catalogue', ShopCatalogue);
