import { siteBrand } from '../../brands/site-brand.ts';
import { availabilityConfig } from '../../domain/availability/config.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { Banner } from '../../domain/entities/content.ts';
import type { ListScope } from '../../domain/list-state.ts';
import { href } from '../../i18n/href.ts';
import { contentLink } from '../../i18n/menu-link.ts';
import type { RightBanner } from '../../islands/listing/banner-html.ts';
import type { ListPageSetup } from '../../islands/listing/list-setup.ts';
import { snapshot } from '../../snapshot/reader.ts';
import { imageConfig } from '../picture/image-config.ts';

/** What a list needs in the browser. `path`: its own address. */
export function listSetup(
  locale: Locale,
  path: string,
  scope: ListScope,
  banner: Banner | null = null,
): ListPageSetup {
  const { limit, sortOptions, prefilters } = snapshot().listOptions(locale);
  return {
    locale,
    path,
    // The star must stay one: it is where the product's own url goes.
    productHref: href(locale)('product-detail-url', { url: '*' }).replace('%2A', '*'),
    signIn: href(locale)('login'),
    scope,
    options: { limit, sortOptions, prefilters },
    banner: banner && rightBanner(banner),
    images: imageConfig(),
    config: availabilityConfig(snapshot().config()),
    company: siteBrand().name,
  };
}

function rightBanner(banner: Banner): RightBanner {
  const { title, summary, linkTitle, img, startDate, endDate, alternateUrl } = banner;
  return { title, summary, linkTitle, img, startDate, endDate, href: contentLink(alternateUrl) };
}
