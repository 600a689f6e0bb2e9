/** Runs `start` once somebody sees the page: one that is only prepared has not been seen. */
export function whenSeen(start: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
