const HOVER_DELAY_MS = 300;
const WIDE = '(min-width: 768px)';

/**
 * Opens one category at a time: by its arrow, and on a wide screen by resting the mouse on it
 * for 300 ms (spec 2 §2, main menu).
 */
export function openOnIntent(panel: HTMLElement): void {
  const entries = [...panel.querySelectorAll<HTMLElement>('.catalogue-roots > li')];
  const open = (chosen: HTMLElement | null) => {
    for (const entry of entries) {
      entry.classList.toggle('open', entry === chosen);
      entry.querySelector('button')?.setAttribute('aria-expanded', String(entry === chosen));
    }
  };
  const wide = matchMedia(WIDE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const entry of entries) {
    const button = entry.querySelector('button');
    if (!button) continue;
    button.addEventListener('click', () => {
      open(entry.classList.contains('open') && !wide.matches ? null : entry);
    });
    entry.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse' || !wide.matches) return;
      timer = setTimeout(() => open(entry), HOVER_DELAY_MS);
    });
    entry.addEventListener('pointerleave', () => clearTimeout(timer));
  }
  if (wide.matches) open(entries.find((entry) => entry.querySelector('button')) ?? null);
}
