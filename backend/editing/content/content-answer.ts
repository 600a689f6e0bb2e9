/** Makes the response of the content call, and of the FAQ call. */
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
import {
  type PlaceholderValues,
  fillHtml,
  fillText,
  type PlaceholderSource,
  placeholderValuesOf,
} from './placeholders.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import {
  type Content,
  type LocaleContent,
  type PageEntry,
  currentItems,
  currentMenu,
} from './content.ts';

/** Fills placeholders in entities; values are escaped in HTML fields only. */

function fillMenu(items: MenuItem[], values: PlaceholderValues): MenuItem[] {
  return items.map((item) => ({
    ...item,
    name: fillText(item.name, values),
    url: fillText(item.url, values),
    alternateUrl: item.alternateUrl && fillText(item.alternateUrl, values),
    children: fillMenu(item.children, values),
  }));
}

function fillBanner(banner: Banner, values: PlaceholderValues): Banner {
  return {
    ...banner,
    title: fillText(banner.title, values),
    summary: fillHtml(banner.summary, values),
    linkTitle: fillText(banner.linkTitle, values),
    alternateUrl: fillText(banner.alternateUrl, values),
  };
}

function fillUsps(items: SellingPoint[], values: PlaceholderValues): SellingPoint[] {
  return items.map(({ description, alternateUrl }) => ({
    description: fillHtml(description, values),
    alternateUrl: alternateUrl && fillText(alternateUrl, values),
  }));
}

function fillCustomerService(
  item: CustomerServiceFooter,
  values: PlaceholderValues,
): CustomerServiceFooter {
  return {
    heading: fillText(item.heading, values),
    summary: fillHtml(item.summary, values),
    linkTitle: fillText(item.linkTitle, values),
    alternateUrl: fillText(item.alternateUrl, values),
  };
}

function fillPart(part: ContentPart, values: PlaceholderValues): ContentPart {
  if (part.type === 'banner') return { ...part, banner: fillBanner(part.banner, values) };
  const heading = part.heading && fillText(part.heading, values);
  if (part.type === 'text') return { ...part, heading, html: fillHtml(part.html, values) };
  if (part.type === 'usps') return { ...part, heading, items: fillUsps(part.items, values) };
  if (part.type === 'links') return { ...part, heading, items: fillMenu(part.items, values) };
  const items = part.items.map(({ title, html }) => ({
    title: fillText(title, values),
    html: fillHtml(html, values),
  }));
  return { ...part, heading, items };
}

function fillGroup(group: ContentGroup, values: PlaceholderValues): ContentGroup {
  if (group.kind === 'menu') return { ...group, items: fillMenu(group.items, values) };
  if (group.kind === 'usps') return { ...group, items: fillUsps(group.items, values) };
  if (group.kind === 'customerService') {
    return { ...group, item: fillCustomerService(group.item, values) };
  }
  if (group.kind === 'blocks') {
    return { ...group, items: group.items.map((part) => fillPart(part, values)) };
  }
  return { ...group, items: group.items.map((banner) => fillBanner(banner, values)) };
}

function fillFaq(categories: FaqCategory[], values: PlaceholderValues): FaqCategory[] {
  return categories.map((category) => ({
    ...category,
    title: fillText(category.title, values),
    questions: category.questions.map(({ id, question, answer }) => ({
      id,
      question: fillText(question, values),
      answer: fillHtml(answer, values),
    })),
  }));
}

export interface ContentRequest extends PlaceholderSource {
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
export function answerContent(content: Content, request: ContentRequest): ContentPage {
  const { locale, now } = request;
  const localeContent = content.locales[locale];
  const params = Object.entries(request.params ?? {}).map(([key, value]) => [
    `param:${key}`,
    value,
  ]);
  const values = {
    ...placeholderValuesOf(request, content.company),
    ...Object.fromEntries(params),
  };
  const foundPage = findPage(localeContent, request.url, locale, values);
  const page = foundPage ?? localeContent.pages.find(({ type }) => type === '404') ?? null;
  const parts: ContentPage['parts'] = {};
  for (const name of new Set(request.groups)) {
    const group = contentGroupOf(name, page, localeContent, now);
    if (group) parts[name] = fillGroup(group, values);
  }
  return {
    status: foundPage ? 'Ok' : 'NotFound',
    article: articleOf(page, localeContent, now, values),
    parts,
    pageMeta: foundPage && request.pageMeta ? metaOf(foundPage, request, values) : null,
  };
}

/**
 * FAQ categories by name: one category, or all of them for `klantenservice`. Empty for an unknown
 * name.
 */
export function answerFaq(
  content: Content,
  name: string,
  source: PlaceholderSource,
): FaqCategory[] {
  const { faq } = content.locales[source.locale];
  const faqName = name.toLowerCase();
  const foundCategories =
    faqName === 'klantenservice' ? faq : faq.filter((entry) => entry.name === faqName);
  return fillFaq(foundCategories, placeholderValuesOf(source, content.company));
}

/** Finds a page by address, ignoring case, trailing slash, query and hash. */
function findPage(
  localeContent: LocaleContent,
  url: string,
  locale: Locale,
  values: PlaceholderValues,
): PageEntry | null {
  const path = `/${url.replace(/[?#].*$/, '').toLowerCase()}`.replace(/\/+/g, '/');
  const plain = path === '/' ? path : path.replace(/\/$/, '');
  const prefixed = plain === '/en' || plain.startsWith('/en/');
  const address = locale === 'en' && !prefixed ? `/en${plain === '/' ? '' : plain}` : plain;
  return localeContent.pages.find((page) => fillText(page.path, values) === address) ?? null;
}

function articleOf(
  page: PageEntry | null,
  localeContent: LocaleContent,
  now: Date,
  values: PlaceholderValues,
): ContentPage['article'] {
  if (!page) {
    return { type: '404', title: '', banners: [], robotsNoIndex: true, robotsNoFollow: false };
  }
  const allBanners = [...localeContent.banners.values()].flat();
  const banners = page.banners.flatMap(
    (name) => allBanners.find((banner) => banner.name === name) ?? [],
  );
  return {
    type: page.type,
    title: fillText(page.title, values),
    banners: currentItems(banners, now).map((banner) => fillBanner(banner, values)),
    robotsNoIndex: page.robotsNoIndex,
    robotsNoFollow: page.robotsNoFollow,
  };
}

function metaOf(page: PageEntry, request: ContentRequest, values: PlaceholderValues): PageMeta {
  return {
    title: fillText(page.metaTitle ?? `${page.title} | {name}`, values),
    type: page.route === 'index' ? 'website' : 'article',
    link: fillText(page.path, values),
    domain: request.siteUrl,
    description: fillText(page.description, values),
    image: page.image ?? null,
    keywords: page.keywords ?? null,
    siteName: request.brand.name,
    robots: robotsRulesOf(page),
  };
}

function robotsRulesOf({ robotsNoIndex, robotsNoFollow }: PageEntry): string | null {
  const rules = [robotsNoIndex && 'noindex', robotsNoFollow && 'nofollow'].filter(Boolean);
  return rules.length > 0 ? rules.join(', ') : null;
}

/** The menu (by slug, spec 1 §3) of each menu group. */
export const MENU_OF_GROUP: Partial<Record<ContentGroupName, string>> = {
  mainMenu: 'mainmenu',
  rightMainMenu: 'mainmenuright',
  topBarMenu: 'top-menu',
  footerMenu: 'footer',
  subFooterMenu: 'algemene-voorwaarden',
  sidebarMenu: 'sidebar',
  featuredFaqMenu: 'featured-faq-menu',
  serviceMenus: 'service-menus',
  companyServices: 'home-slimmer-ondernemen',
  services: 'services',
  activities: 'activiteiten',
  aboutTheCompany: 'over-{product}',
  customerService: 'klantenservice',
  termsAndConditions: 'algemene-voorwaarden',
};

/**
 * A content group for a page (null: an address without a page); null if there is nothing to show.
 * Menus, banners and selling points do not depend on the page; `blocks` and `wildPageMenu` belong
 * to it; `pathItems` lists all pages, with their keys as codes that link the languages. Omits items
 * outside their dates (spec 1 §5).
 */
export function contentGroupOf(
  name: ContentGroupName,
  page: PageEntry | null,
  content: LocaleContent,
  now: Date,
): ContentGroup | null {
  if (name === 'blocks') return page && { kind: 'blocks', items: currentParts(page.blocks, now) };
  if (name === 'pathItems') return { kind: 'menu', items: content.pages.map(pathItemOf) };
  if (name === 'wildPageMenu') return menuGroupOf(page?.menu ?? null, content, now);
  if (name === 'customerServiceFooter') {
    const [block] = currentItems([content.customerServiceFooter ?? []].flat(), now);
    if (!block) return null;
    const { heading, summary, linkTitle, alternateUrl } = block;
    return { kind: 'customerService', item: { heading, summary, linkTitle, alternateUrl } };
  }
  const usps = content.usps.get(name);
  if (usps) {
    const items = currentItems(usps, now).map(({ description, alternateUrl }) => ({
      description,
      alternateUrl,
    }));
    return { kind: 'usps', items };
  }
  const banners = content.banners.get(name);
  if (banners) return { kind: 'banners', items: currentItems(banners, now) };
  return menuGroupOf(MENU_OF_GROUP[name] ?? null, content, now);
}

function currentParts(parts: ContentPart[], now: Date): ContentPart[] {
  return parts.filter(
    (part) => part.type !== 'banner' || currentItems([part.banner], now).length > 0,
  );
}

function menuGroupOf(slug: string | null, content: LocaleContent, now: Date): ContentGroup | null {
  const items = slug === null ? undefined : content.menus.get(slug);
  return items ? { kind: 'menu', items: currentMenu(items, now) } : null;
}

function pathItemOf({ key, title, menuTitle, path }: PageEntry): MenuItem {
  return { name: menuTitle ?? title, url: path, alternateUrl: null, code: key, children: [] };
}
