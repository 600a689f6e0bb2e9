/**
 * Where each content group of spec 1 §3 shows: the table of `docs/content-groups.md`, as the
 * journey `content-groups.spec.ts` checks it.
 */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { ContentGroupName } from '../../src/domain/content/content.ts';
import { catalogueRoots } from './samples.ts';
import { to } from './texts.ts';

export interface ContentPlace {
  /** Address of a page that shows the group. */
  page: (locale: Locale) => string | Promise<string>;
  /** Selects the element that holds the group's items. */
  element: string;
  /** Menu slugs of spec 1 §3 whose items show there. */
  slugs?: readonly string[];
  /** Only some of its items show on one page. */
  isPartial?: true;
  /** Made by a script, and the items below an item show once it is opened. */
  isInteractive?: true;
}

const home = (locale: Locale) => to(locale, 'index');
const menuSidebar = (locale: Locale) => `${home(locale)}#AppSidebarMenu`;
const stores = (locale: Locale) => to(locale, 'store-lister');
const at = (nl: string, en: string) => (locale: Locale) =>
  to(locale, 'all', { pathMatch: { nl, en }[locale] });
const contact = at('klantenservice/contact', 'customer-service/contact');

const category = async (locale: Locale): Promise<string> => {
  const [root] = await catalogueRoots(locale);
  return to(locale, 'product-lister-all', { pathMatch: root?.Url ?? '' });
};

export const CONTENT_PLACES: Record<ContentGroupName, ContentPlace> = {
  mainMenu: { page: home, element: 'nav.menu .page > ul:first-child', slugs: ['alle-acties'] },
  rightMainMenu: {
    page: home,
    element: 'nav.menu .page > ul:last-child',
    slugs: ['mainmenuright'],
  },
  topBarMenu: { page: home, element: '.strip nav', slugs: ['top-menu'] },
  footerMenu: { page: home, element: '.foot-menus' },
  subFooterMenu: { page: home, element: '.foot-sub' },
  siteBanners: { page: home, element: '.notices', isPartial: true },
  sidebarMenu: { page: menuSidebar, element: 'dialog[open]', isInteractive: true },
  featuredFaqMenu: { page: home, element: '.foot-service', slugs: ['featured-faq-menu'] },
  customerServiceFooter: {
    page: home,
    element: '.foot-service',
    slugs: ['klantenservice-footer'],
  },
  footerBanners: { page: home, element: '.foot-blocks' },
  discountBanners: { page: category, element: 'main .card-banner', isPartial: true },
  homeBanners: { page: home, element: 'main .heroes' },
  homeBannerRow: { page: home, element: 'main .usp-row + .promos' },
  homeThreeBlocks: { page: home, element: 'main .brands + .promos' },
  homeUspBanners: { page: home, element: 'main .usp-row:has(+ .promos)' },
  homeAdvantages: { page: home, element: 'main .home-stores + .usp-row' },
  mainUsp: { page: home, element: '.foot-usps' },
  branchBanners: { page: stores, element: 'main > .page > .promos' },
  serviceMenus: {
    page: home,
    element: 'main .promos:has(> .panel)',
    slugs: ['home-maatwerk', 'home-reparatie-verhuur', 'home-slimmer-ondernemen'],
  },
  companyServices: {
    page: at('zakelijk', 'business'),
    element: 'main aside nav',
    slugs: ['home-slimmer-ondernemen'],
  },
  wildPageMenu: { page: contact, element: 'main aside nav' },
  blocks: { page: contact, element: 'main article' },
  events: { page: at('klusadvies', 'project-advice'), element: 'main aside' },
  pathItems: { page: at('paginaoverzicht', 'page-overview'), element: 'main .index' },
  services: { page: at('services', 'services'), element: 'main article', slugs: ['services'] },
  activities: { page: at('klusadvies', 'project-advice'), element: 'main article' },
  aboutTheCompany: {
    page: (locale) => to(locale, 'over-{product}'),
    element: 'main aside nav',
    slugs: ['over-{product}'],
  },
  customerService: {
    page: at('klantenservice', 'customer-service'),
    element: 'main aside nav',
    slugs: ['klantenservice'],
  },
  termsAndConditions: {
    page: at('algemene-voorwaarden', 'terms-and-conditions'),
    element: 'main aside nav',
    slugs: ['algemene-voorwaarden'],
  },
};
