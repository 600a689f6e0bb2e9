import type { MenuItem } from './content.ts';

/** A page and the pages below it. */
export interface PageSection {
  page: MenuItem;
  items: MenuItem[];
}

/**
 * Groups pages by their addresses: a page whose address continues that of another page belongs to
 * it; pages without any such relation belong to the page at `home`. Keeps the order of the pages,
 * but home comes first. A list without home gives the other sections only.
 */
export function pageSections(pages: readonly MenuItem[], home: string): PageSection[] {
  const top = pages.find(({ url }) => url === home);
  const others = pages.filter((page) => page !== top);
  const parentOf = (page: MenuItem): MenuItem | undefined =>
    others
      .filter(({ url }) => page.url.startsWith(`${url}/`))
      .sort((a, b) => a.url.length - b.url.length)[0];
  const below = Map.groupBy(others, parentOf);
  const roots = below.get(undefined) ?? [];
  const sections = roots.map((page) => ({ page, items: below.get(page) ?? [] }));
  const single = sections.filter(({ items }) => items.length === 0).map(({ page }) => page);
  return [
    ...(top ? [{ page: top, items: single }] : []),
    ...sections.filter(({ items }) => items.length > 0),
  ];
}
