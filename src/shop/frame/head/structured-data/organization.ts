import type { SiteBrand } from '../../../../brands/brands.ts';
import { printableWebAddress } from '../../../../domain/frame/editor-address.ts';

/** schema.org Organization of the shop. */
export function organization(
  brand: SiteBrand,
  siteUrl: string,
  socialLinks: Record<string, string>,
): object {
  return {
    '@type': 'Organization',
    '@id': new URL('/#organization', siteUrl).href,
    name: brand.name,
    url: new URL('/', siteUrl).href,
    logo: new URL(brand.logo, siteUrl).href,
    sameAs: Object.values(socialLinks).filter(printableWebAddress),
  };
}
