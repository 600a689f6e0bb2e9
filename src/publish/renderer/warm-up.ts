/**
 * Warms up a renderer: renders and discards pages of every kind until the engine has compiled the
 * code. The first hundred pages take two or three times as long as later ones, and an editor's
 * change often affects a hundred.
 */
import { setImmediate } from 'node:timers/promises';
import type { Renderer } from './renderer.ts';
import type { PagePath } from './site-paths.ts';

/** Maximum pages per kind, and at most one in this many: in a small shop an edit affects few. */
const OF_A_KIND = 60;
const ONE_IN = 4;

/**
 * Returns a function that warms up the renderer. It stops when a request comes in (`isWanted`) and
 * continues from there at the next call. Failures are ignored: real requests report them. `atLast`
 * runs when all pages are rendered.
 */
export function warmUp(
  { paths, warm }: Pick<Renderer, 'paths' | 'warm'>,
  atLast: () => Promise<unknown> = async () => {},
): (isWanted: () => boolean) => Promise<void> {
  let all: PagePath[] = [];
  let left: PagePath[] = [];
  let isDone = false;
  return async (isWanted) => {
    if (isDone) return;
    try {
      const now = await paths();
      // After an edit, later pages of the list may no longer exist.
      if (now !== all) left = sample(now);
      all = now;
      for (let page = left.pop(); page && !isWanted(); page = left.pop()) {
        await warm(page);
        await setImmediate();
      }
      if (isWanted()) return;
      await atLast();
    } catch {
      // There may be no snapshot yet.
    }
    isDone = true;
  };
}

function sample(pages: readonly PagePath[]): PagePath[] {
  const kinds = Map.groupBy(pages, ({ route }) => route.component);
  return [...kinds.values()].flatMap((all) => {
    const every = Math.max(Math.ceil(all.length / OF_A_KIND), ONE_IN);
    return all.filter((_, index) => index % every === 0);
  });
}
