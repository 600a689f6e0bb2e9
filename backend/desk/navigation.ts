/** The sections of the desk, in order. Another one is a row here and its routes in `desk.ts`. */
import type { EditorRole } from '../db/schema/identity.ts';
import type { IconName } from './icons.ts';
import { DESK } from './session.ts';
import type { DeskText } from './texts.ts';

export interface Section {
  /** What `deskPage` calls it as `active`. */
  id: string;
  /** Its first page. */
  path: string;
  label: DeskText;
  icon: IconName;
  /** Who sees it, besides the owner, who sees all. */
  roles: readonly EditorRole[];
}

export const SECTIONS = [
  { id: 'publish', path: `${DESK}/publiceren`, label: 'section.publish', icon: 'publish', roles: ['editor'] }, // prettier-ignore
  { id: 'content', path: `${DESK}/inhoud`, label: 'section.content', icon: 'content', roles: ['editor'] }, // prettier-ignore
  { id: 'media', path: `${DESK}/media`, label: 'section.media', icon: 'media', roles: ['editor'] },
  { id: 'redirects', path: `${DESK}/doorverwijzen`, label: 'section.redirects', icon: 'back', roles: ['editor'] }, // prettier-ignore
  { id: 'products', path: `${DESK}/artikelen`, label: 'section.products', icon: 'products', roles: ['editor'] }, // prettier-ignore
  { id: 'categories', path: `${DESK}/categorieen`, label: 'section.categories', icon: 'jobs', roles: ['editor'] }, // prettier-ignore
  { id: 'brands', path: `${DESK}/merken`, label: 'section.brands', icon: 'vouchers', roles: ['editor'] }, // prettier-ignore
  { id: 'stores', path: `${DESK}/vestigingen`, label: 'section.stores', icon: 'shop', roles: ['editor'] }, // prettier-ignore
  { id: 'imports', path: `${DESK}/inlezen`, label: 'section.imports', icon: 'imports', roles: ['editor'] }, // prettier-ignore
  { id: 'history', path: `${DESK}/geschiedenis`, label: 'section.history', icon: 'history', roles: ['editor'] }, // prettier-ignore
  { id: 'orders', path: `${DESK}/bestellingen`, label: 'section.orders', icon: 'orders', roles: ['orders'] }, // prettier-ignore
  { id: 'customers', path: `${DESK}/klanten`, label: 'section.customers', icon: 'account', roles: ['orders'] }, // prettier-ignore
  { id: 'vouchers', path: `${DESK}/kortingen`, label: 'section.vouchers', icon: 'vouchers', roles: [] }, // prettier-ignore
  { id: 'agreed-prices', path: `${DESK}/prijsafspraken`, label: 'section.agreedPrices', icon: 'page', roles: [] }, // prettier-ignore
  { id: 'jobs', path: `${DESK}/taken`, label: 'section.jobs', icon: 'jobs', roles: [] },
  { id: 'parties', path: `${DESK}/koppelingen`, label: 'section.parties', icon: 'again', roles: [] }, // prettier-ignore
  { id: 'log', path: `${DESK}/logboek`, label: 'section.log', icon: 'log', roles: [] },
] as const satisfies readonly Section[];

export type SectionId = (typeof SECTIONS)[number]['id'];

export const sectionPath = (id: SectionId): string =>
  SECTIONS.find((section) => section.id === id)!.path;

/** The sections that a role sees. */
export const sectionsOf = (role: EditorRole): readonly (typeof SECTIONS)[number][] =>
  SECTIONS.filter(
    ({ roles }) => role === 'owner' || (roles as readonly EditorRole[]).includes(role),
  );
