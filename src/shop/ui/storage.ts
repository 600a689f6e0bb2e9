/**
 * What a browser keeps under a key. Storage may be closed, full, of another version or changed by
 * hand: then nothing is found or kept, and nothing fails.
 */
import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

type Place = 'localStorage' | 'sessionStorage';

/** The text under a key; null where there is none. */
export function readStored(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** The JSON under a key, whatever it holds; null where there is none. */
export function readStoredJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(readStored(place, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text; null removes it. False where storage is closed or full. */
export function writeStored(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** All keys of local storage. */
export function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  } catch {
    return [];
  }
}

/**
 * A store that outlives the page and is followed in other tabs. `read` judges what was kept; where it
 * throws, or the text is no JSON, nothing was kept.
 */
export const keptAtom = <Kept>(
  key: string,
  none: Kept,
  read: (value: unknown) => Kept,
): WritableAtom<Kept> =>
  persistentAtom<Kept>(key, none, {
    encode: JSON.stringify,
    decode(text) {
      try {
        return read(JSON.parse(text));
      } catch {
        return none;
      }
    },
  });
