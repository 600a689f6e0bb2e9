import { afterPaint } from '../ui/timing.ts';
import {
  mayBePrerendered,
  NEXT_PAGE_ATTRIBUTE,
  SPECULATION_RULES,
} from '../../domain/frame/is-indexed.ts';

/**
 * Keeps the focus near the user when an action removes, hides or disables the focused control (WCAG
 * 2.4.3); browsers would move it to the body. A component that sets the focus itself is left alone.
 */
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';

/** An element and its index among its siblings. */
interface Step {
  element: HTMLElement;
  index: number;
}

/** Path from the focused element to the body; empty after a press outside all controls. */
let path: Step[] = [];
/** Earlier focused elements, the newest last. */
let former: HTMLElement[] = [];
const MAX_FORMER = 8;
let isPlanned = false;

const isThere = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

function noteFocus(): void {
  path = [];
  let element = document.activeElement as HTMLElement | null;
  for (; element && element !== document.body; element = element.parentElement) {
    const siblings: ArrayLike<Element> = element.parentElement?.children ?? [];
    path.push({ element, index: Array.prototype.indexOf.call(siblings, element) });
  }
}

/** False if the browser refuses, e.g. behind a modal dialog. */
function focus(element: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  element?.focus(options);
  return document.activeElement === element;
}

/** The first control after the removed child, otherwise the last one before it. */
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
  const [focused] = path;
  if (!focused || document.activeElement !== document.body) return;
  // Do not restore the focus to the search field: that would reopen its panel.
  if (path.some(({ element }) => element.matches('form.search'))) return;
  if (isThere(focused.element) && !focused.element.matches(':disabled')) return;
  const last = former.findLast((element) => element !== focused.element && isThere(element));
  const level = path.findIndex(
    ({ element }, i) => i > 0 && isThere(element) && element.textContent.trim() !== '',
  );
  const part = path[level]?.element;
  // The surroundings of the focused element were removed too, e.g. a closed notification.
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
  noteFocus();
  document.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) {
      former = [...former.slice(1 - MAX_FORMER), relatedTarget];
    }
    noteFocus();
  });
  // A press outside all controls clears the path; a press on a control triggers a click.
  document.addEventListener('pointerdown', () => (path = []), true);
  document.addEventListener('click', noteFocus, true);
  // Check after the paint: hidden or disabled elements lose the focus then.
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

/** Minimum hover time in ms; a pointer that merely crosses a link stays shorter. */
const HOVER_MS = 30;
/** Links that open something on this page, or lead to another site. */
const NO_PAGE =
  '[data-sidebar],[data-loyalty-card],[role=button],[target],[download],[hreflang],.fav';

/** The link under an event, if the page behind it may be prerendered. */
function nextLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.matches(NO_PAGE)) return null;
  const { origin, pathname, search, hash } = link;
  const isPage = origin === location.origin && search === '' && hash === '';
  return isPage && pathname !== location.pathname && mayBePrerendered(pathname) ? link : null;
}

/**
 * Prerenders the page behind a link when it is hovered or touched, one page at a time. Prerendered
 * pages do not count as views until they are shown (`src/publish/renderer/after-paint.ts`).
 * Browsers without speculation rules prefetch on touch instead.
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
  let markedLink: HTMLAnchorElement | null = null;
  let timer: number | undefined;
  const want = (link: HTMLAnchorElement) => {
    if (link === markedLink) return;
    markedLink?.removeAttribute(NEXT_PAGE_ATTRIBUTE);
    markedLink = link;
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
  // The pointer may already be over a link when this code loads.
  rest(document.querySelector('a:hover'));
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      // For a mouse click without prior hover, prerendering is slower than navigating.
      if (canPrerender && pointerType === 'mouse') return clearTimeout(timer);
      const link = nextLink(target);
      if (link) want(link);
    },
    options,
  );
}

/** Focus rings are needed only for keyboard users. */
const loadRings = () => void import('./keyboard.client.ts').catch(() => {});

/** Loaded at the first user input, which precedes any navigation. */
export function startOnFirstInput(): void {
  keepFocus();
  closeOnLeave();
  followPointer();
  // The first input may have been a key.
  if (document.querySelector(':focus-visible')) loadRings();
  else addEventListener('keydown', loadRings, { once: true });
}

/** Closes small `details` popovers on Escape, on a click outside, and when the focus leaves. */
function closeOnLeave(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-drop][open]');
  const leave = ({ target }: Event) => {
    // A closing dialog returns the focus to the popover, so focus in a dialog does not count as
    // leaving.
    if (!(target instanceof Element) || target.closest('dialog')) return;
    for (const details of open()) {
      if (!details.contains(target)) details.open = false;
    }
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of open()) {
      details.open = false;
      (details.firstElementChild as HTMLElement).focus();
    }
  });
}
