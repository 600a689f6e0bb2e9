/** An element with attributes and children; text children are never parsed as markup. */
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

/** An icon of the page's sprite, found through an icon that the page already shows. */
export function icon(name: string): Node {
  const known = document.querySelector('svg.icon');
  if (!known) return document.createTextNode('');
  const copy = known.cloneNode(true) as SVGElement;
  const use = copy.querySelector('use');
  use?.setAttribute('href', (use.getAttribute('href') ?? '').replace(/#.*/, `#${name}`));
  return copy;
}

/** Does something once what stands there now is painted. */
export function afterPaint(work: () => void): void {
  // A frame's callback runs before its paint, the timer after it.
  requestAnimationFrame(() => setTimeout(work));
}
