/** Categories that every shop has (migration 0120) and no feed changes. */
import type { Texts } from '../platform/db/schema/columns.ts';

/** Invisible roots: above the root categories, and above the lists outside the tree. */
export const ROOT_NODES: readonly { id: number; code: string; name: Texts }[] = [
  { id: 1, code: 'root', name: { nl: 'Assortiment', en: 'Range' } },
  { id: 2, code: 'special', name: { nl: 'Bijzonder', en: 'Special' } },
];

/** Codes of the categories that the shop itself uses. */
export const SPECIAL_CODES: ReadonlySet<string> = new Set([
  ...ROOT_NODES.map(({ code }) => code),
  ...['NUPDActie', 'opop', 'meer-minder', 'in-prijs-verlaagd'],
]);

/** Ids of the promotion lists, as in the common config. */
export const PROMOTION_IDS = { actie: 50, opop: 61, meerMinder: 62, reducedInPrice: 63 } as const;
