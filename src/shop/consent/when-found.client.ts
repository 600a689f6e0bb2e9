const RETRY_MS = 2_000;

/** Passes an element to `use` once it exists; checks every 2 s (spec 1 §2.1). */
export function whenFound(selector: string, use: (element: HTMLElement) => void): void {
  const check = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) use(found);
    else setTimeout(check, RETRY_MS);
  };
  check();
}
