/** Where a sidebar enters, and whether the address tells of it (spec 1 §2.10). */
interface Sidebar {
  side: 'left' | 'right';
  /** True: never in the address. */
  local: boolean;
}

/** The sidebars of spec 1 §2.10; those without a direction there enter from the right. */
export const SIDEBARS = {
  CheckoutSidebarAddDeliveryAddress: { side: 'left', local: false },
  CheckoutSidebarDeliveryAddresses: { side: 'left', local: false },
  ProductFilterSidebar: { side: 'left', local: true },
  AppSidebarMenu: { side: 'left', local: false },
  AppSidebarCatalog: { side: 'left', local: false },
  AppSidebarSubMenu: { side: 'left', local: false },
  CheckoutSidebarOrderCart: { side: 'right', local: false },
  StoreFilterSidebar: { side: 'right', local: true },
  ProductSidebarDefaultStore: { side: 'right', local: true },
  AppSidebarLoyalty: { side: 'right', local: false },
  ProductSidebarFavorites: { side: 'right', local: false },
  ProductSidebarPlateService: { side: 'right', local: false },
  ProductSidebarDiscountExplain: { side: 'right', local: false },
  ProductSidebarBTW: { side: 'right', local: false },
  CartSidebarFavorites: { side: 'right', local: false },
} as const satisfies Record<string, Sidebar>;

export type SidebarName = keyof typeof SIDEBARS;

export interface OpenSidebar {
  name: SidebarName;
  attrs: Record<string, string>;
}

/** Query key that holds the attributes of the open sidebar. */
export const SIDEBAR_ATTRS_KEY = 'sidebarAttrs';
/** Too long for an address, and out of date in it (spec 1 §2.10). */
const DROPPED_ATTR = 'stocks';

export function isSidebarName(text: string | undefined): text is SidebarName {
  return text !== undefined && Object.hasOwn(SIDEBARS, text);
}

/** Attributes from their JSON; values become text, and what is no object gives none. */
export function parseAttrs(json: string | null | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]));
  } catch {
    return {};
  }
}

/** The sidebar that an address opens; null for none and for those that are local only. */
export function sidebarOf({ hash, search }: Pick<URL, 'hash' | 'search'>): OpenSidebar | null {
  const name = hash.slice(1);
  if (!isSidebarName(name) || SIDEBARS[name].local) return null;
  return { name, attrs: parseAttrs(new URLSearchParams(search).get(SIDEBAR_ATTRS_KEY)) };
}

/**
 * Path, query and hash of an address with a sidebar open in it, or with none (null). A hash
 * that is not a sidebar's stays where none is to be opened.
 */
export function addressWith(address: string, sidebar: OpenSidebar | null): string {
  const url = new URL(address);
  url.searchParams.delete(SIDEBAR_ATTRS_KEY);
  if (isSidebarName(url.hash.slice(1))) url.hash = '';
  if (sidebar && !SIDEBARS[sidebar.name].local) {
    const kept = Object.entries(sidebar.attrs).filter(([key]) => key !== DROPPED_ATTR);
    if (kept.length > 0) {
      url.searchParams.set(SIDEBAR_ATTRS_KEY, JSON.stringify(Object.fromEntries(kept)));
    }
    url.hash = sidebar.name;
  }
  return url.pathname + url.search + url.hash;
}
