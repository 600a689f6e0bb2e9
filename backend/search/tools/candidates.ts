import { type Kysely, sql } from 'kysely';
import { classPredicate } from '../../../src/domain/fit/fit-table.ts';
import type { Candidate } from '../../../src/domain/tools/candidate.ts';
import {
  REQUIRED_PARTS,
  TOOLS,
  type ToolName,
  type PartClass,
  type ToolTable,
} from '../../../src/domain/tools/tool-table.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { type CategoryCodes, factsOf } from '../recommend.ts';
import type { IndexedProduct, SearchIndex } from '../types.ts';

/** Largest number of products that one part is chosen from. */
const MAX_CANDIDATES = 200;

/** The part of the shop's state that is read. */
interface SearchableCatalogue {
  catalogue: { tree: CategoryCodes };
  indexes: { nl: Pick<SearchIndex, 'popular'> };
}

/** Returns the orderable products of classes that `accept` allows, `limit` of each at most. */
export function productsOf(
  { catalogue, indexes }: SearchableCatalogue,
  classes: readonly PartClass[],
  limit: number,
  accept: (product: IndexedProduct) => boolean = () => true,
): IndexedProduct[] {
  return classes.flatMap((partClass) => {
    const categoryId = catalogue.tree.byCode(partClass.categoryCode)?.id;
    if (categoryId === undefined) return [];
    const isMember = classPredicate(partClass);
    // Classes name Dutch values; the products are the same in both languages.
    return indexes.nl.popular(
      { categoryId },
      limit,
      (product) => isMember(factsOf(product, catalogue.tree)) && accept(product),
    );
  });
}

/** Reads the candidates of several parts, of those that `accept` allows, in one statement. */
export async function candidatesOf<Part extends string>(
  db: Kysely<Database>,
  state: SearchableCatalogue,
  parts: Partial<Record<Part, readonly PartClass[]>>,
  accept: (product: IndexedProduct, part: Part) => boolean = () => true,
): Promise<Partial<Record<Part, Candidate[]>>> {
  const productsByPart = Object.entries<readonly PartClass[] | undefined>(parts).map(
    ([part, classes]) => {
      const acceptForPart = (product: IndexedProduct) => accept(product, part as Part);
      return [part, productsOf(state, classes ?? [], MAX_CANDIDATES, acceptForPart)] as const;
    },
  );
  const packages = await packagesOf(
    db,
    productsByPart.flatMap(([, products]) => products.map(({ id }) => id)),
  );
  return Object.fromEntries(
    productsByPart.map(([part, products]) => [
      part,
      products.flatMap(({ id, price, attributes }): Candidate[] => {
        const packageInfo = packages.get(id);
        return packageInfo ? [{ ...packageInfo, id, price, attributes }] : [];
      }),
    ]),
  ) as Partial<Record<Part, Candidate[]>>;
}

type PackageInfo = Pick<Candidate, 'stock' | 'grams' | 'contents' | 'contentsUnit'>;

async function packagesOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, PackageInfo>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .where('p.id', 'in', [...new Set(ids)])
    .select([
      'p.id',
      's.total_stock',
      sql<number | null>`(p.details #>> '{dimensions,weight}')::float8`.as('grams'),
      sql<number | null>`(p.details ->> 'unitPerProduct')::float8`.as('contents'),
      sql<string | null>`p.details ->> 'unitPriceUnit'`.as('unit'),
    ])
    .execute();
  return new Map(
    rows.map(({ id, total_stock, grams, contents, unit }) => [
      id,
      { stock: total_stock ?? 0, grams, contents, contentsUnit: unit },
    ]),
  );
}

/**
 * A tool whose required parts are sold, and their categories. Those of optional parts, such as
 * tape, also contain products for other work.
 */
export interface AvailableTool {
  name: ToolName;
  categoryIds: number[];
}

/** Returns the tools of which every required part is sold. */
export function availableTools(state: SearchableCatalogue, table: ToolTable): AvailableTool[] {
  return TOOLS.flatMap((name) => {
    const parts: Partial<Record<string, readonly PartClass[]>> = table[name];
    const isSold = (part: string) => productsOf(state, parts[part] ?? [], 1).length > 0;
    const required: readonly (readonly string[])[] = REQUIRED_PARTS[name];
    if (!required.every((group) => group.some(isSold))) return [];
    const codes = required.flat().flatMap((part) => parts[part] ?? []);
    const ids = codes.flatMap(
      (partClass) => state.catalogue.tree.byCode(partClass.categoryCode)?.id ?? [],
    );
    return [{ name, categoryIds: [...new Set(ids)].sort((a, b) => a - b) }];
  });
}
