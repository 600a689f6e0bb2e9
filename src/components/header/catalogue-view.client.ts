import type { Locale } from '../../domain/entities/common.ts';
import type { WebNode } from '../../domain/entities/web-node.ts';
import type { ImageWidth } from '../../domain/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../domain/image-url.ts';
import { isPromotionCategory } from '../../domain/promotion-category.ts';
import { fill } from '../../i18n/fill.ts';
import { routePath, type RouteName } from '../../routes.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { el, icon } from './dom.client.ts';

/** Shown side of a category's picture in CSS pixels, and that of the file for dense screens. */
const PICTURE = 32;
const FILE: ImageWidth = 64;

/** The parts of the catalogue popover as elements. `promotionId`: id of Actie, if it has a list. */
export function catalogueView(locale: Locale, promotionId: number | null, images: ImageConfig) {
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
