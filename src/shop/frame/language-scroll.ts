/** How far a page was scrolled when its language was switched (spec 1 §4.5); of this tab alone. */
import { LANGUAGE_SCROLL_KEY } from '../../domain/frame/language-scroll-key.ts';

interface Noted {
  /** Path that the switch leads to. */
  path: string;
  /** Pixels from the top. */
  top: number;
}

/** Notes the scroll position for the page at `path`. */
export function noteScroll(path: string, top: number): void {
  try {
    sessionStorage.setItem(LANGUAGE_SCROLL_KEY, JSON.stringify({ path, top } satisfies Noted));
  } catch {
    // Storage is closed: the other language begins at its top.
  }
}

/** Answers the position noted for the page at `path`, and forgets it; null where there is none. */
export function takeScroll(path: string): number | null {
  try {
    const text = sessionStorage.getItem(LANGUAGE_SCROLL_KEY);
    if (!text) return null;
    sessionStorage.removeItem(LANGUAGE_SCROLL_KEY);
    const noted = JSON.parse(text) as Noted;
    return noted.path === path && noted.top > 0 ? noted.top : null;
  } catch {
    return null;
  }
}
