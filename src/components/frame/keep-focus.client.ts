/**
 * Keeps the focus near where the visitor is when an action removes, hides or disables the control
 * that had it (WCAG 2.4.3): the browser would let it fall to the body. A part that knows a better
 * place focuses that itself, and is left alone.
 */
import { afterPaint } from '../../islands/ui/after-paint.ts';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';

/** An element, and the number of siblings before it. */
interface Step {
  element: HTMLElement;
  index: number;
}

/** From what has the focus up to the body. Empty after a press beside all controls. */
let path: Step[] = [];
/** What had the focus before, the newest last. */
let former: HTMLElement[] = [];
const MOST_FORMER = 8;
let isPlanned = false;

const isThere = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

function remember(): void {
  path = [];
  let element = document.activeElement as HTMLElement | null;
  for (; element && element !== document.body; element = element.parentElement) {
    const siblings: ArrayLike<Element> = element.parentElement?.children ?? [];
    path.push({ element, index: Array.prototype.indexOf.call(siblings, element) });
  }
}

/** False where the browser refuses, e.g. behind a modal dialog. */
function focus(element: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  element?.focus(options);
  return document.activeElement === element;
}

/** The control that follows the place of a lost child, else the one before it. */
function nearest(parent: HTMLElement, index: number): HTMLElement | undefined {
  const controls = (children: Element[]) =>
    children
      .flatMap((child) => [child, ...child.querySelectorAll(FOCUSABLE)])
      .filter((one): one is HTMLElement => one.matches(FOCUSABLE) && isThere(one as HTMLElement))
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled'));
  const children = [...parent.children];
  return controls(children.slice(index))[0] ?? controls(children.slice(0, index)).at(-1);
}

function restore(): void {
  isPlanned = false;
  const [lost] = path;
  if (!lost || document.activeElement !== document.body) return;
  // The search panel opens when its field gets the focus: it would open when it is closed.
  if (path.some(({ element }) => element.matches('form.search'))) return;
  if (isThere(lost.element) && !lost.element.matches(':disabled')) return;
  const last = former.findLast((element) => element !== lost.element && isThere(element));
  const level = path.findIndex(
    ({ element }, i) => i > 0 && isThere(element) && element.textContent.trim() !== '',
  );
  const part = path[level]?.element;
  // All around it is gone with it, e.g. the notification that was closed.
  if (!part) {
    if (!focus(last)) document.querySelector('main')?.focus({ preventScroll: true });
    return;
  }
  if (last?.ariaExpanded && part.contains(last) && focus(last)) return;
  if (focus(nearest(part, path[level - 1]?.index ?? 0))) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

export function keepFocus(): void {
  remember();
  document.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) {
      former = [...former.slice(1 - MOST_FORMER), relatedTarget];
    }
    remember();
  });
  // A press beside all controls leaves the focus to the body; one on a control has a click.
  document.addEventListener('pointerdown', () => (path = []), true);
  document.addEventListener('click', remember, true);
  // After the paint: what is hidden or disabled loses the focus with it.
  new MutationObserver(() => {
    if (isPlanned || path.length === 0) return;
    isPlanned = true;
    afterPaint(restore);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'disabled', 'open'],
  });
}
