/** What the page of a list runs: its cards are in view, so they are made true at once. */
import { onFirstTouch } from '../ui/first-touch.client.ts';
import { keepTrue } from './live-cards.client.ts';

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
 * Fetches the code of the page's sleeping islands, so that it lies in the browser's memory when
 * it is wanted. None of it runs. Not for who saves data.
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

for (const cards of document.querySelectorAll('.listing ul[data-cards]')) keepTrue(cards);
onFirstTouch(fetchIslands);
