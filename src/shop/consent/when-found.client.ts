const AGAIN_MS = 2_000;

/** Hands over an element once it is in the page: looked up every 2 s until found (spec 1 §2.1). */
export function whenFound(selector: string, use: (element: HTMLElement) => void): void {
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) use(found);
    else setTimeout(look, AGAIN_MS);
  };
  look();
}
