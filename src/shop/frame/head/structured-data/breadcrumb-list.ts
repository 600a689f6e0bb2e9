import type { Crumb } from '../../../ui/crumb.ts';

/** schema.org BreadcrumbList. The last crumb gets the page's own address. */
export function breadcrumbList(crumbs: Crumb[], path: string, siteUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href ?? path, siteUrl).href,
    })),
  };
}
