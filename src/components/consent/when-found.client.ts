const AGAIN_MS = 2_000;
/** Content that is not there by then does not come any more. */
const MOST_TRIES = 30;

/** Hands over an element once it is in the page: looked up again every 2 s (spec 1 §2.1). */
export function whenFound(selector: string, use: (element: HTMLElement) => void): void {
  let tries = 0;
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) use(found);
    else if ((tries += 1) < MOST_TRIES) setTimeout(look, AGAIN_MS);
  };
  look();
}
