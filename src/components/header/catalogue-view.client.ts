import type { Locale } from '../../domain/entities/common.ts';
import type { WebNode } from '../../domain/entities/web-node.ts';
import type { ImageWidth } from '../../domain/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../domain/image-url.ts';
import { fill } from '../../i18n/fill.ts';
import { routePath, type RouteName } from '../../routes.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { el, icon } from './dom.client.ts';

/** Left out of the category list (spec 1 §2.5): it is the first of the fixed links below it. */
const PROMOTION_CODE = 'NUPDActie';

/** Shown side of a category's picture in CSS pixels, and that of the file for dense screens. */
const PICTURE = 32;
const FILE: ImageWidth = 64;

const isPromotion = ({ code }: WebNode) => code === PROMOTION_CODE;

/** The parts of the catalogue popover as elements. */
export function catalogueView(locale: Locale, images: ImageConfig) {
  const texts = catalogueTexts(locale);
  // None of these addresses depends on the brand.
  const to = (name: RouteName) => routePath(name, locale, '');
  const products = to('product-lister');
  const promotions = to('product-lister-actie');
  const addressOf = (node: WebNode): string =>
    isPromotion(node) ? promotions : `${products}/${node.url}`;
  // Below the promotions a category narrows their list.
  const narrowed = ({ id }: WebNode): string => `${promotions}?CategoryID=${id}`;
  const link = (node: WebNode, href: string, extra: Node[] = []) =>
    el('a', { href }, [...extra, el('span', {}, [node.name])]);

  const row = (node: WebNode): HTMLElement => {
    const picture = isPromotion(node) ? icon('percent') : thumb(node.img, images);
    const name = link(node, addressOf(node), [picture]);
    if (node.loaded && node.children.length === 0) return el('li', {}, [name]);
    const attributes = { type: 'button', 'aria-expanded': 'false' };
    const label = fill(texts.submenu, { name: node.name });
    return el('li', { 'data-id': String(node.id) }, [
      name,
      el('button', { ...attributes, 'aria-label': label }, [icon('right')]),
      el('div', { class: 'catalogue-kids' }, []),
    ]);
  };

  return {
    /** Top categories; below them the promotions and the way to everything. */
    list(nodes: WebNode[]): HTMLElement {
      // The fixed links below the list (spec 2 §2, main menu).
      const fixed = [
        ['tag', texts.opop, to('product-lister-opop')] as const,
        ['box', texts.meerMinder, to('product-lister-meer-minder')] as const,
      ].map(([name, text, href]) =>
        el('li', {}, [el('a', { href }, [icon(name), el('span', {}, [text])])]),
      );
      return el('div', { class: 'catalogue-list' }, [
        el('ul', {}, nodes.filter((node) => !isPromotion(node)).map(row)),
        el('ul', {}, [...nodes.filter(isPromotion).map(row), ...fixed]),
        el('a', { href: products, class: 'catalogue-all' }, [texts.overview, icon('right')]),
      ]);
    },

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
        el('a', { href: products, class: 'link' }, [texts.overview]),
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
