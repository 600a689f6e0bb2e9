const HOVER_DELAY_MS = 300;

/**
 * Opens one category at a time: by resting the mouse on it for 300 ms (spec 2 §2, main menu), by
 * its arrow, and by the right arrow key, which goes into it; the left one comes back. Up and
 * down move through the list.
 */
export function openOnIntent(panel: HTMLElement, onOpen: (entry: HTMLElement) => void): void {
  const entries = [...panel.querySelectorAll<HTMLElement>('.catalogue-list > ul > li')];
  const links = entries.map((entry) => entry.querySelector('a'));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (chosen: HTMLElement | null) => {
    clearTimeout(timer);
    for (const entry of entries) {
      entry.classList.toggle('open', entry === chosen);
      const button = entry.querySelector('button');
      if (button) button.ariaExpanded = String(entry === chosen);
    }
    if (chosen) onOpen(chosen);
  };

  for (const entry of entries) {
    const hasKids = entry.dataset.id !== undefined;
    entry.querySelector(':scope > button')?.addEventListener('click', (event) => {
      // Until all scripts have run, `first-paint.ts` would queue this click and replay it.
      event.preventDefault();
      open(entry.classList.contains('open') ? null : entry);
    });
    entry.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      timer = setTimeout(() => open(hasKids ? entry : null), HOVER_DELAY_MS);
    });
    entry.addEventListener('pointerleave', () => clearTimeout(timer));
    entry.addEventListener('keydown', (event) => {
      const link = links[entries.indexOf(entry)];
      const isInside = (event.target as Element).closest('.catalogue-kids') !== null;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.key === 'ArrowRight' && hasKids && !isInside) {
        open(entry);
        focusInto(entry);
      } else if (event.key === 'ArrowLeft' && isInside) link?.focus();
      else if (step !== 0 && !isInside)
        links.at((entries.indexOf(entry) + step) % links.length)?.focus();
      else return;
      event.preventDefault();
    });
  }
}

/** Its first link, as soon as it is there. */
function focusInto(entry: HTMLElement): void {
  const place = entry.querySelector('.catalogue-kids');
  const first = () => place?.querySelector('a');
  if (first() || !place) {
    first()?.focus();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!first()) return;
    observer.disconnect();
    if (entry.contains(document.activeElement)) first()?.focus();
  });
  observer.observe(place, { childList: true });
}
