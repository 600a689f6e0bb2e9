import { join } from 'node:path';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Banner } from '../../src/domain/entities/content.ts';
import { routePath } from '../../src/routes.ts';
import { reportAnchors } from './anchors.ts';
import { pageBlocks } from './blocks.ts';
import { compileCompanions } from './companions-schema.ts';
import { compileMenus } from './compile-menus.ts';
import { compileSearch } from './compile-search.ts';
import {
  compileBanners,
  compileCustomerService,
  compileFaq,
  compileUsps,
} from './compile-shared.ts';
import type { Content, LocaleContent, PageEntry } from './content.ts';
import { type LinkTargets, resolveLink } from './links.ts';
import type { MarkdownContext } from './markdown.ts';
import { compileMoved } from './moved-schema.ts';
import { pictureOf } from './media/picture.ts';
import type { ContentProblem, Report } from './problems.ts';
import { type PageFile, type Sources, readSources } from './sources.ts';
import { compileShop } from './shop-schema.ts';
import { compileStorePosts } from './store-posts.ts';
import { type Texts, readTexts } from './texts.ts';
import { LOCALES } from '../../src/domain/locales.ts';

/** What a shop without the demo begins with. */
export const STARTER_CONTENT = join(import.meta.dirname, 'starter');

export interface LoadedContent {
  content: Content;
  problems: ContentProblem[];
}

/** Loads what editors wrote below `dir`. Throws only when `dir` cannot be read. */
export function loadContent(dir: string): LoadedContent {
  return compileContent(readTexts(dir));
}

/**
 * Makes content of the texts of its files (layout: `docs/content.md`). A faulty file is
 * reported by file and line and left out; the others load.
 */
export function compileContent(texts: Texts): LoadedContent {
  const problems: ContentProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const sources = readSources(texts, report);
  reportMissing(sources, report);
  const locales = Object.fromEntries(
    LOCALES.map((locale) => [locale, compile(sources, locale, report)]),
  ) as Record<Locale, LocaleContent>;
  const { company, settings } = sources;
  const shop = compileShop(sources.shop, sources.media, report);
  const resolve = (target: string, locale: Locale) =>
    resolveLink(target, locale, locales[locale].targets);
  const moved = compileMoved(sources.moved, resolve, report);
  const companions = compileCompanions(sources.companions, report);
  return { content: { locales, company, settings, companions, moved, shop }, problems };
}

function compile(sources: Sources, locale: Locale, report: Report): LocaleContent {
  const files = sources.pages.filter((page) => page.locale === locale);
  const targets: LinkTargets = {
    pages: new Map(files.map((page) => [page.value.key, pageAddress(page)])),
    questions: new Set(
      sources.faq.flatMap((source) => source.value.questions.map((question) => question.id)),
    ),
    categories: sources.categories,
    media: sources.media,
  };
  const resolve = (target: string) => resolveLink(target, locale, targets);
  const names = new Map(
    files.map(({ value }) => [value.key, value.menuTitle ?? value.title] as const),
  );
  const pageName = (key: string) => names.get(key) ?? null;
  const picture = pictureOf(locale, sources.media);
  const context = { locale, resolve, picture, pageName, report };
  const banners = compileBanners(sources.banners, context);
  const byName = new Map([...banners.values()].flat().map((banner) => [banner.name, banner]));
  const pages = files.map((page) => compilePage(page, byName, context));
  const menus = compileMenus(sources.menus, context);
  reportAnchors(pages, menus, report);
  return {
    pages,
    menus,
    banners,
    usps: compileUsps(sources.usps, context),
    customerServiceFooter: compileCustomerService(sources.customerService, context),
    faq: compileFaq(sources.faq, context),
    storePosts: compileStorePosts(sources.storePosts, context),
    search: compileSearch(sources, context),
    targets,
  };
}

/** A page's full address: of the route table, else of the file's place. */
function pageAddress({ value, locale, place }: PageFile): string {
  if (value.route) return routePath(value.route, locale, '{slug}');
  return locale === 'nl' ? `/${place}` : `/en/${place}`;
}

function compilePage(
  page: PageFile,
  banners: Map<string, Banner>,
  context: Pick<MarkdownContext, 'resolve' | 'picture'> & { report: Report },
): PageEntry {
  const { file, bodyLine } = page;
  const banner = (name: string) => banners.get(name) ?? null;
  const blocks = pageBlocks(page.body, {
    resolve: context.resolve,
    picture: context.picture,
    banner,
    report: (message, line) => context.report({ file, line: line + bodyLine - 1, message }),
  });
  for (const [index, name] of page.value.banners.entries()) {
    if (banners.has(name)) continue;
    const line = page.lineOf(['banners', index]);
    context.report({ file, line, message: `there is no banner "${name}"` });
  }
  return { ...page.value, file, path: pageAddress(page), blocks };
}

/** What only shows when all files are seen together: doubles, and pages in one language. */
function reportMissing(sources: Sources, report: Report): void {
  const seen = new Map<string, string>();
  for (const { file, locale, value } of sources.pages) {
    const other = seen.get(`${locale}:${value.key}`);
    if (other) report({ file, message: `has the key of ${other}: "${value.key}"` });
    seen.set(`${locale}:${value.key}`, file);
  }
  for (const { file, locale, value } of sources.pages) {
    const other = locale === 'nl' ? 'en' : 'nl';
    if (seen.has(`${other}:${value.key}`)) continue;
    report({ file, message: `has no page with the key "${value.key}" in ${other}` });
  }
  const ids = new Map<string, string>();
  for (const source of sources.faq) {
    for (const [index, { id }] of source.value.questions.entries()) {
      const where = { file: source.file, line: source.lineOf(['questions', index, 'id']) };
      if (ids.has(id)) report({ ...where, message: `question "${id}" is in ${ids.get(id)} too` });
      ids.set(id, source.file);
    }
  }
}
