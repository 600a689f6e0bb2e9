/** Scroll position of a page when its language was switched (spec 1 §4.5); per tab. */
import { LANGUAGE_SCROLL_KEY } from '../../domain/frame/language-scroll-key.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

interface StoredScroll {
  /** Path of the page in the other language. */
  path: string;
  /** Pixels from the top. */
  top: number;
}

/** Stores the scroll position for the page at `path`. */
export function storeScroll(path: string, top: number): void {
  const position: StoredScroll = { path, top };
  writeStored('sessionStorage', LANGUAGE_SCROLL_KEY, JSON.stringify(position));
}

/** Returns and removes the scroll position stored for the page at `path`; null if there is none. */
export function takeStoredScroll(path: string): number | null {
  const position = readStoredJson('sessionStorage', LANGUAGE_SCROLL_KEY) as StoredScroll | null;
  writeStored('sessionStorage', LANGUAGE_SCROLL_KEY, null);
  return position?.path === path && position.top > 0 ? position.top : null;
}
