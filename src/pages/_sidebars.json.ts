/** Data of the sidebars in one language: texts, menu and paths. */
import 'astro:scripts/page-ssr.js';
import type { APIRoute } from 'astro';
import i18next from 'i18next';
import { siteBrand } from '../brands/site-brand.ts';
import { costSettings } from '../shop/cart/cart-data.ts';
import { sharedMenu } from '../shop/frame/head/shared-content.ts';
import { imageConfig } from '../shop/ui/picture/image-config.ts';
import { type Locale, LOCALES } from '../domain/shared/common.ts';
import type { MenuItem } from '../domain/content/content.ts';
import type { TextBundle } from '../i18n/bundle.ts';
import { menuLink } from '../i18n/menu-link.ts';
import type { MenuEntry, SidebarData } from '../shop/frame/sidebars/data.ts';
import checkoutSheet from '../styles/checkout.css?url';
import { snapshot } from '../publish/snapshot/reader.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

const entry = (item: MenuItem): MenuEntry => ({
  name: item.name,
  href: menuLink(item) ?? '',
  code: item.code,
  children: item.children.map(entry),
});

export const GET: APIRoute = ({ params }) => {
  const locale = params['locale'] as Locale;
  const { name, slug } = siteBrand();
  const config = snapshot().config();
  const data: SidebarData = {
    texts: i18next.getResourceBundle(locale, 'sidebars') as TextBundle,
    menu: sharedMenu('sidebarMenu', locale).map(entry),
    promotions: config.specialWebNodes['actie'] ?? null,
    brand: { name, slug },
    images: imageConfig(),
    checkoutSheet,
    costs: costSettings(),
    countries: config.deliveryCountries,
  };
  return Response.json(data);
};
