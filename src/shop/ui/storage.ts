/**
 * Access to browser storage. Storage may be disabled, full, or hold invalid data: reads then return
 * nothing and writes have no effect, without an error.
 */
import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

type StorageName = 'localStorage' | 'sessionStorage';

/** The stored text; null if absent. */
export function readStored(storageName: StorageName, key: string): string | null {
  try {
    return globalThis[storageName].getItem(key);
  } catch {
    return null;
  }
}

/** The parsed JSON, not validated; null if absent. */
export function readStoredJson(storageName: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStored(storageName, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns false if storage is disabled or full. */
export function writeStored(storageName: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storageName].removeItem(key);
    else globalThis[storageName].setItem(key, text);
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
 * An atom persisted in local storage and synchronized across tabs. `read` validates the stored
 * value; if it throws, or the text is not JSON, the value counts as absent.
 */
export function storedAtom<Value>(
  key: string,
  emptyValue: Value,
  read: (value: unknown) => Value,
): WritableAtom<Value> {
  const $stored = persistentAtom<Value>(key, emptyValue, {
    encode: JSON.stringify,
    decode(text) {
      try {
        return read(JSON.parse(text));
      } catch {
        return emptyValue;
      }
    },
  });
  // `init` is the value that the server rendered, for `useStore(…, { ssr: 'initial' })`.
  return Object.assign($stored, { init: emptyValue });
}
