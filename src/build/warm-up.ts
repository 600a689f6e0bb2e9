/**
 * What a renderer does before anybody asks: it renders pages for nobody, of every kind, until
 * the engine has compiled what renders them. The first hundred pages cost two or three times what
 * the next ones do, and an editor waits for a hundred.
 */
import { setImmediate } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { sitemapFiles } from './besides.ts';
import type { Workshop } from './build-site.ts';
import type { PagePath } from './renderer.ts';

/** Pages of one kind. */
const OF_A_KIND = 60;

/**
 * Answers what warms a renderer up: it ends as soon as somebody asks (`isWanted`), and goes on from
 * there when it is called again. What fails here is told to who asks for it.
 */
export function warmUp(
  { renderer, reader }: Workshop,
  env: Env,
): (isWanted: () => boolean) => Promise<void> {
  let all: PagePath[] = [];
  let left: PagePath[] = [];
  let isDone = false;
  return async (isWanted) => {
    if (isDone) return;
    try {
      const now = await renderer.paths(false);
      // An edit came between: what was to come may be no more.
      if (now !== all) left = sample(now);
      all = now;
      for (let page = left.pop(); page && !isWanted(); page = left.pop()) {
        await renderer.render(page);
        await setImmediate();
      }
      if (isWanted()) return;
      // Kept by its parts: the next one makes those anew that changed.
      await sitemapFiles(reader, env);
    } catch {
      // There may be no snapshot yet.
    }
    isDone = true;
  };
}

function sample(pages: readonly PagePath[]): PagePath[] {
  const kinds = Map.groupBy(pages, ({ route }) => route.component);
  return [...kinds.values()].flatMap((all) => {
    const every = Math.ceil(all.length / OF_A_KIND);
    return all.filter((_, index) => index % every === 0);
  });
}
