import type { BrandTable } from '../../../backend/platform/db/schema/catalogue.ts';
import type { Texts } from '../../../backend/platform/db/schema/columns.ts';
import type { BrandGroup } from './groups.ts';
import { manufacturerOf } from './manufacturers.ts';
import { memoOf } from './memos.ts';
import { BRAND_SEEDS } from './names.ts';
import { addressText } from '../../../backend/catalogue/texts.ts';

/**
 * A brand as the database stores it, with what the generator needs to choose a brand and a price.
 */
export interface CatalogueBrand {
  row: {
    [K in 'id' | 'code' | 'description' | 'url' | 'image']: BrandTable[K];
  } & { memo: Texts | null; manufacturer: ReturnType<typeof manufacturerOf> | null };
  level: number;
  groups: BrandGroup[];
}

/**
 * Id of the brand `geen merk`, under which the merchandise system lists goods without a brand (spec
 * 2 §3).
 */
export const NO_BRAND_ID = 900;

const UNDESCRIBED_BRANDS: [id: number, code: string, group: BrandGroup][] = [
  [901, 'Hechtwerk', 'verbinding'],
  [902, 'Sjouwgoed', 'transport'],
];

/** All brands: the invented ones, 'geen merk', and two without a description, as real systems have. */
export const BRANDS: CatalogueBrand[] = [
  ...BRAND_SEEDS.map(([name, level, ...groups], index): CatalogueBrand => {
    const id = 101 + index;
    return {
      row: {
        id,
        code: addressText(name).replace(/-/g, '').slice(0, 10).toUpperCase(),
        description: name,
        // Every fourth brand has no url, so that the mappers make one from its name.
        url: index % 4 === 3 ? null : addressText(name),
        image: `/api/images/brands/${id}`,
        memo: memoOf(name, groups),
        manufacturer: manufacturerOf(name, index),
      },
      level,
      groups,
    };
  }),
  {
    row: {
      id: NO_BRAND_ID,
      code: 'GEEN',
      description: 'geen merk',
      url: null,
      image: null,
      memo: null,
      manufacturer: {
        name: 'Inkoopcombinatie Bouwmaterialen Nederland B.V.',
        postalAddress: 'Handelsweg 40, 3707 NH Zeist, Nederland',
        email: 'productveiligheid@inkoopcombinatie.example',
        responsiblePerson: null,
      },
    },
    level: 0.9,
    groups: ['bulk', 'hout', 'steen'],
  },
  // Brands without a description are shown by their code (spec 1 §3), which reads as a name.
  ...UNDESCRIBED_BRANDS.map(([id, code, group]): CatalogueBrand => ({
    row: {
      id,
      code,
      description: null,
      url: null,
      image: null,
      memo: null,
      manufacturer: null,
    },
    level: 0.9,
    groups: [group],
  })),
];

const brandsByGroup = new Map<BrandGroup, CatalogueBrand[]>();
for (const brand of BRANDS)
  for (const group of brand.groups)
    brandsByGroup.set(group, [...(brandsByGroup.get(group) ?? []), brand]);

/** Returns the brands that sell the families of a group; never empty. */
export function brandsOf(group: BrandGroup): CatalogueBrand[] {
  const brands = brandsByGroup.get(group);
  if (!brands) throw new Error(`No brand makes ${group}`);
  return brands;
}
