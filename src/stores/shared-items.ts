/**
 * Items of local storage, shared by the tabs of this browser. Where storage is closed or full they
 * are held by this page.
 */
const held = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return held.get(key) ?? localStorage.getItem(key);
  } catch {
    return held.get(key) ?? null;
  }
}

export function writeItem(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    held.delete(key);
  } catch {
    held.set(key, text);
  }
}

export function removeItem(key: string): void {
  held.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is closed: the item was held here.
  }
}

/** Keys that begin with a prefix, in alphabetical order. */
export function itemKeys(prefix: string): string[] {
  const keys = new Set(held.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) keys.add(localStorage.key(i) ?? '');
  } catch {
    // Storage is closed.
  }
  return [...keys].filter((key) => key.startsWith(prefix)).sort();
}
