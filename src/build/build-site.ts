/**
 * The whole build: reads the APIs into the snapshot, renders every page, adds the files
 * beside them, and only then puts the result in the place of the last one.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { BRANDS } from '../brands/brands.ts';
import type { Env } from '../env.ts';
import { openReader } from '../snapshot/open.ts';
import type { SnapshotReader } from '../snapshot/reader.ts';
import { type BuildSummary, fullBuild } from './full-build.ts';
import { redirectRules } from './redirects.ts';
import { setRenderJob } from './renderer-integration.ts';
import { siteEntries } from './site-entries.ts';
import { setSitemapEntries } from './sitemap.ts';
import { textFiles } from './text-files.ts';

export interface BuildOptions {
  env: Env;
  /** The repository's folder. */
  root: string;
  /** Where the finished site goes. */
  outDir: string;
  /** Sees every page, and gives files to put beside them: name → text. */
  companion?: { onPage(html: string): void; files(): Record<string, string> };
}

/** Builds from the snapshot as it is. Throws, leaving `outDir` alone, when anything fails. */
export async function buildSite({
  env,
  root,
  outDir,
  companion,
}: BuildOptions): Promise<BuildSummary> {
  const next = `${outDir}.next`;
  let summary: BuildSummary | undefined;

  setRenderJob(async (renderer, astroOut) => {
    const reader = openReader(env.DATA_DIR);
    setSitemapEntries(siteEntries(reader, BRANDS[env.SITE_VARIANT].slug));
    summary = await fullBuild(renderer, astroOut, companion?.onPage);
    await writeBesides(reader, env, fileURLToPath(astroOut), companion?.files() ?? {});
    reader.close();
  });

  await rm(next, { recursive: true, force: true });
  await build({
    root,
    outDir: next,
    logLevel: 'warn',
    mode: 'production',
  });
  if (!summary) throw new Error('The build ended before any page was rendered.');

  await replace(next, outDir);
  return summary;
}

async function writeBesides(
  reader: SnapshotReader,
  env: Env,
  out: string,
  more: Record<string, string>,
): Promise<void> {
  const brand = BRANDS[env.SITE_VARIANT];
  const roots = (locale: 'nl' | 'en') => reader.rootWebNodes(locale);
  const files = {
    ...more,
    ...textFiles({
      siteUrl: env.SITE_URL,
      brand,
      readAt: reader.readAt(),
      productCount: reader.productCount(),
      categories: roots('nl').filter(({ code }) => code !== 'NUPDActie'),
      storeCount: reader.storePaths().length,
    }),
    // Last: a running server takes over a new build when this file appears.
    _redirects: redirectRules({
      rootCategories: {
        nl: roots('nl').map(({ url }) => url),
        en: roots('en').map(({ url }) => url),
      },
      productSlug: brand.slug,
      apiBaseUrl: env.API_BASE_URL.replace(/\/$/, ''),
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(out, name)), { recursive: true });
    await writeFile(path.join(out, name), text);
  }
}

/** Two renames: at no moment is `target` half old and half new. */
async function replace(next: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
  await rm(old, { recursive: true, force: true });
}
