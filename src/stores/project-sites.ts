import { persistentAtom } from '@nanostores/persistent';
import { webAddress } from '../domain/web-address.ts';

/** The website of one of the customer's projects. */
export interface ProjectSite {
  name: string;
  url: string;
}

/** As many as one overview can hold. */
export const MAX_PROJECT_SITES = 12;

/** Contact id → websites, newest first; kept on this device only. */
export const $projectSites = persistentAtom<Record<string, ProjectSite[]>>(
  'projectSites',
  {},
  {
    encode: JSON.stringify,
    decode: (text) => {
      try {
        const sites = JSON.parse(text) as Record<string, ProjectSite[]> | null;
        return sites !== null && typeof sites === 'object' ? sites : {};
      } catch {
        return {};
      }
    },
  },
);

/** The websites of a contact. What was edited in storage by hand is checked again. */
export const sitesOf = (sites: Record<string, ProjectSite[]>, contactId: string): ProjectSite[] =>
  (Array.isArray(sites[contactId]) ? sites[contactId] : []).filter(
    (site) => typeof site?.name === 'string' && webAddress(String(site.url)) === site.url,
  );

export function addSite(contactId: string, site: ProjectSite): void {
  const others = sitesOf($projectSites.get(), contactId).filter(({ url }) => url !== site.url);
  $projectSites.set({
    ...$projectSites.get(),
    [contactId]: [site, ...others].slice(0, MAX_PROJECT_SITES),
  });
}

export function removeSite(contactId: string, url: string): void {
  const left = sitesOf($projectSites.get(), contactId).filter((site) => site.url !== url);
  $projectSites.set({ ...$projectSites.get(), [contactId]: left });
}
