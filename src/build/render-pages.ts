import { setImmediate } from 'node:timers/promises';
import { parallel } from '../snapshot/parallel.ts';
import { PageLog } from './page-file.ts';
import type { PagePath, Renderer } from './renderer.ts';
import type { RendererThread } from './renderer-thread.ts';
import type { Output } from './site-file.ts';

/** Pages from which on it pays to share them with a second renderer. */
const WORTH_SHARING = 20;
/** The same where that one is not started yet. */
const WORTH_STARTING = 400;
/** Pages that the second one has before it: it never waits for the next. */
const AHEAD = 2;

export interface RenderPages {
  renderer: Renderer;
  /** Over the same snapshot; absent: all are rendered here. */
  thread?: RendererThread | undefined;
  output: Output;
  onPage?(done: number, total: number): void;
}

/**
 * Renders pages and puts them; whoever is free takes the next. Rejects with the first failure, and
 * where a page points to a file that the site does not have.
 */
export async function renderPages(
  pages: readonly PagePath[],
  { renderer, thread, output, onPage }: RenderPages,
): Promise<void> {
  const log = new PageLog();
  const worth = thread?.isStanding ? WORTH_SHARING : WORTH_STARTING;
  const second = thread && pages.length > worth ? thread : null;
  const begun = second?.begin();
  let done = 0;
  await parallel(pages, second ? 1 + AHEAD : 1, async (page, _, lane) => {
    const isOwn = !second || lane === 0;
    if (!isOwn) await begun;
    await log.put(await (isOwn ? renderer : second).render(page), output);
    // What the other one answers is heard in between.
    if (isOwn && second) await setImmediate();
    onPage?.(++done, pages.length);
  });
  await log.checkAssets(output);
}
