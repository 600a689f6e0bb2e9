/** The sections of the desk, in order. Another one is a row here and its routes in `desk.ts`. */
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
}

export const SECTIONS = [
  { id: 'publish', path: `${DESK}/publiceren`, label: 'section.publish', icon: 'publish' },
  { id: 'content', path: `${DESK}/inhoud`, label: 'section.content', icon: 'content' },
  { id: 'media', path: `${DESK}/media`, label: 'section.media', icon: 'media' },
  { id: 'history', path: `${DESK}/geschiedenis`, label: 'section.history', icon: 'history' },
  { id: 'orders', path: `${DESK}/bestellingen`, label: 'section.orders', icon: 'orders' },
  { id: 'jobs', path: `${DESK}/taken`, label: 'section.jobs', icon: 'jobs' },
  { id: 'log', path: `${DESK}/logboek`, label: 'section.log', icon: 'log' },
] as const satisfies readonly Section[];

export type SectionId = (typeof SECTIONS)[number]['id'];
