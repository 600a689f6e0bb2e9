import type { WebNode } from '../../domain/entities/web-node.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { el, icon } from './dom.client.ts';

/** Left out of the category list (spec 1 §2.5): it is the first of the fixed links below it. */
const PROMOTION_CODE = 'NUPDActie';

const PICTURE = 32;

const isPromotion = ({ code }: WebNode) => code === PROMOTION_CODE;

/** The parts of the catalogue popover as elements. */
export function catalogueView(texts: CatalogueTexts) {
  const addressOf = (node: WebNode): string =>
    isPromotion(node) ? texts.actie : `${texts.products}/${node.url}`;
  // Below the promotions a category narrows their list.
  const narrowed = ({ id }: WebNode): string => `${texts.actie}?CategoryID=${id}`;
  const link = (node: WebNode, href: string, extra: Node[] = []) =>
    el('a', { href }, [...extra, el('span', {}, [node.name])]);

  const row = (node: WebNode): HTMLElement => {
    const picture = isPromotion(node) ? icon('percent') : thumb(node.img);
    const name = link(node, addressOf(node), [picture]);
    if (node.loaded && node.children.length === 0) return el('li', {}, [name]);
    const attributes = { type: 'button', 'aria-expanded': 'false' };
    const label = `${texts.submenu} ${node.name}`;
    return el('li', { 'data-id': String(node.id) }, [
      name,
      el('button', { ...attributes, 'aria-label': label }, [icon('right')]),
      el('div', { class: 'catalogue-kids' }, []),
    ]);
  };

  return {
    /** Top categories; below them the promotions and the way to everything. */
    list(nodes: WebNode[]): HTMLElement {
      const fixed = texts.links.map(([name, text, href]) =>
        el('li', {}, [el('a', { href }, [icon(name), el('span', {}, [text])])]),
      );
      return el('div', { class: 'catalogue-list' }, [
        el('ul', {}, nodes.filter((node) => !isPromotion(node)).map(row)),
        el('ul', {}, [...nodes.filter(isPromotion).map(row), ...fixed]),
        el('a', { href: texts.products, class: 'catalogue-all' }, [texts.overview, icon('right')]),
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
      const all = texts.all.replace('{category}', () => node.name);
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
        el('a', { href: texts.products, class: 'link' }, [texts.overview]),
      ]);
    },
  };
}

function thumb(img: string | null): Node {
  const side = String(PICTURE);
  if (!img) return el('span', { class: 'catalogue-blank' }, []);
  const src = `${img}?w=${2 * PICTURE}&h=${2 * PICTURE}`;
  return el('img', { src, width: side, height: side, alt: '' }, []);
}
