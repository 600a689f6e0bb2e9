/** Before the text: a region whose text comes together with it is not read out. */
const REGION_FIRST_MS = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has a screen reader speak a text, which is shown elsewhere. The last of quick changes counts. */
export function announce(text: string): void {
  region ??= Object.assign(document.createElement('p'), { className: 'sr-only', role: 'status' });
  // Behind a modal dialog nothing is read out.
  const place = document.querySelector('dialog:modal') ?? document.body;
  if (region.parentElement !== place) place.append(region);
  region.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => region?.replaceChildren(text), REGION_FIRST_MS);
}
