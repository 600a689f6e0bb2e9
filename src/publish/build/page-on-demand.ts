/** Files of a site that has not been published yet, made when they are requested. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../env.ts';
import { brandFiles } from '../bundle/brand-files.ts';
import { outputFile } from '../renderer/site-paths.ts';
import type { BuildContext } from './build-site.ts';

/**
 * Maximum number of waiting requests. They are rendered between the pages of the release itself.
 */
const MAX_WAITING = 20;

export interface UnpublishedFile {
  /** Its name in the site: `product/gipsplaat-100123.html`. */
  file: string;
  body: Uint8Array;
}

/**
 * Returns a function that answers an address (`/en/about-us`, `/_astro/page.css`) from the bundle
 * and the snapshot; null if the site has no such file, or too many wait. It rejects if the page
 * fails.
 */
export function filesOnDemand(
  { bundle, renderer, reader }: BuildContext,
  env: Env,
): (address: string) => Promise<UnpublishedFile | null> {
  /** Scripts that were taken out of rendered pages: file → text. */
  const scripts = new Map<string, string>();
  let waiting = 0;
  let branded: Promise<Record<string, string>> | undefined;

  const renderedFile = async (address: string): Promise<UnpublishedFile | null> => {
    const found = (await renderer.paths()).find(({ pathname }) => pathname === address);
    if (!found) return null;
    const rendered = await renderer.render(found);
    for (const [file, text] of rendered.scripts) scripts.set(file, text);
    return { file: outputFile(address, found.route.type), body: rendered.body };
  };

  return async (address) => {
    const file = address.replace(/^\/+|\/+$/g, '');
    branded ??= brandFiles(bundle.files, env, reader.config().brand);
    const text = scripts.get(file) ?? (await branded)[file];
    if (text !== undefined) return { file, body: Buffer.from(text) };
    const asset = await bundledFile(bundle.files, file);
    if (asset || waiting >= MAX_WAITING) return asset;
    waiting += 1;
    return renderedFile(`/${file}`).finally(() => (waiting -= 1));
  };
}

async function bundledFile(folder: string, name: string): Promise<UnpublishedFile | null> {
  const file = path.join(folder, name);
  if (name === '' || !file.startsWith(folder + path.sep)) return null;
  const body = await readFile(file).catch(() => null);
  return body && { file: name, body };
}
