import type {
  Banner,
  ContentGroup,
  ContentPart,
  CustomerServiceFooter,
  FaqCategory,
  MenuItem,
  SellingPoint,
  ContentGroupName,
  ContentPage,
  PageMeta,
} from '../../../src/domain/content/content.ts';
import { type Facts, fillHtml, fillText } from './placeholders.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { type FactSource, contentFacts } from './content-facts.ts';
import type { Content, LocaleContent, PageEntry } from './content.ts';
import { contentGroup } from './groups.ts';
import { currentItems } from './period.ts';

/** Fills placeholders in entities; values are escaped in HTML fields only. */

function fillMenu(items: MenuItem[], facts: Facts): MenuItem[] {
  return items.map((item) => ({
    ...item,
    name: fillText(item.name, facts),
    url: fillText(item.url, facts),
    alternateUrl: item.alternateUrl && fillText(item.alternateUrl, facts),
    children: fillMenu(item.children, facts),
  }));
}

function fillBanner(banner: Banner, facts: Facts): Banner {
  return {
    ...banner,
    title: fillText(banner.title, facts),
    summary: fillHtml(banner.summary, facts),
    linkTitle: fillText(banner.linkTitle, facts),
    alternateUrl: fillText(banner.alternateUrl, facts),
  };
}

function fillUsps(items: SellingPoint[], facts: Facts): SellingPoint[] {
  return items.map(({ description, alternateUrl }) => ({
    description: fillHtml(description, facts),
    alternateUrl: alternateUrl && fillText(alternateUrl, facts),
  }));
}

function fillCustomerService(item: CustomerServiceFooter, facts: Facts): CustomerServiceFooter {
  return {
    heading: fillText(item.heading, facts),
    summary: fillHtml(item.summary, facts),
    linkTitle: fillText(item.linkTitle, facts),
    alternateUrl: fillText(item.alternateUrl, facts),
  };
}

function fillPart(part: ContentPart, facts: Facts): ContentPart {
  if (part.type === 'banner') return { ...part, banner: fillBanner(part.banner, facts) };
  const heading = part.heading && fillText(part.heading, facts);
  if (part.type === 'text') return { ...part, heading, html: fillHtml(part.html, facts) };
  if (part.type === 'usps') return { ...part, heading, items: fillUsps(part.items, facts) };
  if (part.type === 'links') return { ...part, heading, items: fillMenu(part.items, facts) };
  const items = part.items.map(({ title, html }) => ({
    title: fillText(title, facts),
    html: fillHtml(html, facts),
  }));
  return { ...part, heading, items };
}

function fillGroup(group: ContentGroup, facts: Facts): ContentGroup {
  if (group.kind === 'menu') return { ...group, items: fillMenu(group.items, facts) };
  if (group.kind === 'usps') return { ...group, items: fillUsps(group.items, facts) };
  if (group.kind === 'customerService') {
    return { ...group, item: fillCustomerService(group.item, facts) };
  }
  if (group.kind === 'blocks') {
    return { ...group, items: group.items.map((part) => fillPart(part, facts)) };
  }
  return { ...group, items: group.items.map((banner) => fillBanner(banner, facts)) };
}

function fillFaq(categories: FaqCategory[], facts: Facts): FaqCategory[] {
  return categories.map((category) => ({
    ...category,
    title: fillText(category.title, facts),
    questions: category.questions.map(({ id, question, answer }) => ({
      id,
      question: fillText(question, facts),
      answer: fillHtml(answer, facts),
    })),
  }));
}

export interface ContentRequest extends FactSource {
  /** Path of a page; the `/en` of an English page is optional. */
  url: string;
  groups: readonly ContentGroupName[];
  pageMeta: boolean;
  /** Public origin of the shop. */
  siteUrl: string;
  /** Values from the caller: `term` fills `{param:term}`. */
  params?: Record<string, string>;
}

/**
 * The content call (spec 1 §4.4). An unknown path gets status NotFound with a generic fallback: the
 * not-found article and blocks, the shared groups, and no page meta.
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
 * FAQ categories by name: one category, or all of them for `klantenservice`. Empty for an unknown
 * name.
 */
export function faqAnswer(content: Content, name: string, source: FactSource): FaqCategory[] {
  const { faq } = content.locales[source.locale];
  const wanted = name.toLowerCase();
  const found = wanted === 'klantenservice' ? faq : faq.filter((entry) => entry.name === wanted);
  return fillFaq(found, contentFacts(source, content.company));
}

/** Finds a page by address, ignoring case, trailing slash, query and hash. */
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
