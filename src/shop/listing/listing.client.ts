/** Client code of a list page; its cards are in view, so they are updated at once. */
import { onFirstInput } from '../ui/timing.ts';
import { refreshCards } from './live-cards.client.ts';

const IMPORT_PATTERN = /(?:from|import)\s*["'](\.\/[^"']+)["']/g;

const preloaded = new Set<string>();

async function preloadModule(address: string): Promise<void> {
  if (preloaded.has(address)) return;
  preloaded.add(address);
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) return;
  for (const [, path = ''] of (await response.text()).matchAll(IMPORT_PATTERN)) {
    await preloadModule(new URL(path, response.url).href);
  }
}

/**
 * Preloads the code of the page's islands that are not hydrated yet, without running it. Skipped in
 * data-saving mode.
 */
function preloadIslands(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const island of document.querySelectorAll('astro-island[client="intent"][ssr]')) {
    for (const name of ['component-url', 'renderer-url']) {
      const address = island.getAttribute(name);
      if (address) void preloadModule(new URL(address, location.href).href).catch(() => {});
    }
  }
}

for (const cards of document.querySelectorAll('.listing ul[data-cards]')) refreshCards(cards);
onFirstInput(preloadIslands);
