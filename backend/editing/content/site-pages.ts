import { siteBrand } from '../../../src/brands/site-brand.ts';
import { LOCALES, type Locale } from '../../../src/domain/shared/common.ts';
import { isHiddenPath, href } from '../../../src/i18n/href.ts';
import { type SitePage, type SitePages, sitePages } from '../../search/site-pages.ts';
import type { Content } from './content.ts';
import { fillText } from './placeholders.ts';

/** The tools, which are no pages of editors; `text`: words that name what they are for. */
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

/** Addresses of pages that no search should lead to, since they say nothing themselves. */
const NOT_FOUND_BY_SEARCH = new Set(['index', 'not-found']);

const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** What the search finds beside products: questions, pages of editors, tools. */
function pagesOf(content: Content, locale: Locale, slug: string): SitePage[] {
  const to = href(locale);
  const facts = { name: content.shop?.name ?? siteBrand().name, slug, count: '' };
  const { faq, pages } = content.locales[locale];
  const questions = faq.flatMap((category) =>
    category.questions.map(({ id, question, answer }): SitePage => ({
      kind: 'question',
      name: fillText(question, facts),
      url: `${to('faq')}#${id}`,
      text: `${category.title} ${plainText(answer)}`,
    })),
  );
  const own = pages.flatMap((page): SitePage[] => {
    const url = fillText(page.path, facts);
    const isShown = !page.robotsNoIndex && !isHiddenPath(url, locale);
    if (!isShown || NOT_FOUND_BY_SEARCH.has(page.route ?? '')) return [];
    const name = fillText(page.title, facts);
    const headings = page.blocks.flatMap((block) =>
      'heading' in block ? (block.heading ?? []) : [],
    );
    const text = [page.menuTitle, page.description, page.keywords, ...headings].join(' ');
    return [{ kind: 'page', name, url, text }];
  });
  const tools = TOOLS.map(({ tool, route, name, text }): SitePage => ({
    kind: 'page',
    name: name[locale],
    url: to(route),
    text: text[locale],
    tool,
  }));
  return [...tools, ...own, ...questions];
}

/** Prepares questions, pages and tools for the search, in both languages. */
export function contentSearch(content: Content, slug: string): Record<Locale, SitePages> {
  const prepared = LOCALES.map((locale) => [
    locale,
    sitePages(pagesOf(content, locale, slug), locale),
  ]);
  return Object.fromEntries(prepared) as Record<Locale, SitePages>;
}
