import type { Locale } from '../../../domain/shared/common.ts';
import type { WebNode } from '../../../domain/content/web-node.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../../domain/product/image-url.ts';
import { isPromotionCategory } from '../../../domain/product/promotion-category.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath, type RouteName } from '../../../routes.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { el, icon } from './dom.client.ts';
import { addStyle } from '../../ui/add-style.ts';
import { api } from '../../calls/api.ts';
import { $webNodes, loadWebNode, ROOT_NODE } from '../sidebars/web-nodes.ts';
import css from './catalogue-flyout.css?inline';

const HOVER_DELAY_MS = 300;

/**
 * Opens one category at a time: by resting the mouse on it for 300 ms (spec 2 §2, main menu), by
 * its arrow, and by the right arrow key, which goes into it; the left one comes back. Up and
 * down move through the list.
 */
function openOnIntent(panel: HTMLElement, onOpen: (entry: HTMLElement) => void): void {
  const entries = [...panel.querySelectorAll<HTMLElement>('.catalogue-list > ul > li')];
  const links = entries.map((entry) => entry.querySelector('a'));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (chosen: HTMLElement | null) => {
    clearTimeout(timer);
    for (const entry of entries) {
      entry.classList.toggle('open', entry === chosen);
      const button = entry.querySelector('button');
      if (button) button.ariaExpanded = String(entry === chosen);
    }
    if (chosen) onOpen(chosen);
  };

  for (const entry of entries) {
    const hasKids = entry.dataset.id !== undefined;
    entry.querySelector(':scope > button')?.addEventListener('click', (event) => {
      // Until all scripts have run, `first-paint.ts` would queue this click and replay it.
      event.preventDefault();
      open(entry.classList.contains('open') ? null : entry);
    });
    entry.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      timer = setTimeout(() => open(hasKids ? entry : null), HOVER_DELAY_MS);
    });
    entry.addEventListener('pointerleave', () => clearTimeout(timer));
    entry.addEventListener('keydown', (event) => {
      const link = links[entries.indexOf(entry)];
      const isInside = (event.target as Element).closest('.catalogue-kids') !== null;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.key === 'ArrowRight' && hasKids && !isInside) {
        open(entry);
        focusInto(entry);
      } else if (event.key === 'ArrowLeft' && isInside) link?.focus();
      else if (step !== 0 && !isInside)
        links.at((entries.indexOf(entry) + step) % links.length)?.focus();
      else return;
      event.preventDefault();
    });
  }
}

/** Its first link, as soon as it is there. */
function focusInto(entry: HTMLElement): void {
  const place = entry.querySelector('.catalogue-kids');
  const first = () => place?.querySelector('a');
  if (first() || !place) {
    first()?.focus();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!first()) return;
    observer.disconnect();
    if (entry.contains(document.activeElement)) first()?.focus();
  });
  observer.observe(place, { childList: true });
}

/** Shown side of a category's picture in CSS pixels, and that of the file for dense screens. */
const PICTURE = 32;
const FILE: ImageWidth = 64;

/** The parts of the catalogue popover as elements. `promotionId`: id of Actie, if it has a list. */
function catalogueView(locale: Locale, promotionId: number | null, images: ImageConfig) {
  const texts = catalogueTexts(locale);
  // None of these addresses depends on the brand.
  const to = (name: RouteName) => routePath(name, locale, '');
  const products = to('product-lister');
  const promotions = to('product-lister-actie');
  const isPromotion = ({ id }: WebNode): boolean => id === promotionId;
  const addressOf = (node: WebNode): string =>
    isPromotion(node) ? promotions : `${products}/${node.url}`;
  // Below the promotions a category narrows their list.
  const narrowed = ({ id }: WebNode): string => `${promotions}?CategoryID=${id}`;
  const link = (node: WebNode, href: string) => el('a', { href }, [el('span', {}, [node.name])]);

  const row = (picture: Node, text: string, href: string, id: number | null) => {
    const name = el('a', { href }, [picture, el('span', {}, [text])]);
    if (id === null) return el('li', {}, [name]);
    const attributes = { type: 'button', 'aria-expanded': 'false' };
    const label = fill(texts.submenu, { name: text });
    return el('li', { 'data-id': String(id) }, [
      name,
      el('button', { ...attributes, 'aria-label': label }, [icon('right')]),
      el('div', { class: 'catalogue-kids' }, []),
    ]);
  };

  const categoryRow = (node: WebNode) => {
    const isLeaf = node.loaded && node.children.length === 0;
    return row(thumb(node.img, images), node.name, addressOf(node), isLeaf ? null : node.id);
  };

  // The fixed links below the list (spec 2 §2, main menu), whatever the categories are.
  const fixedRows = () => [
    row(icon('percent'), texts.actie, promotions, promotionId),
    row(icon('tag'), texts.opop, to('product-lister-opop'), null),
    row(icon('box'), texts.meerMinder, to('product-lister-meer-minder'), null),
  ];

  return {
    /** The top categories without Actie, which is one of the fixed links. */
    categories: (nodes: WebNode[]): HTMLElement =>
      el('ul', {}, nodes.filter((node) => !isPromotionCategory(node)).map(categoryRow)),

    /** The left column: the categories or why they are missing, the fixed links, the overview. */
    list: (categories: HTMLElement): HTMLElement =>
      el('div', { class: 'catalogue-list' }, [
        categories,
        el('ul', {}, fixedRows()),
        el('a', { href: products, class: 'catalogue-all' }, [texts.overview, icon('right')]),
      ]),

    /** What lies below a category, grouped by its sub-categories. */
    kids(node: WebNode): HTMLElement {
      const address = isPromotion(node) ? narrowed : addressOf;
      const group = (child: WebNode) =>
        el('li', {}, [
          link(child, address(child)),
          el(
            'ul',
            {},
            child.children.map((below) => el('li', {}, [link(below, address(below))])),
          ),
        ]);
      const all = fill(texts.all, { category: node.name });
      return el('div', {}, [
        el('a', { href: addressOf(node), class: 'catalogue-head' }, [all, icon('right')]),
        el('ul', { class: 'catalogue-groups' }, node.children.map(group)),
      ]);
    },

    waiting: (): HTMLElement =>
      el('div', { class: 'catalogue-wait' }, [
        el('p', { class: 'sr-only', role: 'status' }, [texts.loading]),
        ...Array.from({ length: 12 }, () => el('i', {}, [])),
      ]),

    failed(retry: () => void): HTMLElement {
      const again = el('button', { type: 'button', class: 'btn btn-secondary' }, [texts.retry]);
      again.addEventListener('click', retry);
      return el('div', { class: 'catalogue-failed' }, [
        el('p', { role: 'alert' }, [texts.failed]),
        again,
      ]);
    },
  };
}

function thumb(img: string | null, images: ImageConfig): Node {
  const side = String(PICTURE);
  if (!img) return el('span', { class: 'catalogue-blank' }, []);
  const src = imageUrl(img, { width: FILE, height: FILE }, images);
  return el('img', { src, width: side, height: side, alt: '' }, []);
}

/**
 * Fills the catalogue popover: the top categories, and the promotions below them. The children
 * of one are fetched when it is opened (spec 2 §2, main menu). `promotions`: id of Actie.
 */
export async function showCatalogue(
  panel: HTMLElement,
  locale: Locale,
  promotions: number | null,
  images: ImageConfig,
): Promise<void> {
  addStyle(css);
  const view = catalogueView(locale, promotions, images);
  const client = api(locale);
  const isThere = await loadWebNode(client, ROOT_NODE);
  const hadFocus = panel.contains(document.activeElement);
  const retry = () => void showCatalogue(panel, locale, promotions, images);
  const categories = isThere
    ? view.categories($webNodes.get()[ROOT_NODE]?.children ?? [])
    : view.failed(retry);
  panel.replaceChildren(view.list(categories));
  if (hadFocus) panel.querySelector('a')?.focus();

  const fill = async (entry: HTMLElement) => {
    const id = Number(entry.dataset.id);
    const place = entry.querySelector('.catalogue-kids');
    if (!place || place.childElementCount > 0) return;
    place.append(view.waiting());
    const isLoaded = await loadWebNode(client, id);
    const node = $webNodes.get()[id];
    const retry = () => {
      place.replaceChildren();
      void fill(entry);
    };
    place.replaceChildren(isLoaded && node ? view.kids(node) : view.failed(retry));
  };
  openOnIntent(panel, (entry) => void fill(entry));
}
