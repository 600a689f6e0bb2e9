import { mayBePrerendered } from '../../domain/prerender/prerendered-path.ts';
import {
  NEXT_PAGE_ATTRIBUTE,
  SPECULATION_RULES,
} from '../../domain/prerender/speculation-rules.ts';

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
 * (`src/build/after-paint.ts`). Browsers without speculation rules fetch it when it is touched.
 */
export function followPointer(): void {
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
