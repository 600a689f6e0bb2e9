/** The files beside the pages that tell of the whole site: made from the data, but no pages. */
import { variantBrand, withOwn } from '../brands/site-brand.ts';
import type { WebNode } from '../domain/entities/web-node.ts';
import { isPromotionCategory } from '../domain/promotion-category.ts';
import type { Env } from '../env.ts';
import type { SnapshotReader } from '../snapshot/reader.ts';
import { redirectRules } from './redirects.ts';
import { siteEntries } from './site-entries.ts';
import { sitemap } from './sitemap.ts';
import { textFiles } from './text-files.ts';

/** The text of `_headers`, from the hashes of all inline scripts and styles. */
export type HeadersFile = (scriptHashes: string[]) => string;

/** Small ones, made with every release: path → text. */
export function smallFiles(reader: SnapshotReader, env: Env): Record<string, string> {
  const brand = withOwn(variantBrand(env), reader.config().brand);
  const roots = (locale: 'nl' | 'en') => reader.rootWebNodes(locale);
  const urls = (nodes: readonly WebNode[]) => nodes.map(({ url }) => url);
  return {
    ...textFiles({
      siteUrl: env.SITE_URL,
      brand,
      year: reader.year(),
      productCount: reader.productCount(),
      categories: roots('nl').filter((node) => !isPromotionCategory(node)),
      storeCount: reader.storePaths().length,
    }),
    _redirects: redirectRules({
      rootCategories: { nl: urls(roots('nl')), en: urls(roots('en')) },
      promotionCategories: {
        nl: urls(roots('nl').filter(isPromotionCategory)),
        en: urls(roots('en').filter(isPromotionCategory)),
      },
      productSlug: brand.slug,
      moved: reader.config().redirects,
      apiBaseUrl: env.API_BASE_URL,
    }),
  };
}

/** The sitemap's files: path → text. They change with the addresses of the site only. */
export function sitemapFiles(reader: SnapshotReader, env: Env): Promise<Record<string, string>> {
  return sitemap(siteEntries(reader, variantBrand(env).slug), env.SITE_URL);
}
