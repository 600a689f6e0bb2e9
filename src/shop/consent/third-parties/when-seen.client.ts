/** Runs `start` once the page is visible, i.e. not while it is being prerendered. */
export function whenVisible(start: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
