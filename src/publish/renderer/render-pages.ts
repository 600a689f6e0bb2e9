import { setImmediate } from 'node:timers/promises';
import { inlineHashes } from '../releases/inline-hashes.ts';
import type { RenderedPage, Renderer } from './renderer.ts';
import type { PagePath } from './site-paths.ts';
import type { Output, SiteFile } from '../build/output.ts';
import { parallel } from '../snapshot/parallel.ts';
import type { RendererThread } from './renderer-thread.ts';

const ASSET_ADDRESS = /\/_astro\/[\w.@-]+/g;

/** Hashed assets that a page points to: `_astro/page.B3x-9.css`. */
export function assetsOf(page: string): Set<string> {
  return new Set([...page.matchAll(ASSET_ADDRESS)].map(([asset]) => asset.slice(1)));
}

/** Records facts about the pages that a build has written. */
class PageLog {
  readonly #assets = new Map<string, string>();

  /** Writes a page and its scripts; rejects, naming the page, if its HTML is incomplete. */
  async put(rendered: RenderedPage, output: Output): Promise<void> {
    for (const [path, text] of rendered.scripts) {
      if (this.#assets.has(path) || (await output.has(path))) continue;
      await output.put({ path, body: Buffer.from(text) });
    }
    await output.put(this.#fileOf(rendered));
  }

  #fileOf({ file, body, reads }: RenderedPage): SiteFile {
    if (!file.endsWith('.html')) return { path: file, body, page: { reads, scripts: [] } };
    // `latin1` decodes faster, and everything searched for is ASCII. Hashes are computed over bytes
    // anyway.
    const html = body.toString('latin1');
    if (!html.startsWith('<!DOCTYPE html>') || !html.includes('</html>')) {
      throw new Error(`${file} is not a whole page.`);
    }
    for (const asset of assetsOf(html)) if (!this.#assets.has(asset)) this.#assets.set(asset, file);
    return { path: file, body, page: { reads, scripts: inlineHashes(html) } };
  }

  /** Rejects if a page refers to a hashed file that the site does not have. */
  async checkAssets(output: Output): Promise<void> {
    for (const [asset, page] of this.#assets) {
      if (!(await output.has(asset)))
        throw new Error(`${page} points to ${asset}, which is not there.`);
    }
  }
}

/** Number of pages from which a second renderer pays off. */
const MIN_SHARED_PAGES = 20;
/** Number of pages from which it pays off if it has to be started first. */
const MIN_PAGES_TO_START = 400;
/** Pages queued for the second renderer, so that it never idles. */
const QUEUE_DEPTH = 2;

export interface RenderPagesOptions {
  renderer: Renderer;
  /** A second renderer of the same snapshot; if absent, `renderer` renders all pages. */
  thread?: RendererThread | undefined;
  output: Output;
  onPage?(done: number, total: number): void;
}

/**
 * Renders pages and writes them; each renderer takes the next page when free. Rejects with the
 * first failure, or if a page refers to a file that the site does not have.
 */
export async function renderPages(
  pages: readonly PagePath[],
  { renderer, thread, output, onPage }: RenderPagesOptions,
): Promise<void> {
  const log = new PageLog();
  const worth = thread?.isRunning ? MIN_SHARED_PAGES : MIN_PAGES_TO_START;
  const second = thread && pages.length > worth ? thread : null;
  const begun = second?.begin();
  let done = 0;
  await parallel(pages, second ? 1 + QUEUE_DEPTH : 1, async (page, _, lane) => {
    const isOwn = !second || lane === 0;
    if (!isOwn) await begun;
    await log.put(await (isOwn ? renderer : second).render(page), output);
    // Gives messages from the other thread a turn.
    if (isOwn && second) await setImmediate();
    onPage?.(++done, pages.length);
  });
  await log.checkAssets(output);
}
