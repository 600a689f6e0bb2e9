import { addStyle } from '../../ui/add-style.ts';
import css from './catalogue-shell.css?inline';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { el } from './dom.client.ts';
import { Popover } from './popover.client.ts';

const ROWS = 14;

/**
 * Turns the link to the category overview into the catalogue popover (spec 1 §2.5): its shell
 * opens at once, its list comes after the paint. Without a script the link is what it was.
 */
class ShopCatalogue extends HTMLElement {
  #panel: HTMLElement | null = null;

  connectedCallback(): void {
    const link = this.querySelector('a');
    if (!link) return;
    addStyle(css);
    const popover = new Popover({
      owner: this,
      opener: link,
      name: 'catalogue',
      onChange: (isOpen) => {
        link.ariaExpanded = String(isOpen);
      },
    });
    const toggle = () => {
      if (popover.isOpen) {
        popover.close();
        return;
      }
      this.#build();
      popover.open();
    };
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    });
    // A button answers to the space bar as well.
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      toggle();
    });
  }

  #build(): void {
    if (this.#panel) return;
    const locale = pageLocale();
    const texts = catalogueTexts(locale);
    const rows = Array.from({ length: ROWS }, () => el('i', {}, []));
    const status = el('p', { class: 'sr-only', role: 'status' }, [texts.loading]);
    const ghost = el('div', { class: 'catalogue-ghost' }, [status, ...rows]);
    this.#panel = el('nav', { class: 'catalogue', 'aria-label': texts.heading }, [ghost]);
    this.append(this.#panel);
    const panel = this.#panel;
    afterPaint(async () => {
      const { showCatalogue } = await import('./catalogue-flyout.client.ts');
      const images = JSON.parse(this.dataset.images ?? '{}') as ImageConfig;
      void showCatalogue(panel, locale, Number(this.dataset.promotions) || null, images);
    });
  }
}

customElements.define('shop-catalogue', ShopCatalogue);
