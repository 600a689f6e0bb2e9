import { $store } from '../../stores/preferred-store.ts';

/** Puts the chosen store's name into the button as text; until here CSS showed it. */
export function showStoreName(): void {
  $store.subscribe((store) => {
    if (!store) return;
    for (const place of document.querySelectorAll('[data-store-name]')) {
      place.textContent = store.name;
    }
    const { dataset } = document.documentElement;
    delete dataset.store;
    dataset.branch = '';
  });
}
