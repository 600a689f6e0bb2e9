import type { RenderedPage, Renderer } from './renderer.ts';
import type { PagePath } from './site-paths.ts';

/** Renders one page at a time, in the order of the calls: a renderer records the reads of a page. */
export function renderInTurn(renderer: Renderer): Renderer {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...renderer,
    render(page: PagePath): Promise<RenderedPage> {
      const rendered = last.then(() => renderer.render(page));
      last = rendered.catch(() => undefined);
      return rendered;
    },
  };
}
