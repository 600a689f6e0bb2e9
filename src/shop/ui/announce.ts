/**
 * Delay between adding the live region and its text: text added together with its region is not
 * read out.
 */
const TEXT_DELAY_MS = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a text to screen readers; it must also be visible elsewhere. Of several calls in quick
 * succession, only the last is read.
 */
export function announce(text: string): void {
  region ??= Object.assign(document.createElement('p'), { className: 'sr-only', role: 'status' });
  // Screen readers ignore content behind a modal dialog.
  const place = document.querySelector('dialog:modal') ?? document.body;
  if (region.parentElement !== place) place.append(region);
  region.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => region?.replaceChildren(text), TEXT_DELAY_MS);
}
