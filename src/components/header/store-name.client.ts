import { PREFERENCE_KEYS } from '../head/first-paint.ts';

/** Puts the chosen store's name into the button as text; until here CSS showed it. */
export function showStoreName(): void {
  let name: string | null = null;
  try {
    name = localStorage.getItem(PREFERENCE_KEYS.storeName);
  } catch {
    return;
  }
  if (!name) return;
  for (const place of document.querySelectorAll('[data-store-name]')) place.textContent = name;
  delete document.documentElement.dataset.store;
}
