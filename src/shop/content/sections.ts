import type { ContentGroupName } from '../../domain/content/content.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import type { Crumb } from '../ui/crumb.ts';

/** Shared groups that a content page shows besides its own text (docs/content-groups.md). */
export interface SectionGroups {
  /** A menu below the text. */
  main?: ContentGroupName;
  /** A menu beside the text, in place of the one that editors chose for the page. */
  side?: ContentGroupName;
  /** Banners beside the text. */
  banners?: ContentGroupName;
}

/** The landing page of a section, by its key in `pathItems`, shows the groups of the section. */
const GROUPS_OF_PAGE: Record<string, SectionGroups> = {
  services: { main: 'services', side: 'serviceMenus' },
  klantenservice: { side: 'customerService' },
  zakelijk: { side: 'companyServices' },
  klusadvies: { main: 'activities', banners: 'events' },
  'algemene-voorwaarden': { side: 'termsAndConditions' },
  paginaoverzicht: { main: 'pathItems' },
};

/** The shared groups of a content page; none for most pages. */
export const sectionGroups = (key: string): SectionGroups => GROUPS_OF_PAGE[key] ?? {};

/** The way to a content page: every content page whose path its own path continues, then itself. */
export function contentCrumbs(path: string, title: string, locale: Locale): Crumb[] {
  const parts = path.split('/').slice(1, -1);
  const parents = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((href) => snapshot().isContentPath(href, locale))
    .map((href) => ({ name: snapshot().content(href, locale).article.title, href }));
  return [...parents, { name: title }];
}
