/** Scroll position of a page when its language was switched (spec 1 §4.5); per tab. */
import { LANGUAGE_SCROLL_KEY } from '../../domain/frame/language-scroll-key.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

interface Noted {
  /** Path of the page in the other language. */
  path: string;
  /** Pixels from the top. */
  top: number;
}

/** Stores the scroll position for the page at `path`. */
export function noteScroll(path: string, top: number): void {
  const noted: Noted = { path, top };
  writeStored('sessionStorage', LANGUAGE_SCROLL_KEY, JSON.stringify(noted));
}

/** Returns and removes the scroll position stored for the page at `path`; null if there is none. */
export function takeScroll(path: string): number | null {
  const noted = readStoredJson('sessionStorage', LANGUAGE_SCROLL_KEY) as Noted | null;
  writeStored('sessionStorage', LANGUAGE_SCROLL_KEY, null);
  return noted?.path === path && noted.top > 0 ? noted.top : null;
}
