import type { CatalogueNode } from './catalogue-call.client.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { el, icon } from './dom.client.ts';

/** Left out of the category list; it leads the fixed links instead (spec 1 §2.5). */
const PROMOTION_CODE = 'NUPDActie';

function head(texts: CatalogueTexts): HTMLElement {
  return el('header', {}, [
    el('h2', {}, [texts.heading]),
    el('button', { type: 'button', 'data-close': '', 'aria-label': texts.close }, [icon('close')]),
  ]);
}

function overviewLink(texts: CatalogueTexts, overview: string): HTMLElement {
  return el('a', { href: overview, class: 'catalogue-all' }, [texts.overview, icon('right')]);
}

function group(node: CatalogueNode, address: (node: CatalogueNode) => string): HTMLElement {
  return el('li', {}, [
    el('a', { href: address(node) }, [node.name]),
    el(
      'ul',
      {},
      node.children.map((child) => el('li', {}, [el('a', { href: address(child) }, [child.name])])),
    ),
  ]);
}

function thumb(img: string): HTMLElement {
  return el('img', { src: `${img}?w=64&h=64`, width: '32', height: '32', alt: '' }, []);
}

function root(
  node: CatalogueNode,
  address: (node: CatalogueNode) => string,
  texts: CatalogueTexts,
): HTMLElement {
  const picture = node.img ? [thumb(node.img)] : [];
  const link = el('a', { href: address(node) }, [...picture, node.name]);
  if (node.children.length === 0) return el('li', {}, [link]);
  return el('li', {}, [
    link,
    el(
      'button',
      { type: 'button', 'aria-expanded': 'false', 'aria-label': `${texts.submenu} ${node.name}` },
      [icon('right')],
    ),
    el(
      'ul',
      { class: 'catalogue-kids' },
      node.children.map((child) => group(child, address)),
    ),
  ]);
}

/** The parts of the catalogue panel as elements. `overview` is the path of the category overview. */
export const renderCatalogue = {
  loading: (texts: CatalogueTexts): Node => {
    const lines = Array.from({ length: 12 }, () => el('li', { class: 'ghost' }, []));
    return el('div', {}, [
      head(texts),
      el('p', { class: 'sr-only', role: 'status' }, [texts.loading]),
      el('ul', { class: 'catalogue-roots' }, lines),
    ]);
  },

  failed: (texts: CatalogueTexts, overview: string): Node =>
    el('div', {}, [
      head(texts),
      el('p', { role: 'alert' }, [texts.failed]),
      overviewLink(texts, overview),
    ]),

  tree: (nodes: CatalogueNode[], texts: CatalogueTexts, overview: string): Node => {
    const inCatalogue = (node: CatalogueNode) => `${overview}/${node.url}`;
    const promotion = nodes.find(({ code }) => code === PROMOTION_CODE);
    const inPromotion = (node: CatalogueNode) =>
      node === promotion ? texts.actie : `${texts.actie}?CategoryID=${node.id}`;
    return el('div', {}, [
      head(texts),
      el('ul', { class: 'catalogue-roots' }, [
        ...nodes.filter((node) => node !== promotion).map((node) => root(node, inCatalogue, texts)),
        ...(promotion ? [root(promotion, inPromotion, texts)] : []),
        ...texts.links.map(([name, href]) => el('li', {}, [el('a', { href }, [name])])),
        el('li', {}, [overviewLink(texts, overview)]),
      ]),
    ]);
  },
};
