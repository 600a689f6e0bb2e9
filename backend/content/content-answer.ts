import type { Locale } from '../../src/domain/entities/common.ts';
import type {
  ContentGroupName,
  ContentPage,
  FaqCategory,
  PageMeta,
} from '../../src/domain/entities/content.ts';
import { type FactSource, contentFacts } from './content-facts.ts';
import type { Content, LocaleContent, PageEntry } from './content.ts';
import { fillBanner, fillFaq, fillGroup } from './fill.ts';
import { contentGroup } from './groups.ts';
import { currentItems } from './period.ts';
import { type Facts, fillText } from './placeholders.ts';

export interface ContentRequest extends FactSource {
  /** Path of a page; the `/en` of an English one may be missing. */
  url: string;
  groups: readonly ContentGroupName[];
  pageMeta: boolean;
  /** Public origin of the shop. */
  siteUrl: string;
  /** The caller's values: `term` fills `{param:term}`. */
  params?: Record<string, string>;
}

/**
 * The content call (spec 1 §4.4). An unknown path gets status NotFound with the generic
 * fallback: the not-found article and its blocks, the shared groups, and no page meta.
 */
export function contentAnswer(content: Content, request: ContentRequest): ContentPage {
  const { locale, now } = request;
  const own = content.locales[locale];
  const params = Object.entries(request.params ?? {}).map(([key, value]) => [
    `param:${key}`,
    value,
  ]);
  const facts = { ...contentFacts(request, content.company), ...Object.fromEntries(params) };
  const found = findPage(own, request.url, locale, facts);
  const page = found ?? own.pages.find(({ type }) => type === '404') ?? null;
  const parts: ContentPage['parts'] = {};
  for (const name of new Set(request.groups)) {
    const group = contentGroup(name, page, own, now);
    if (group) parts[name] = fillGroup(group, facts);
  }
  return {
    status: found ? 'Ok' : 'NotFound',
    article: article(page, own, now, facts),
    parts,
    pageMeta: found && request.pageMeta ? meta(found, request, facts) : null,
  };
}

/**
 * FAQ categories by name: one category, or all of them for `klantenservice`. An unknown name
 * gives an empty list.
 */
export function faqAnswer(content: Content, name: string, source: FactSource): FaqCategory[] {
  const { faq } = content.locales[source.locale];
  const wanted = name.toLowerCase();
  const found = wanted === 'klantenservice' ? faq : faq.filter((entry) => entry.name === wanted);
  return fillFaq(found, contentFacts(source, content.company));
}

/** The page of an address; case, a trailing slash, query and hash make no difference. */
function findPage(own: LocaleContent, url: string, locale: Locale, facts: Facts): PageEntry | null {
  const path = `/${url.replace(/[?#].*$/, '').toLowerCase()}`.replace(/\/+/g, '/');
  const plain = path === '/' ? path : path.replace(/\/$/, '');
  const prefixed = plain === '/en' || plain.startsWith('/en/');
  const address = locale === 'en' && !prefixed ? `/en${plain === '/' ? '' : plain}` : plain;
  return own.pages.find((page) => fillText(page.path, facts) === address) ?? null;
}

function article(
  page: PageEntry | null,
  own: LocaleContent,
  now: Date,
  facts: Facts,
): ContentPage['article'] {
  if (!page) {
    return { type: '404', title: '', banners: [], robotsNoIndex: true, robotsNoFollow: false };
  }
  const all = [...own.banners.values()].flat();
  const banners = page.banners.flatMap((name) => all.find((banner) => banner.name === name) ?? []);
  return {
    type: page.type,
    title: fillText(page.title, facts),
    banners: currentItems(banners, now).map((banner) => fillBanner(banner, facts)),
    robotsNoIndex: page.robotsNoIndex,
    robotsNoFollow: page.robotsNoFollow,
  };
}

function meta(page: PageEntry, request: ContentRequest, facts: Facts): PageMeta {
  return {
    title: fillText(page.metaTitle ?? `${page.title} | {name}`, facts),
    type: page.route === 'index' ? 'website' : 'article',
    link: fillText(page.path, facts),
    domain: request.siteUrl,
    description: fillText(page.description, facts),
    image: page.image ?? null,
    keywords: page.keywords ?? null,
    siteName: request.brand.name,
    robots: robotsRules(page),
  };
}

function robotsRules({ robotsNoIndex, robotsNoFollow }: PageEntry): string | null {
  const rules = [robotsNoIndex && 'noindex', robotsNoFollow && 'nofollow'].filter(Boolean);
  return rules.length > 0 ? rules.join(', ') : null;
}
