import type { ContentGroupName } from '../../domain/content/content.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { LocaleFiles } from '../../i18n/text-keys.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import type { Crumb } from '../ui/crumb.ts';

/** Shared content groups that a page shows besides its own content (docs/content-groups.md). */
export interface SectionGroups {
  /** A menu below the text. */
  main?: ContentGroupName & keyof LocaleFiles['content']['groups'];
  /** A menu beside the text, instead of the one that editors chose for the page. */
  side?: ContentGroupName;
  /** Banners beside the text. */
  banners?: ContentGroupName;
}

/** Landing pages of sections, by their key in `pathItems`, and their shared groups. */
const GROUPS_OF_PAGE: Record<string, SectionGroups> = {
  services: { main: 'services', side: 'serviceMenus' },
  klantenservice: { side: 'customerService' },
  zakelijk: { side: 'companyServices' },
  klusadvies: { main: 'activities', banners: 'events' },
  'algemene-voorwaarden': { side: 'termsAndConditions' },
  paginaoverzicht: { main: 'pathItems' },
};

/** The shared groups of a content page; empty for most pages. */
export const sectionGroups = (key: string): SectionGroups => GROUPS_OF_PAGE[key] ?? {};

/**
 * Breadcrumbs of a content page: every content page whose path is a prefix of its path, then
 * itself.
 */
export function contentCrumbs(path: string, title: string, locale: Locale): Crumb[] {
  const parts = path.split('/').slice(1, -1);
  const parents = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((href) => snapshot().isContentPath(href, locale))
    .map((href) => ({ name: snapshot().content(href, locale).article.title, href }));
  return [...parents, { name: title }];
}
