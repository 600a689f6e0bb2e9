import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { afterPaint } from '../../ui/timing.ts';
import { el } from './dom.client.ts';
import { Popover } from './popover.client.ts';

const SKELETON_ROWS = 14;
const SKELETON_ROW =
  'block h-10 [background:linear-gradient(var(--color-surface),var(--color-surface))_1rem/60%_1rem_no-repeat]';
const PANEL =
  'catalogue absolute inset-[100%_auto_auto_1rem] hidden h-[calc(100dvh-7.5rem)] max-h-200 max-w-[calc(100%-2rem)] rounded-b bg-white text-ink [--ring:initial] [box-shadow:0_12px_32px_rgb(0_0_0/0.3)] in-data-[popover=catalogue]:block lg:start-[max(2rem,50%-43rem)] [&_:focus-visible]:-outline-offset-3';

/**
 * Turns the link to the category overview into a button that opens the catalogue popover (spec 1
 * §2.5). The shell opens at once; its list is added after the paint. Without scripts it remains a
 * link.
 */
class ShopCatalogue extends HTMLElement {
  #panel: HTMLElement | null = null;

  connectedCallback(): void {
    const link = this.querySelector('a');
    if (!link) return;
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
    // The space bar must work as well, as for any button.
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
    const rows = Array.from({ length: SKELETON_ROWS }, () => el('i', { class: SKELETON_ROW }, []));
    const status = el('p', { class: 'sr-only', role: 'status' }, [texts.loading]);
    const skeleton = el('div', { class: 'w-80 py-2' }, [status, ...rows]);
    this.#panel = el('nav', { class: PANEL, 'aria-label': texts.heading }, [skeleton]);
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
