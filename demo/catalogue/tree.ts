import type { Selectable } from 'kysely';
import type { WebNodeTable } from '../../backend/platform/db/schema/catalogue.ts';
import type { Texts, WithTextTimes } from '../../backend/platform/db/schema/columns.ts';
import { FAMILIES } from './families/all.ts';
import { addDays } from './calendar.ts';
import { FAMILY_KEYS } from './family-keys.ts';
import { addressText } from '../../backend/catalogue/texts.ts';
import { ROOT_NODES } from '../../backend/catalogue/special-nodes.ts';
import { upperFirst } from './texts.ts';
import { GROUPS } from './tree-roots.ts';
import { PROMOTION_NODES, type PromotionSeed } from './promotion-nodes.ts';

/** A row of `web_nodes`. */
export type NodeRow = WithTextTimes<Selectable<WebNodeTable>>;

export interface Tree {
  nodes: NodeRow[];
  byCode: ReadonlyMap<string, NodeRow>;
}

/**
 * Categories that are not shown now, because they are inactive, begin later or have ended, by code.
 */
const SEASON_CHANGES: Record<string, { active?: boolean; startsIn?: number; endedSince?: number }> =
  {
    'kerstverlichting-voorbereiding': { active: false },
    'winteropruiming-bouwplaats': { endedSince: 40 },
    'voorjaarsaanbod-tuin': { startsIn: 45 },
    'demonstratiemodellen-gereedschap': { active: false },
  };

const SEASON_NODES: [code: string, parent: string, name: Texts, text: Texts][] = [
  [
    'kerstverlichting-voorbereiding',
    'verlichting',
    { nl: 'Feestverlichting', en: 'Festive lighting' },
    { nl: 'Lichtslangen en snoeren voor gevel en boom.', en: 'Light chains for façade and tree.' },
  ],
  [
    'winteropruiming-bouwplaats',
    'bouwplaatsmateriaal',
    { nl: 'Winteropruiming', en: 'Winter clearance' },
    { nl: 'Restanten van het winterseizoen.', en: 'The last of the winter season.' },
  ],
  [
    'voorjaarsaanbod-tuin',
    'tuinonderhoud',
    { nl: 'Voorjaar in de tuin', en: 'Spring in the garden' },
    {
      nl: 'Wat je nodig hebt als de grond weer werkt.',
      en: 'What you need once the soil wakes up.',
    },
  ],
  [
    'demonstratiemodellen-gereedschap',
    'elektrisch-gereedschap',
    { nl: 'Demonstratiemodellen', en: 'Demonstration models' },
    { nl: 'Machines uit de showroom.', en: 'Machines from the showroom.' },
  ],
];

/** Returns whether products are in the category: that of a family, or a leaf below it. */
export const isOfFamily = ({ code }: NodeRow): boolean =>
  (FAMILY_KEYS as readonly string[]).includes(code.split('/')[0] ?? '');

/** Returns the code of a leaf category of a family. */
export const leafCode = (family: string, leaf: string): string => `${family}/${leaf}`;

/**
 * Makes all categories in a fixed order, so that ids do not depend on the seed and the number of
 * products. `now` only determines the dates of seasonal categories.
 */
export function buildTree(now: Date): Tree {
  const nodes: NodeRow[] = [];
  const byCode = new Map<string, NodeRow>();
  const positions = new Map<number | null, number>();
  const add = (
    id: number,
    code: string,
    parent: NodeRow | null,
    name: Texts,
    text: Texts | null,
    url?: Texts,
  ): NodeRow => {
    const position = positions.get(parent?.id ?? null) ?? 0;
    positions.set(parent?.id ?? null, position + 1);
    const urlUnderParent = (locale: 'nl' | 'en'): string =>
      (parent && parent.url[locale] ? `${parent.url[locale]}/` : '') +
      addressText(name[locale], locale);
    const seasonChange = SEASON_CHANGES[code];
    const row: NodeRow = {
      id,
      parent_id: parent?.id ?? null,
      code,
      position,
      name,
      url: url ?? { nl: urlUnderParent('nl'), en: urlUnderParent('en') },
      description: text,
      image: parent ? `/api/images/categories/${id}` : null,
      active: seasonChange?.active ?? true,
      start_date: seasonChange?.startsIn ? addDays(now, seasonChange.startsIn).toISOString() : null,
      end_date: seasonChange?.endedSince
        ? addDays(now, -seasonChange.endedSince).toISOString()
        : null,
      delivery_type: null,
    };
    nodes.push(row);
    byCode.set(code, row);
    return row;
  };
  const parentOf = (code: string): NodeRow => {
    const node = byCode.get(code);
    if (!node) throw new Error(`Category ${code} does not exist`);
    return node;
  };

  const noUrl = { nl: '', en: '' };
  for (const { id, code, name } of ROOT_NODES) add(id, code, null, name, null, noUrl);
  GROUPS.forEach((group, i) =>
    add(100 + i, group.code, parentOf(group.parent), group.name, group.text),
  );
  FAMILIES.forEach((family, i) => {
    const node = add(300 + i, family.key, parentOf(family.group), family.name, family.text);
    Object.entries(family.leaves ?? {}).forEach(([key, [name, text]], j) =>
      add(
        1000 + i * 20 + j,
        leafCode(family.key, key),
        node,
        { nl: upperFirst(name.nl), en: upperFirst(name.en) },
        text,
      ),
    );
  });
  SEASON_NODES.forEach(([code, parent, name, text], i) =>
    add(900 + i, code, parentOf(parent), name, text),
  );
  PROMOTION_NODES.forEach((seed: PromotionSeed) =>
    add(seed.id, seed.code, parentOf(seed.parent), seed.name, seed.text, seed.url),
  );
  return { nodes, byCode };
}
