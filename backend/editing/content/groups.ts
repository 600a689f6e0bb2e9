import type {
  ContentGroup,
  ContentGroupName,
  ContentPart,
  MenuItem,
} from '../../../src/domain/content/content.ts';
import type { LocaleContent, PageEntry } from './content.ts';
import { currentItems, currentMenu } from './period.ts';

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
 * A content group for a page (null: an address without a page). Menus, banners and selling points
 * do not depend on the page; `blocks` and `wildPageMenu` belong to it; `pathItems` lists all pages,
 * with their keys as codes that link the languages. Items outside their dates are omitted (spec 1
 * §5). Null: nothing to show.
 */
export function contentGroup(
  name: ContentGroupName,
  page: PageEntry | null,
  content: LocaleContent,
  now: Date,
): ContentGroup | null {
  if (name === 'blocks') return page && { kind: 'blocks', items: currentParts(page.blocks, now) };
  if (name === 'pathItems') return { kind: 'menu', items: content.pages.map(pathItem) };
  if (name === 'wildPageMenu') return menu(page?.menu ?? null, content, now);
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
  return menu(MENU_OF_GROUP[name] ?? null, content, now);
}

function currentParts(parts: ContentPart[], now: Date): ContentPart[] {
  return parts.filter(
    (part) => part.type !== 'banner' || currentItems([part.banner], now).length > 0,
  );
}

function menu(slug: string | null, content: LocaleContent, now: Date): ContentGroup | null {
  const items = slug === null ? undefined : content.menus.get(slug);
  return items ? { kind: 'menu', items: currentMenu(items, now) } : null;
}

function pathItem({ key, title, menuTitle, path }: PageEntry): MenuItem {
  return { name: menuTitle ?? title, url: path, alternateUrl: null, code: key, children: [] };
}
