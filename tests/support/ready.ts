import type { Page } from '@playwright/test';

/**
 * Waits until the scripts of the page listen and its fonts are there: both start after the first
 * paint, which may be after the load event. Everything but what they add works before.
 */
export async function scriptsReady(page: Page): Promise<void> {
  const isReady = () => {
    const { Astro, early } = globalThis as unknown as {
      Astro?: Record<string, unknown>;
      early?: null;
    };
    const islands = [...document.querySelectorAll('astro-island')];
    const directives = islands.map((island) => island.getAttribute('client') ?? '');
    return (
      // What was clicked before the scripts listened is let go of when they do.
      early === null &&
      document.fonts.status === 'loaded' &&
      directives.every((directive) => Astro?.[directive] !== undefined)
    );
  };
  // Not at every frame: that would have the page painted sixty times a second.
  await page.waitForFunction(isReady, undefined, { polling: 50 });
}

/** Opens a page and waits for its scripts. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsReady(page);
}
