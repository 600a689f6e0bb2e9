import { afterPaint } from '../ui/timing.ts';
import {
  mayBePrerendered,
  NEXT_PAGE_ATTRIBUTE,
  SPECULATION_RULES,
} from '../../domain/frame/is-indexed.ts';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';

/** An element and its index among its siblings. */
interface PathElement {
  element: HTMLElement;
  index: number;
}

/** Focused element and its ancestors below the body; empty after a press outside all controls. */
let focusPath: PathElement[] = [];
/** Earlier focused elements, the newest last. */
let earlierFocused: HTMLElement[] = [];
const MAX_EARLIER_FOCUSED = 8;
let isRestorePlanned = false;

const isVisible = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

function rememberFocusPath(): void {
  focusPath = [];
  let element = document.activeElement as HTMLElement | null;
  for (; element && element !== document.body; element = element.parentElement) {
    const siblings: ArrayLike<Element> = element.parentElement?.children ?? [];
    focusPath.push({ element, index: Array.prototype.indexOf.call(siblings, element) });
  }
}

/** Returns false if the browser refuses the focus, e.g. behind a modal dialog. */
function tryFocus(element: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  element?.focus(options);
  return document.activeElement === element;
}

/** The first control after the removed child, otherwise the last one before it. */
function nearestControl(parent: HTMLElement, index: number): HTMLElement | undefined {
  const controls = (children: Element[]) =>
    children
      .flatMap((child) => [child, ...child.querySelectorAll(FOCUSABLE)])
      .filter(
        (element): element is HTMLElement =>
          element.matches(FOCUSABLE) && isVisible(element as HTMLElement),
      )
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'));
  const children = [...parent.children];
  return controls(children.slice(index))[0] ?? controls(children.slice(0, index)).at(-1);
}

function restoreFocus(): void {
  isRestorePlanned = false;
  const [focused] = focusPath;
  if (!focused || document.activeElement !== document.body) return;
  // Do not restore the focus to the search field: that would reopen its panel.
  if (focusPath.some(({ element }) => element.matches('form.search'))) return;
  if (isVisible(focused.element) && !focused.element.matches(':disabled')) return;
  const lastFocused = earlierFocused.findLast(
    (element) => element !== focused.element && isVisible(element),
  );
  const ancestorLevel = focusPath.findIndex(
    ({ element }, i) => i > 0 && isVisible(element) && element.textContent.trim() !== '',
  );
  const ancestor = focusPath[ancestorLevel]?.element;
  // The surroundings of the focused element were removed too, e.g. a closed notification.
  if (!ancestor) {
    if (!tryFocus(lastFocused)) document.querySelector('main')?.focus({ preventScroll: true });
    return;
  }
  if (lastFocused?.ariaExpanded && ancestor.contains(lastFocused) && tryFocus(lastFocused)) return;
  if (tryFocus(nearestControl(ancestor, focusPath[ancestorLevel - 1]?.index ?? 0))) return;
  ancestor.tabIndex = -1;
  ancestor.focus({ preventScroll: true });
}

/**
 * Keeps the focus near the user when an action removes, hides or disables the focused control (WCAG
 * 2.4.3); browsers would move it to the body. A component that sets the focus itself is left alone.
 */
function keepFocus(): void {
  rememberFocusPath();
  document.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) {
      earlierFocused = [...earlierFocused.slice(1 - MAX_EARLIER_FOCUSED), relatedTarget];
    }
    rememberFocusPath();
  });
  // A press outside all controls clears the path; a press on a control triggers a click.
  document.addEventListener('pointerdown', () => (focusPath = []), true);
  document.addEventListener('click', rememberFocusPath, true);
  // Check after the paint: hidden or disabled elements lose the focus then.
  new MutationObserver(() => {
    if (isRestorePlanned || focusPath.length === 0) return;
    isRestorePlanned = true;
    afterPaint(restoreFocus);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'disabled', 'open'],
  });
}

/** Hover time in ms after which a page is prerendered; a pointer that only passes is faster. */
const MIN_HOVER_MS = 30;
/** Links that open something on this page, or lead to another site. */
const NOT_PRERENDERED =
  '[data-sidebar],[data-loyalty-card],[role=button],[target],[download],[hreflang],.fav';

/** The link under an event, if the page behind it may be prerendered. */
function prerenderableLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.matches(NOT_PRERENDERED)) return null;
  const { origin, pathname, search, hash } = link;
  const isPage = origin === location.origin && search === '' && hash === '';
  return isPage && pathname !== location.pathname && mayBePrerendered(pathname) ? link : null;
}

/**
 * Prerenders the page behind a link when it is hovered or touched, one page at a time. Prerendered
 * pages do not count as views until they are shown (`src/publish/renderer/after-paint.ts`).
 * Browsers without speculation rules prefetch on touch instead.
 */
function prerenderPointedLinks(): void {
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
  const prerender = (link: HTMLAnchorElement) => {
    if (link === markedLink) return;
    markedLink?.removeAttribute(NEXT_PAGE_ATTRIBUTE);
    markedLink = link;
    if (canPrerender) link.setAttribute(NEXT_PAGE_ATTRIBUTE, '');
    else void fetch(link.href, { priority: 'low' }).catch(() => {});
  };
  const options = { passive: true };
  const prerenderAfterHover = (target: EventTarget | null) => {
    clearTimeout(timer);
    const link = canPrerender ? prerenderableLink(target) : null;
    if (link) timer = window.setTimeout(prerender, MIN_HOVER_MS, link);
  };
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => prerenderAfterHover(pointerType === 'mouse' ? target : null),
    options,
  );
  // The pointer may already be over a link when this code loads.
  prerenderAfterHover(document.querySelector('a:hover'));
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      // For a mouse click without prior hover, prerendering is slower than navigating.
      if (canPrerender && pointerType === 'mouse') return clearTimeout(timer);
      const link = prerenderableLink(target);
      if (link) prerender(link);
    },
    options,
  );
}

/** Focus rings are needed only for keyboard users. */
const loadFocusRings = () => void import('./keyboard.client.ts').catch(() => {});

/** Starts what is first needed after user input: focus handling, popovers, prerendering. */
export function startOnFirstInput(): void {
  keepFocus();
  closePopoversOnLeave();
  prerenderPointedLinks();
  // The first input may have been a key.
  if (document.querySelector(':focus-visible')) loadFocusRings();
  else addEventListener('keydown', loadFocusRings, { once: true });
}

/** Closes small `details` popovers on Escape, on a click outside, and when the focus leaves. */
function closePopoversOnLeave(): void {
  const openPopovers = () =>
    document.querySelectorAll<HTMLDetailsElement>('details[data-drop][open]');
  const closeOthers = ({ target }: Event) => {
    // A closing dialog returns the focus to the popover, so keep it open while a dialog has the
    // focus.
    if (!(target instanceof Element) || target.closest('dialog')) return;
    for (const details of openPopovers()) {
      if (!details.contains(target)) details.open = false;
    }
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of openPopovers()) {
      details.open = false;
      (details.firstElementChild as HTMLElement).focus();
    }
  });
}
