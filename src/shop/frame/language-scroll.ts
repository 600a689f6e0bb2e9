/** How far a page was scrolled when its language was switched (spec 1 §4.5); of this tab alone. */
import { LANGUAGE_SCROLL_KEY } from '../../domain/frame/language-scroll-key.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

interface Noted {
  /** Path that the switch leads to. */
  path: string;
  /** Pixels from the top. */
  top: number;
}

/** Notes the scroll position for the page at `path`. */
export function noteScroll(path: string, top: number): void {
  const noted: Noted = { path, top };
  writeStored('sessionStorage', LANGUAGE_SCROLL_KEY, JSON.stringify(noted));
}

/** Answers the position noted for the page at `path`, and forgets it; null where there is none. */
export function takeScroll(path: string): number | null {
  const noted = readStoredJson('sessionStorage', LANGUAGE_SCROLL_KEY) as Noted | null;
  writeStored('sessionStorage', LANGUAGE_SCROLL_KEY, null);
  return noted?.path === path && noted.top > 0 ? noted.top : null;
}
