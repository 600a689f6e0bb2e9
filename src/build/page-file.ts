import { inlineHashes } from '../releases/inline-hashes.ts';
import { assetsOf } from './assets.ts';
import type { RenderedPage } from './renderer.ts';
import type { Output, SiteFile } from './site-file.ts';

/** What a build has seen of the pages that it put somewhere. */
export class PageLog {
  readonly #assets = new Map<string, string>();

  /** Puts a page and its scripts; rejects, naming it, where its HTML is not whole. */
  async put(rendered: RenderedPage, output: Output): Promise<void> {
    for (const [path, text] of rendered.scripts) {
      if (this.#assets.has(path) || (await output.has(path))) continue;
      await output.put({ path, body: Buffer.from(text) });
    }
    await output.put(this.#fileOf(rendered));
  }

  #fileOf({ file, body, reads }: RenderedPage): SiteFile {
    if (!file.endsWith('.html')) return { path: file, body, page: { reads, scripts: [] } };
    // Characters beyond ASCII as single bytes: quicker, and nothing looked for has any. Scripts
    // and styles are hashed by their bytes.
    const html = body.toString('latin1');
    if (!html.startsWith('<!DOCTYPE html>') || !html.includes('</html>')) {
      throw new Error(`${file} is not a whole page.`);
    }
    for (const asset of assetsOf(html)) if (!this.#assets.has(asset)) this.#assets.set(asset, file);
    return { path: file, body, page: { reads, scripts: inlineHashes(html) } };
  }

  /** Rejects where a page points to a hashed file that the site does not have. */
  async checkAssets(output: Output): Promise<void> {
    for (const [asset, page] of this.#assets) {
      if (!(await output.has(asset)))
        throw new Error(`${page} points to ${asset}, which is not there.`);
    }
  }
}
