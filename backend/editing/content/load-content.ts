import { join } from 'node:path';
import type { LocaleContent, PageEntry, SearchContent, Content } from './content.ts';
import { type Report, type ContentProblem, type Texts, readTexts } from './read-files.ts';
import { termKey } from '../../search/natural.ts';
import {
  hrefOf,
  type CompileContext,
  compileBanners,
  compileCustomerService,
  compileFaq,
  compileUsps,
  compileMenus,
  compileStorePosts,
} from './compile-shared.ts';
import { type Source, type Sources, type PageFile, readSources } from './sources.ts';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import type { Banner } from '../../../src/domain/content/content.ts';
import { routePath } from '../../../src/routes.ts';
import { parseBlocks } from './blocks.ts';
import { compileCompanions, compileTools, compileMovedAddresses } from './table-schemas.ts';
import { type LinkTargets, resolveLink, type MarkdownContext } from './markdown.ts';
import { pictureAttributesOf } from './media.ts';
import { compileShop } from './settings-schema.ts';

/** Reports links to headings (`page:zaagservice#platen`) that do not exist. */
function reportAnchors(pages: PageEntry[], menus: LocaleContent['menus'], report: Report): void {
  const anchors = new Map(pages.map((page) => [page.path, headingAnchorsOf(page)]));
  const isMissing = (address: string): boolean => {
    const [path = '', anchor] = address.split('#', 2);
    const pageAnchors = anchors.get(path);
    // Pages without headings of editors, such as the FAQ, make their anchors themselves.
    return (
      anchor !== undefined &&
      pageAnchors !== undefined &&
      pageAnchors.size > 0 &&
      !pageAnchors.has(anchor)
    );
  };
  for (const page of pages) {
    for (const address of linkedAddressesOf(page)) {
      const target = address.startsWith('#') ? page.path + address : address;
      if (isMissing(target))
        report({ file: page.file, message: `there is no heading "${address}"` });
    }
  }
  for (const [slug, items] of menus) {
    for (const { url } of items.filter((item) => isMissing(item.url))) {
      report({ file: `menus/${slug}.yaml`, message: `there is no heading "${url}"` });
    }
  }
}

function htmlOf(page: PageEntry): string {
  return page.blocks
    .flatMap((part) => {
      if (part.type === 'text') return [part.html];
      return part.type === 'steps' ? part.items.map((item) => item.html) : [];
    })
    .join('');
}

function headingAnchorsOf(page: PageEntry): Set<string> {
  return new Set([...htmlOf(page).matchAll(/<h\d id="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

function linkedAddressesOf(page: PageEntry): string[] {
  const inText = [...htmlOf(page).matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
  const inLists = page.blocks.flatMap((part) =>
    part.type === 'links' ? part.items.map((item) => item.url) : [],
  );
  return [...inText, ...inLists];
}

type SearchSources = Pick<Sources, 'synonyms' | 'tasks' | 'redirects' | 'pinned'>;

/** Compiles search settings in one language; a duplicate term is reported. */
function compileSearch(
  { synonyms, tasks, redirects, pinned }: SearchSources,
  context: CompileContext,
): SearchContent {
  const { locale } = context;
  reportDuplicates(redirects, context);
  reportDuplicates(pinned, context);
  return {
    synonyms: synonyms.flatMap(({ value }) => [...value[locale], ...value.both]),
    tasks: tasks.flatMap(({ value }) => value[locale]),
    redirects: (redirects?.value ?? []).flatMap(({ terms, to }, at) =>
      terms[locale].length > 0
        ? [{ terms: terms[locale], href: hrefOf(to, redirects!, [at, 'to'], context) }]
        : [],
    ),
    pinned: (pinned?.value ?? []).map(({ terms, products }) => ({
      terms: terms[locale],
      productIds: products,
    })),
  };
}

function reportDuplicates(
  source: Source<{ terms: Record<'nl' | 'en', string[]> }[]> | null,
  { locale, report }: CompileContext,
): void {
  const seenKeys = new Set<string>();
  source?.value.forEach(({ terms }, at) =>
    terms[locale].forEach((term, index) => {
      const key = termKey(term, locale);
      if (seenKeys.has(key)) {
        const line = source.lineOf([at, 'terms', locale, index]);
        report({ file: source.file, line, message: `"${term}" stands here twice (${locale})` });
      }
      seenKeys.add(key);
    }),
  );
}

/** Initial content of a shop without the demo. */
export const STARTER_CONTENT = join(import.meta.dirname, 'starter');

export interface LoadedContent {
  content: Content;
  problems: ContentProblem[];
}

/** Loads the content files in `dir`. Throws only if `dir` cannot be read. */
export function loadContent(dir: string): LoadedContent {
  return compileContent(readTexts(dir));
}

/**
 * Compiles content from the texts of its files (layout: `docs/content.md`). An invalid file is
 * reported by file and line and omitted; the others load.
 */
export function compileContent(texts: Texts): LoadedContent {
  const problems: ContentProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const sources = readSources(texts, report);
  reportInconsistencies(sources, report);
  const locales = Object.fromEntries(
    LOCALES.map((locale) => [locale, compileLocale(sources, locale, report)]),
  ) as Record<Locale, LocaleContent>;
  const { company, settings } = sources;
  const shop = compileShop(sources.shop, sources.media, report);
  const resolve = (target: string, locale: Locale) =>
    resolveLink(target, locale, locales[locale].targets);
  const moved = compileMovedAddresses(sources.moved, resolve, report);
  const companions = compileCompanions(sources.companions, report);
  const tools = compileTools(sources.tools);
  return {
    content: {
      locales,
      company,
      settings,
      companions,
      tools,
      movedAddresses: moved,
      ownBrand: shop,
    },
    problems,
  };
}

function compileLocale(sources: Sources, locale: Locale, report: Report): LocaleContent {
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
  const pictureAttributes = pictureAttributesOf(locale, sources.media);
  const context = { locale, resolve, pictureAttributes, pageName, report };
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

/** A page's full address, from the route table or else the file's place. */
function pageAddress({ value, locale, place }: PageFile): string {
  if (value.route) return routePath(value.route, locale, '{slug}');
  return locale === 'nl' ? `/${place}` : `/en/${place}`;
}

function compilePage(
  page: PageFile,
  banners: Map<string, Banner>,
  context: Pick<MarkdownContext, 'resolve' | 'pictureAttributes'> & { report: Report },
): PageEntry {
  const { file, bodyLine } = page;
  const findBanner = (name: string) => banners.get(name) ?? null;
  const blocks = parseBlocks(page.body, {
    resolve: context.resolve,
    pictureAttributes: context.pictureAttributes,
    banner: findBanner,
    report: (message, line) => context.report({ file, line: line + bodyLine - 1, message }),
  });
  for (const [index, name] of page.value.banners.entries()) {
    if (banners.has(name)) continue;
    const line = page.lineOf(['banners', index]);
    context.report({ file, line, message: `there is no banner "${name}"` });
  }
  return { ...page.value, file, path: pageAddress(page), blocks };
}

/** Checks across files: duplicates, and pages that exist in only one language. */
function reportInconsistencies(sources: Sources, report: Report): void {
  const firstPlaces = new Map<string, string>();
  for (const { file, locale, value } of sources.pages) {
    const otherPage = firstPlaces.get(`${locale}:${value.key}`);
    if (otherPage) report({ file, message: `has the key of ${otherPage}: "${value.key}"` });
    firstPlaces.set(`${locale}:${value.key}`, file);
  }
  for (const { file, locale, value } of sources.pages) {
    const otherLocale = locale === 'nl' ? 'en' : 'nl';
    if (firstPlaces.has(`${otherLocale}:${value.key}`)) continue;
    report({ file, message: `has no page with the key "${value.key}" in ${otherLocale}` });
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
