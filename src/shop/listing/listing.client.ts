/** Client code of a list page; its cards are in view, so they are updated at once. */
import { onFirstInput } from '../ui/timing.ts';
import { refreshCards } from './live-cards.client.ts';

const IMPORTS = /(?:from|import)\s*["'](\.\/[^"']+)["']/g;

const fetched = new Set<string>();

async function fetchModule(address: string): Promise<void> {
  if (fetched.has(address)) return;
  fetched.add(address);
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) return;
  for (const [, path = ''] of (await answer.text()).matchAll(IMPORTS)) {
    await fetchModule(new URL(path, answer.url).href);
  }
}

/**
 * Preloads the code of the page's islands that are not hydrated yet, without running it. Skipped in
 * data-saving mode.
 */
function fetchIslands(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const island of document.querySelectorAll('astro-island[client="intent"][ssr]')) {
    for (const name of ['component-url', 'renderer-url']) {
      const address = island.getAttribute(name);
      if (address) void fetchModule(new URL(address, location.href).href).catch(() => {});
    }
  }
}

for (const cards of document.querySelectorAll('.listing ul[data-cards]')) refreshCards(cards);
onFirstInput(fetchIslands);
