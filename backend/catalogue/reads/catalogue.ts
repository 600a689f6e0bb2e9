import { type Kysely, type Selectable, sql } from 'kysely';
import { brandName } from '../../../src/domain/frame/brand.ts';
import type { BrandTable, StoreDetails } from '../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { WebNodeTree, type TreeRow } from './web-nodes-routes.ts';

export interface CatalogueBrand extends Selectable<BrandTable> {
  name: string;
  /** Products that have a page. */
  count: number;
  /** Sum of their popularity. */
  popularity: number;
}

export interface CatalogueStore {
  id: number;
  code: string;
  url: string;
  name: string;
  lat: number;
  lng: number;
  details: StoreDetails;
}

/**
 * A consistent copy of the small tables: brands, categories, stores, counts and facet labels.
 * Immutable; replaced when the catalogue changes.
 */
export interface Catalogue {
  brands: ReadonlyMap<number, CatalogueBrand>;
  tree: WebNodeTree;
  stores: readonly CatalogueStore[];
  /** Labels by facet field. */
  facetLabels: ReadonlyMap<string, Texts>;
  /** Products that have a page. */
  productCount: number;
}

/** Number of products inspected for facet labels: all in most shops, and enough in a large one. */
const LABEL_SAMPLE = 20_000;

/**
 * Reads the small tables of the catalogue. Facet labels take longest, so only those of changed
 * products are read again. Rejects with database errors.
 */
export async function readCatalogue(
  db: Kysely<Database>,
  changed: { products: readonly number[]; labels: ReadonlyMap<string, Texts> } | null = null,
): Promise<Catalogue> {
  const brandRows = await db.selectFrom('brands').selectAll().orderBy('id').execute();
  const { rows: counts } = await sql<{ brand_id: number | null; n: number; popularity: number }>`
    select brand_id, count(*) as n, sum(popularity) as popularity from products
    where state = 'Active' and visibility <> 'NotViewable' group by brand_id`.execute(db);
  const countsByBrand = new Map(counts.map((row) => [row.brand_id, row]));
  const nodes: TreeRow[] = await db
    .selectFrom('web_nodes')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const stores = await db.selectFrom('stores').selectAll().orderBy('name').execute();
  const brands = brandRows.map((row): CatalogueBrand => ({
    ...row,
    name: brandName(row.description, row.code),
    count: countsByBrand.get(row.id)?.n ?? 0,
    popularity: countsByBrand.get(row.id)?.popularity ?? 0,
  }));
  return {
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    tree: new WebNodeTree(nodes),
    stores,
    facetLabels: new Map([
      ...(changed?.labels ?? []),
      ...(await loadFacetLabels(db, changed?.products)),
    ]),
    productCount: counts.reduce((sum, row) => sum + row.n, 0),
  };
}

async function loadFacetLabels(
  db: Kysely<Database>,
  ids?: readonly number[],
): Promise<Map<string, Texts>> {
  const chosenProducts = ids
    ? sql`where id = any(${[...ids]}::int[])`
    : sql`order by id limit ${LABEL_SAMPLE}`;
  const { rows } = await sql<{ code: string; label: Texts }>`
    select distinct on (a ->> 'code') a ->> 'code' as code, a -> 'label' as label
    from (select details from products ${chosenProducts}) p,
      jsonb_array_elements(p.details -> 'attributes') a`.execute(db);
  return new Map(rows.map(({ code, label }) => [code, label]));
}
