import { afterPaint } from '../ui/after-paint.ts';
import {
  mayBePrerendered,
  NEXT_PAGE_ATTRIBUTE,
  SPECULATION_RULES,
} from '../../domain/frame/prerender.ts';
import { closeOnLeave } from './header/close-on-leave.client.ts';

/**
 * Keeps the focus near where the visitor is when an action removes, hides or disables the control
 * that had it (WCAG 2.4.3): the browser would let it fall to the body. A part that knows a better
 * place focuses that itself, and is left alone.
 */
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

function keepFocus(): void {
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

/** A pointer that only passes over a link does not stay on it for so long. */
const HOVER_MS = 30;
/** They open something on this page, or lead elsewhere. */
const NO_PAGE =
  '[data-sidebar],[data-loyalty-card],[role=button],[target],[download],[hreflang],.fav';

/** The link that an event is on, if the page behind it may be rendered before it is opened. */
function nextLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.matches(NO_PAGE)) return null;
  const { origin, pathname, search, hash } = link;
  const isPage = origin === location.origin && search === '' && hash === '';
  return isPage && pathname !== location.pathname && mayBePrerendered(pathname) ? link : null;
}

/**
 * Has the page behind a link rendered once a pointer rests on the link or touches it, one page at a
 * time: a click then shows it at once. Nothing counts it as seen before it is opened
 * (`src/publish/renderer/after-paint.ts`). Browsers without speculation rules fetch it when it is touched.
 */
function followPointer(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const canPrerender = HTMLScriptElement.supports?.('speculationrules');
  if (canPrerender) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.text = SPECULATION_RULES;
    document.head.append(rules);
  }
  let marked: HTMLAnchorElement | null = null;
  let timer: number | undefined;
  const want = (link: HTMLAnchorElement) => {
    if (link === marked) return;
    marked?.removeAttribute(NEXT_PAGE_ATTRIBUTE);
    marked = link;
    if (canPrerender) link.setAttribute(NEXT_PAGE_ATTRIBUTE, '');
    else void fetch(link.href, { priority: 'low' }).catch(() => {});
  };
  const options = { passive: true };
  const rest = (target: EventTarget | null) => {
    clearTimeout(timer);
    const link = canPrerender ? nextLink(target) : null;
    if (link) timer = window.setTimeout(want, HOVER_MS, link);
  };
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => rest(pointerType === 'mouse' ? target : null),
    options,
  );
  // The pointer may have come to a link before this code did.
  rest(document.querySelector('a:hover'));
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      // For a mouse that clicks without hovering first, starting a prerender is slower than navigating.
      if (canPrerender && pointerType === 'mouse') return clearTimeout(timer);
      const link = nextLink(target);
      if (link) want(link);
    },
    options,
  );
}

/** Only a keyboard shows rings. */
const loadRings = () => void import('./keyboard.client.ts').catch(() => {});

/** Before the first action, and before the way to another page, there is a first touch. */
export function startAfterTouch(): void {
  keepFocus();
  closeOnLeave();
  followPointer();
  // The first touch may have been a key.
  if (document.querySelector(':focus-visible')) loadRings();
  else addEventListener('keydown', loadRings, { once: true });
}
