import type { Locale } from '../../../domain/shared/common.ts';
import type { WebNode } from '../../../domain/content/content.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../../domain/product/image-url.ts';
import { isPromotionCategory } from '../../../domain/product/category-codes.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath, type RouteName } from '../../../routes.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { el, icon } from './dom.client.ts';
import { api } from '../../calls/api.ts';
import { $webNodes, loadWebNode, ROOT_NODE } from '../sidebars/web-nodes.ts';

const HOVER_DELAY_MS = 300;

/**
 * Opens one category at a time: by hovering for 300 ms (spec 2 §2, main menu), by its arrow button,
 * or by the right arrow key, which moves into it. The left arrow key moves back; up and down move
 * through the list.
 */
function openEntriesOnIntent(panel: HTMLElement, onEntryOpen: (entry: HTMLElement) => void): void {
  const entries = [...panel.querySelectorAll<HTMLElement>('.catalogue-list > ul > li')];
  const links = entries.map((entry) => entry.querySelector('a'));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openOnly = (entryToOpen: HTMLElement | null) => {
    clearTimeout(timer);
    for (const entry of entries) {
      entry.classList.toggle('open', entry === entryToOpen);
      const button = entry.querySelector('button');
      if (button) button.ariaExpanded = String(entry === entryToOpen);
    }
    if (entryToOpen) onEntryOpen(entryToOpen);
  };

  for (const entry of entries) {
    const hasChildren = entry.dataset.id !== undefined;
    entry.querySelector(':scope > button')?.addEventListener('click', (event) => {
      // Until all scripts have run, `first-paint.ts` would queue this click and replay it.
      event.preventDefault();
      openOnly(entry.classList.contains('open') ? null : entry);
    });
    entry.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      timer = setTimeout(() => openOnly(hasChildren ? entry : null), HOVER_DELAY_MS);
    });
    entry.addEventListener('pointerleave', () => clearTimeout(timer));
    entry.addEventListener('keydown', (event) => {
      const entryLink = links[entries.indexOf(entry)];
      const isInChildren = (event.target as Element).closest('.catalogue-kids') !== null;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.key === 'ArrowRight' && hasChildren && !isInChildren) {
        openOnly(entry);
        focusFirstChild(entry);
      } else if (event.key === 'ArrowLeft' && isInChildren) entryLink?.focus();
      else if (step !== 0 && !isInChildren)
        links.at((entries.indexOf(entry) + step) % links.length)?.focus();
      else return;
      event.preventDefault();
    });
  }
}

/** Focuses the first link of the entry as soon as it exists. */
function focusFirstChild(entry: HTMLElement): void {
  const childrenPanel = entry.querySelector('.catalogue-kids');
  const firstLink = () => childrenPanel?.querySelector('a');
  if (firstLink() || !childrenPanel) {
    firstLink()?.focus();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!firstLink()) return;
    observer.disconnect();
    if (entry.contains(document.activeElement)) firstLink()?.focus();
  });
  observer.observe(childrenPanel, { childList: true });
}

const LIST = 'catalogue-list flex h-full w-80 flex-col overflow-auto overscroll-contain py-2';
const ENTRY =
  'group/entry flex hover:bg-brand-soft has-aria-expanded:bg-brand-soft has-aria-expanded:[box-shadow:inset_4px_0_var(--color-brand)]';
const NAME =
  'flex min-h-10 min-w-0 flex-1 items-center gap-3 py-1 ps-4 pe-2 leading-5 font-medium pointer-coarse:min-h-11 [&>.icon]:mx-1.5 [&>.icon]:text-brand';
const ARROW = 'grid w-11 place-items-center [&>.icon]:size-4.5';
/** The white background of the picture blends into the row. */
const THUMBNAIL = 'size-8 flex-none object-contain mix-blend-multiply';
const CHILDREN =
  'catalogue-kids absolute inset-y-0 start-80 hidden w-[min(100vw-22rem,34rem)] overflow-auto overscroll-contain border-s border-line bg-white px-2 py-3 [box-shadow:12px_12px_24px_rgb(0_0_0/0.2)] group-has-aria-expanded/entry:block lg:w-[min(100vw-24rem,56rem)]';
const HEADING_LINK =
  'flex min-h-11 items-center gap-2 px-4 font-bold text-brand underline-offset-[0.2em] hover:underline [&>.icon]:size-4.5';
const CHILD_LINK =
  'flex min-h-8 items-center px-4 py-1 leading-5 hyphens-auto underline-offset-[0.2em] hover:underline pointer-coarse:min-h-11';
const SKELETON_ROW =
  'block h-10 [background:linear-gradient(var(--color-surface),var(--color-surface))_0_50%/70%_1rem_no-repeat]';

/** Displayed size in CSS pixels, and the file size for dense screens. */
const PICTURE_SIZE = 32;
const PICTURE_FILE_SIZE: ImageWidth = 64;

/**
 * Builds the elements of the catalogue popover. `promotionId`: id of the category Actie, if
 * present.
 */
function catalogueView(locale: Locale, promotionId: number | null, images: ImageConfig) {
  const texts = catalogueTexts(locale);
  // These paths are the same for every brand, so the brand's slug is left empty.
  const to = (name: RouteName) => routePath(name, locale, '');
  const products = to('product-lister');
  const promotions = to('product-lister-actie');
  const isPromotion = ({ id }: WebNode): boolean => id === promotionId;
  const listPath = (node: WebNode): string =>
    isPromotion(node) ? promotions : `${products}/${node.url}`;
  // Below Actie, a category filters the promotion list.
  const filteredPromotionsPath = ({ id }: WebNode): string => `${promotions}?CategoryID=${id}`;
  const childLink = (node: WebNode, href: string, look: string) =>
    el('a', { href, class: `${CHILD_LINK} ${look}` }, [el('span', {}, [node.name])]);

  const entryRow = (picture: Node, text: string, href: string, id: number | null) => {
    const name = el('a', { href, class: NAME }, [picture, el('span', {}, [text])]);
    if (id === null) return el('li', { class: ENTRY }, [name]);
    const attributes = { type: 'button', class: ARROW, 'aria-expanded': 'false' };
    const label = fill(texts.submenu, { name: text });
    return el('li', { class: ENTRY, 'data-id': String(id) }, [
      name,
      el('button', { ...attributes, 'aria-label': label }, [icon('right')]),
      el('div', { class: CHILDREN }, []),
    ]);
  };

  const categoryRow = (node: WebNode) => {
    const isLeaf = node.loaded && node.children.length === 0;
    return entryRow(
      thumbnail(node.img, images),
      node.name,
      listPath(node),
      isLeaf ? null : node.id,
    );
  };

  // The fixed links below the list (spec 2 §2, main menu), independent of the categories.
  const fixedRows = () => [
    entryRow(icon('percent'), texts.actie, promotions, promotionId),
    entryRow(icon('tag'), texts.opop, to('product-lister-opop'), null),
    entryRow(icon('box'), texts.meerMinder, to('product-lister-meer-minder'), null),
  ];

  return {
    /** The top categories without Actie, which is one of the fixed links. */
    categories: (nodes: WebNode[]): HTMLElement =>
      el('ul', {}, nodes.filter((node) => !isPromotionCategory(node)).map(categoryRow)),

    /**
     * The left column: the categories or an error, the fixed links, and the link to the overview.
     */
    list: (categories: HTMLElement): HTMLElement =>
      el('div', { class: LIST }, [
        categories,
        el('ul', { class: 'mt-2 border-t border-line pt-2' }, fixedRows()),
        el('a', { href: products, class: `${HEADING_LINK} mt-2 flex-none border-t border-line` }, [
          texts.overview,
          icon('right'),
        ]),
      ]),

    /** The subcategories of a category, grouped. */
    childLinks(node: WebNode): HTMLElement {
      const pathOf = isPromotion(node) ? filteredPromotionsPath : listPath;
      const childGroup = (child: WebNode) =>
        el('li', { class: 'break-inside-avoid pb-4' }, [
          childLink(child, pathOf(child), 'font-bold'),
          el(
            'ul',
            {},
            child.children.map((below) =>
              el('li', {}, [childLink(below, pathOf(below), 'text-[0.9375rem]')]),
            ),
          ),
        ]);
      const allText = fill(texts.all, { category: node.name });
      return el('div', {}, [
        el('a', { href: listPath(node), class: `catalogue-head ${HEADING_LINK}` }, [
          allText,
          icon('right'),
        ]),
        el(
          'ul',
          { class: 'catalogue-groups columns-2 gap-x-0 py-2 lg:columns-3' },
          node.children.map(childGroup),
        ),
      ]);
    },

    waiting: (): HTMLElement =>
      el('div', { class: 'columns-2 px-4 py-2 lg:columns-3' }, [
        el('p', { class: 'sr-only', role: 'status' }, [texts.loading]),
        ...Array.from({ length: 12 }, () => el('i', { class: SKELETON_ROW }, [])),
      ]),

    failed(retry: () => void): HTMLElement {
      const retryButton = el('button', { type: 'button', class: 'btn btn-secondary' }, [
        texts.retry,
      ]);
      retryButton.addEventListener('click', retry);
      return el('div', { class: 'grid max-w-72 justify-items-start gap-4 p-4' }, [
        el('p', { role: 'alert' }, [texts.failed]),
        retryButton,
      ]);
    },
  };
}

function thumbnail(img: string | null, images: ImageConfig): Node {
  const side = String(PICTURE_SIZE);
  if (!img) return el('span', { class: THUMBNAIL }, []);
  const src = imageUrl(img, { width: PICTURE_FILE_SIZE, height: PICTURE_FILE_SIZE }, images);
  return el('img', { class: THUMBNAIL, src, width: side, height: side, alt: '' }, []);
}

/**
 * Fills the catalogue popover with the top categories and the fixed links. The children of a
 * category are fetched when it is opened (spec 2 §2, main menu). `promotionId`: id of the category
 * Actie; null if the shop has none.
 */
export async function showCatalogue(
  panel: HTMLElement,
  locale: Locale,
  promotionId: number | null,
  images: ImageConfig,
): Promise<void> {
  const view = catalogueView(locale, promotionId, images);
  const client = api(locale);
  const hasRootCategories = await loadWebNode(client, ROOT_NODE);
  const hadFocus = panel.contains(document.activeElement);
  const retry = () => void showCatalogue(panel, locale, promotionId, images);
  const categories = hasRootCategories
    ? view.categories($webNodes.get()[ROOT_NODE]?.children ?? [])
    : view.failed(retry);
  panel.replaceChildren(view.list(categories));
  if (hadFocus) panel.querySelector('a')?.focus();

  const loadChildren = async (entry: HTMLElement) => {
    const id = Number(entry.dataset.id);
    const childrenPanel = entry.querySelector('.catalogue-kids');
    if (!childrenPanel || childrenPanel.childElementCount > 0) return;
    childrenPanel.append(view.waiting());
    const isLoaded = await loadWebNode(client, id);
    const node = $webNodes.get()[id];
    const retry = () => {
      childrenPanel.replaceChildren();
      void loadChildren(entry);
    };
    childrenPanel.replaceChildren(isLoaded && node ? view.childLinks(node) : view.failed(retry));
  };
  openEntriesOnIntent(panel, (entry) => void loadChildren(entry));
}
