/**
 * What a renderer does before anybody asks: it renders pages for nobody, of every kind, until
 * the engine has compiled what renders them. The first hundred pages cost two or three times what
 * the next ones do, and an editor waits for a hundred.
 */
import { setImmediate } from 'node:timers/promises';
import type { PagePath, Renderer } from './renderer.ts';

/** Pages of one kind, and at most one in so many of them: in a small shop an edit touches few. */
const OF_A_KIND = 60;
const ONE_IN = 4;

/**
 * Answers what warms a renderer up: it ends as soon as somebody asks (`isWanted`), and goes on from
 * there when it is called again. What fails here is told to who asks for it. `atLast` follows when
 * all are rendered.
 */
export function warmUp(
  { paths, rehearse }: Pick<Renderer, 'paths' | 'rehearse'>,
  atLast: () => Promise<unknown> = async () => {},
): (isWanted: () => boolean) => Promise<void> {
  let all: PagePath[] = [];
  let left: PagePath[] = [];
  let isDone = false;
  return async (isWanted) => {
    if (isDone) return;
    try {
      const now = await paths();
      // An edit came between: what was to come may be no more.
      if (now !== all) left = sample(now);
      all = now;
      for (let page = left.pop(); page && !isWanted(); page = left.pop()) {
        await rehearse(page);
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
