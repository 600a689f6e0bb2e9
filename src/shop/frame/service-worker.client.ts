/** By then a page has all that its first view needs, also on a slow line. */
const QUIET_MS = 8_000;

/** Prepares the shop for reading offline: late after the page has loaded, or once it is used. */
export function offerOffline(): void {
  // What the visitor does comes first. The code runs once, however often it is asked for.
  const start = () => setTimeout(() => void import('./offline.client.ts').catch(() => {}), 500);
  setTimeout(start, QUIET_MS);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
}
