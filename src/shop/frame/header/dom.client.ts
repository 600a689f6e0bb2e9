import sprite from '../../../assets/icons.svg?url';

/** Creates an element with attributes and children; text children are never parsed as HTML. */
export function el(
  name: string,
  attributes: Record<string, string>,
  children: (Node | string)[],
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A decorative icon from the site's sprite. */
export function icon(name: string): Node {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${sprite}#${name}`);
  svg.append(use);
  return svg;
}
