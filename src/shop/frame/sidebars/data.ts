import type { Locale } from '../../../domain/shared/common.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import type { CostSettings } from '../../cart/cart-settings.ts';
import { countedFetch } from '../../calls/in-flight.ts';
import type { TextBundle } from '../../../i18n/bundle.ts';

export interface MenuEntry {
  name: string;
  href: string;
  code: string;
  children: MenuEntry[];
}

/** What the site says to all sidebars of a language; served once, not with every page. */
export interface SidebarData {
  /** `public/locales/{locale}/sidebars.json`. */
  texts: TextBundle;
  menu: MenuEntry[];
  /** Id of the category Actie; null where the shop has none. */
  promotions: number | null;
  brand: { name: string; slug: string };
  images: ImageConfig;
  /** Address of the style sheet of forms that the site's sheet does not hold. */
  checkoutSheet: string;
  /** What delivery costs, for the totals of the cart. */
  costs: CostSettings;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
}

const TIMEOUT_MS = 60_000;
const fetched = new Map<Locale, Promise<SidebarData>>();

/** Fetched once; a failure rejects, and the next call tries again. */
export function sidebarData(locale: Locale): Promise<SidebarData> {
  const known = fetched.get(locale);
  if (known) return known;
  const asked = countedFetch(`/sidebars/${locale}.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => {
      if (!response.ok) throw new Error(`The sidebars' texts answered ${response.status}`);
      return response.json() as Promise<SidebarData>;
    })
    .catch((error: unknown) => {
      fetched.delete(locale);
      throw error;
    });
  fetched.set(locale, asked);
  return asked;
}
