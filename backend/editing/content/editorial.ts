/** The published content as calls read it, for the shop and for search. */
import { respellingLookup, synonymLookup } from '../../search/synonyms/synonym-lookup.ts';
import { taskLookup } from '../../search/tasks/task-model.ts';
import { termKey } from '../../search/natural.ts';
import type { SearchGuide, SearchLocale } from '../../search/types.ts';
import { type FindSitePages, type SitePage, preparePageSearch } from '../../search/site-pages.ts';
import type { SearchContent, Content } from './content.ts';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import { type CompiledFitTable, compileFitTable } from '../../../src/domain/fit/fit-table.ts';
import { type ContentProblem, problemText } from './read-files.ts';
import type { Settings } from './settings-schema.ts';
import { siteBrand } from '../../../src/brands/site-brand.ts';
import { isHiddenPath, href } from '../../../src/i18n/href.ts';
import { fillText } from './placeholders.ts';

/** Editors' search settings, prepared for lookups. `slug` fills `{slug}` in addresses. */
export function searchGuideOf(
  { synonyms, tasks, redirects, pinned }: SearchContent,
  locale: SearchLocale,
  slug: string,
): SearchGuide {
  const addresses = indexByTerm(redirects, locale, ({ href }) => href.replaceAll('{slug}', slug));
  const pins = indexByTerm(pinned, locale, ({ productIds }) => productIds);
  return {
    synonyms: synonymLookup(synonyms, locale),
    respelled: respellingLookup(synonyms, locale),
    ...taskLookup(tasks, locale),
    redirect: (term) => addresses.get(termKey(term, locale)) ?? null,
    pinned: (term) => pins.get(termKey(term, locale)) ?? [],
  };
}

function indexByTerm<T extends { terms: string[] }, V>(
  rows: readonly T[],
  locale: SearchLocale,
  value: (row: T) => V,
): Map<string, V> {
  return new Map(
    rows.flatMap((row) =>
      row.terms.map((term): [string, V] => [termKey(term, locale), value(row)]),
    ),
  );
}

/** The published content, prepared for the calls. Immutable: a change creates a new one. */
export interface Editorial {
  content: Content;
  settings: Settings;
  /** Search settings. */
  searchGuides: Record<Locale, SearchGuide>;
  /** Finds questions, pages and tools. */
  sitePages: Record<Locale, FindSitePages>;
  /** Which products go together. */
  fitTable: CompiledFitTable;
}

/**
 * Prepares content for the calls; `slug` is the route slug of the site variant. Throws an Error
 * with a readable message if required settings are missing.
 */
export function editorialOf(
  content: Content,
  slug: string,
  problems: readonly ContentProblem[],
): Editorial {
  const { settings, locales } = content;
  if (!settings) {
    const settingsProblems = problems
      .filter(({ file }) => file === 'settings.yaml')
      .map(problemText);
    throw new Error(`The shop has no usable settings. ${settingsProblems.join('; ')}`);
  }
  const guideFor = (locale: Locale) => searchGuideOf(locales[locale].search, locale, slug);
  return {
    content,
    settings,
    searchGuides: { nl: guideFor('nl'), en: guideFor('en') },
    sitePages: prepareSitePages(content, slug),
    fitTable: compileFitTable(content.companions),
  };
}

/** The tools, for the search; `text`: words that name what a tool is for. */
const TOOLS = [
  {
    tool: 'wall',
    route: 'tool-wall',
    name: {
      nl: 'Wand bouwen: reken je materiaal uit',
      en: 'Wall builder: calculate your materials',
    },
    text: {
      nl: 'wandbouwer berekenen rekenhulp hulpmiddel gipsplaten profielen metalstud tussenwand binnenwand',
      en: 'tool calculator plasterboard profiles metal stud partition',
    },
  },
  {
    tool: 'joint',
    route: 'tool-joint',
    name: {
      nl: 'Boutverbinding kiezen',
      en: 'Choose a bolted joint',
    },
    text: {
      nl: 'bout moer ring berekenen rekenhulp hulpmiddel klemlengte',
      en: 'bolt nut washer tool calculator grip length',
    },
  },
] as const;

/** Keys of pages that the search leaves out, because they have no content of their own. */
const NOT_FOUND_BY_SEARCH = new Set(['index', 'not-found']);

const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** The pages that search also finds: questions, editorial pages and tools. */
function sitePagesOf(content: Content, locale: Locale, slug: string): SitePage[] {
  const address = href(locale);
  const values = { name: content.ownBrand?.name ?? siteBrand().name, slug, count: '' };
  const { faq, pages } = content.locales[locale];
  const questions = faq.flatMap((category) =>
    category.questions.map(({ id, question, answer }): SitePage => ({
      kind: 'question',
      name: fillText(question, values),
      url: `${address('faq')}#${id}`,
      text: `${category.title} ${plainText(answer)}`,
    })),
  );
  const editorialPages = pages.flatMap((page): SitePage[] => {
    const url = fillText(page.path, values);
    const isShown = !page.robotsNoIndex && !isHiddenPath(url, locale);
    if (!isShown || NOT_FOUND_BY_SEARCH.has(page.route ?? '')) return [];
    const name = fillText(page.title, values);
    const headings = page.blocks.flatMap((block) =>
      'heading' in block ? (block.heading ?? []) : [],
    );
    const text = [page.menuTitle, page.description, page.keywords, ...headings].join(' ');
    return [{ kind: 'page', name, url, text }];
  });
  const tools = TOOLS.map(({ tool, route, name, text }): SitePage => ({
    kind: 'page',
    name: name[locale],
    url: address(route),
    text: text[locale],
    tool,
  }));
  return [...tools, ...editorialPages, ...questions];
}

/** Prepares questions, pages and tools for the search, in both languages. */
export function prepareSitePages(content: Content, slug: string): Record<Locale, FindSitePages> {
  const prepared = LOCALES.map((locale) => [
    locale,
    preparePageSearch(sitePagesOf(content, locale, slug), locale),
  ]);
  return Object.fromEntries(prepared) as Record<Locale, FindSitePages>;
}

const DRAWN_BANNER_ADDRESS = /^\/api\/images\/banners\/([^/?]+)/;
const bannersByEditorial = new WeakMap<Editorial, ReadonlySet<string>>();

/** Names of the banners in the current content whose image the shop draws. */
export function drawnBannersOf(editorial: Editorial): ReadonlySet<string> {
  const cached = bannersByEditorial.get(editorial);
  if (cached) return cached;
  const names = LOCALES.flatMap((locale) =>
    [...editorial.content.locales[locale].banners.values()].flat().flatMap(({ img }) => {
      const [, name] = DRAWN_BANNER_ADDRESS.exec(img ?? '') ?? [];
      return name === undefined ? [] : [name];
    }),
  );
  const bannerNames = new Set(names);
  bannersByEditorial.set(editorial, bannerNames);
  return bannerNames;
}
