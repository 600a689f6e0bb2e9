interface Sidebar {
  side: 'left' | 'right';
  /** True if it is never part of the page's address. */
  local: boolean;
}

/**
 * The sidebars of spec 1 §2.10, and the side they slide in from; the right where the spec names
 * none.
 */
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
/** Attribute left out of the address: it is too long, and would be out of date (spec 1 §2.10). */
const DROPPED_ATTR = 'stocks';

export function isSidebarName(text: string | undefined): text is SidebarName {
  return text !== undefined && Object.hasOwn(SIDEBARS, text);
}

/**
 * Parses the JSON of sidebar attributes and converts values to text. Empty if it is not an object.
 */
export function parseAttrs(json: string | null | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]));
  } catch {
    return {};
  }
}

/** Returns the sidebar that an address opens; null for none, and for local sidebars. */
export function sidebarOf({ hash, search }: Pick<URL, 'hash' | 'search'>): OpenSidebar | null {
  const name = hash.slice(1);
  if (!isSidebarName(name) || SIDEBARS[name].local) return null;
  return { name, attrs: parseAttrs(new URLSearchParams(search).get(SIDEBAR_ATTRS_KEY)) };
}

/**
 * Returns path, query and hash of an address with a sidebar opened, or closed (null). A hash that
 * is not the name of a sidebar is kept unless a sidebar is opened.
 */
export function addressWithSidebar(address: string, sidebar: OpenSidebar | null): string {
  const url = new URL(address);
  url.searchParams.delete(SIDEBAR_ATTRS_KEY);
  if (isSidebarName(url.hash.slice(1))) url.hash = '';
  if (sidebar && !SIDEBARS[sidebar.name].local) {
    const attrs = Object.entries(sidebar.attrs).filter(([key]) => key !== DROPPED_ATTR);
    if (attrs.length > 0) {
      url.searchParams.set(SIDEBAR_ATTRS_KEY, JSON.stringify(Object.fromEntries(attrs)));
    }
    url.hash = sidebar.name;
  }
  return url.pathname + url.search + url.hash;
}
