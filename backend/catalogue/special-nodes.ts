/** The categories that every shop has, whoever fills it (migration 0120): no feed changes them. */
import type { Texts } from '../db/schema/columns.ts';

/** What nobody sees: above the root categories, and above the lists outside the tree. */
export const ROOT_NODES: readonly { id: number; code: string; name: Texts }[] = [
  { id: 1, code: 'root', name: { nl: 'Assortiment', en: 'Range' } },
  { id: 2, code: 'special', name: { nl: 'Bijzonder', en: 'Special' } },
];

/** Codes of the categories that the shop itself knows. */
export const SPECIAL_CODES: ReadonlySet<string> = new Set([
  ...ROOT_NODES.map(({ code }) => code),
  ...['NUPDActie', 'opop', 'meer-minder', 'in-prijs-verlaagd'],
]);
