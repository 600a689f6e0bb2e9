import type { Locale } from '../../../domain/shared/common.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import type { CostSettings } from '../../cart/cart-settings.ts';
import { fetchCounted } from '../../calls/in-flight.ts';
import type { TextBundle } from '../../../i18n/bundle.ts';

export interface MenuEntry {
  name: string;
  href: string;
  code: string;
  children: MenuEntry[];
}

/** Data for all sidebars in one language; served as one file instead of in every page. */
export interface SidebarData {
  /** `public/locales/{locale}/sidebars.json`. */
  texts: TextBundle;
  menu: MenuEntry[];
  /** Id of the category Actie; null if the shop has none. */
  promotions: number | null;
  brand: { name: string; slug: string };
  images: ImageConfig;
  /** URL of the style sheet for forms, which the site's style sheet does not contain. */
  checkoutSheet: string;
  /** Delivery costs, for the cart totals. */
  costs: CostSettings;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
}

const TIMEOUT_MS = 60_000;
const requests = new Map<Locale, Promise<SidebarData>>();

/** Fetched once; rejects on failure, and the next call tries again. */
export function loadSidebarData(locale: Locale): Promise<SidebarData> {
  const cached = requests.get(locale);
  if (cached) return cached;
  const request = fetchCounted(`/sidebars/${locale}.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => {
      if (!response.ok) throw new Error(`The sidebars' texts answered ${response.status}`);
      return response.json() as Promise<SidebarData>;
    })
    .catch((error: unknown) => {
      requests.delete(locale);
      throw error;
    });
  requests.set(locale, request);
  return request;
}
