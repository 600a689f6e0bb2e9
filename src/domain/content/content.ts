import type { FetchStatus, IsoDateTime } from '../shared/common.ts';

export interface MenuItem {
  name: string;
  url: string;
  /** Overrides `url` if set. */
  alternateUrl: string | null;
  code: string;
  children: MenuItem[];
}

export const PAGE_KINDS = [
  'showCart',
  'showCheckout',
  'showContent',
  'showHomepage',
  'showProduct',
  'showProductList',
  'showService',
  'showSiteWide',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

export interface Banner {
  /** Stable key under which a dismissal is stored. */
  name: string;
  title: string;
  /** Sanitised HTML. */
  summary: string;
  linkTitle: string;
  alternateUrl: string;
  cssClass: string;
  img: string | null;
  startDate: IsoDateTime | null;
  endDate: IsoDateTime | null;
  /** Site banners only: page kinds, and how several are combined. */
  showOn: PageKind[];
  conditionOperator: 'and' | 'or';
}

export interface SellingPoint {
  /** Sanitised HTML. */
  description: string;
  alternateUrl: string | null;
}

export interface CustomerServiceFooter {
  heading: string;
  summary: string;
  linkTitle: string;
  alternateUrl: string;
}

/** A block of a content page. */
export type ContentPart =
  | { type: 'text'; heading: string | null; html: string }
  | { type: 'banner'; banner: Banner }
  | { type: 'usps'; heading: string | null; items: SellingPoint[] }
  | { type: 'links'; heading: string | null; items: MenuItem[] }
  | { type: 'steps'; heading: string | null; items: { title: string; html: string }[] };

/** Search and social meta of a page (spec 1 §4.4). */
export interface PageMeta {
  title: string;
  /** Open Graph type: `website` or `article`. */
  type: string;
  link: string;
  domain: string;
  description: string | null;
  image: string | null;
  keywords: string | null;
  siteName: string | null;
  /** Robots rules, separated by commas: `noindex, nofollow`. */
  robots: string | null;
}

/** Names of the content groups (spec 1 §3) in the content call. */
export const CONTENT_GROUPS = [
  'mainMenu',
  'rightMainMenu',
  'topBarMenu',
  'footerMenu',
  'subFooterMenu',
  'siteBanners',
  'sidebarMenu',
  'featuredFaqMenu',
  'customerServiceFooter',
  'footerBanners',
  'discountBanners',
  'homeBanners',
  'homeBannerRow',
  'homeThreeBlocks',
  'homeUspBanners',
  'homeAdvantages',
  'mainUsp',
  'branchBanners',
  'serviceMenus',
  'companyServices',
  'wildPageMenu',
  'blocks',
  'events',
  'pathItems',
  'services',
  'activities',
  'aboutTheCompany',
  'customerService',
  'termsAndConditions',
] as const;

export type ContentGroupName = (typeof CONTENT_GROUPS)[number];

/** Groups that differ per page; all others are the same on every page. */
export const PAGE_GROUPS: readonly ContentGroupName[] = ['blocks', 'wildPageMenu'];
export const SHARED_GROUPS = CONTENT_GROUPS.filter((group) => !PAGE_GROUPS.includes(group));

/** The contents of a group. */
export type ContentGroup =
  | { kind: 'menu'; items: MenuItem[] }
  | { kind: 'banners'; items: Banner[] }
  | { kind: 'usps'; items: SellingPoint[] }
  | { kind: 'customerService'; item: CustomerServiceFooter }
  | { kind: 'blocks'; items: ContentPart[] };

export interface ContentPage {
  status: FetchStatus;
  article: {
    /** `content`, or `404` for a page that says that there is none. */
    type: string;
    title: string;
    banners: Banner[];
    robotsNoIndex: boolean;
    robotsNoFollow: boolean;
  };
  /** The requested groups that the page or the site has. */
  parts: Partial<Record<ContentGroupName, ContentGroup>>;
  pageMeta: PageMeta | null;
}

export interface FaqQuestion {
  id: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

export interface FaqCategory {
  name: string;
  title: string;
  questions: FaqQuestion[];
}

/** A page and the pages below it. */
export interface PageSection {
  page: MenuItem;
  items: MenuItem[];
}

/**
 * Groups pages by address: a page whose address is below that of another page belongs to it; pages
 * without any such relation belong to the page at `home`. Keeps the order of the pages, with home
 * first. Without a page at `home`, single pages are omitted.
 */
export function pageSections(pages: readonly MenuItem[], home: string): PageSection[] {
  const top = pages.find(({ url }) => url === home);
  const others = pages.filter((page) => page !== top);
  const parentOf = (page: MenuItem): MenuItem | undefined =>
    others
      .filter(({ url }) => page.url.startsWith(`${url}/`))
      .sort((a, b) => a.url.length - b.url.length)[0];
  const below = Map.groupBy(others, parentOf);
  const roots = below.get(undefined) ?? [];
  const sections = roots.map((page) => ({ page, items: below.get(page) ?? [] }));
  const single = sections.filter(({ items }) => items.length === 0).map(({ page }) => page);
  return [
    ...(top ? [{ page: top, items: single }] : []),
    ...sections.filter(({ items }) => items.length > 0),
  ];
}

/** The part of a category needed for a breadcrumb. */
export interface WebNodeReference {
  id: number;
  name: string;
  code: string;
  /** Path without leading or trailing slash: `bouwmaterialen/gipsplaten`. */
  url: string;
}

/** A category (spec 2 §3). `children` holds only those that are active and within their dates. */
export interface WebNode extends WebNodeReference {
  img: string | null;
  /** Sanitised HTML, or null. */
  description: string | null;
  startDate: IsoDateTime | null;
  endDate: IsoDateTime | null;
  children: WebNode[];
  /** From the root category to the parent; empty for a root category. */
  ancestors: WebNodeReference[];
  /** False if the response left the children out (depth 2). */
  loaded: boolean;
}

/**
 * Position of a popover of the main menu (spec 1 §2.5): aligned with its side, or at full width.
 */
export type MenuPlacement = 'full' | 'left' | 'right';

/** Maximum number of entries in one column; more would be taller than many screens. */
const MAX_COLUMN_ENTRIES = 8;

/**
 * Chooses the position of a popover. One with groups of entries, or with more entries than a column
 * holds, takes the full width.
 */
export function menuPlacement(
  children: readonly MenuItem[],
  side: 'left' | 'right',
): MenuPlacement {
  const hasGroups = children.some((child) => child.children.length > 0);
  return hasGroups || children.length > MAX_COLUMN_ENTRIES ? 'full' : side;
}
