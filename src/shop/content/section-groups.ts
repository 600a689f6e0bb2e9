import type { ContentGroupName } from '../../domain/content/content.ts';

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
