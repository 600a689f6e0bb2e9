/**
 * The subjects of images (products, brands, categories, stores, banners), read from the database.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { siteBrand } from '../../../src/brands/site-brand.ts';
import type { Database } from '../db/schema/database.ts';
import type { Drawing } from './document.ts';

// Data from which images are drawn. Lengths in millimetres, colours as `#rrggbb`.

/** The brand as printed on a product. */
export interface BrandSubject {
  id: number;
  name: string;
  /** Changes when the image must be drawn again. */
  version: string;
}

export interface ProductSubject {
  id: number;
  version: string;
  /** The class of the product, free text; the demo draws those it knows. */
  family: string;
  name: string;
  brand: BrandSubject | null;
  /** Colour of the product itself, if it has one. */
  color: string | null;
  width: number | null;
  height: number | null;
  depth: number | null;
}

export interface CategorySubject {
  id: number;
  version: string;
  name: string;
  /** Up to three representative products, best first. */
  products: ProductSubject[];
}

export interface StoreSubject {
  id: number;
  version: string;
  city: string;
  /** The shop's name on the sign. */
  company: string;
  /** Colour of the sign. */
  color: string;
}

export interface ManagerSubject {
  storeId: number;
  version: string;
  firstName: string;
  lastName: string;
}

export interface BannerSubject {
  name: string;
  version: string;
  products: ProductSubject[];
}

/** Sources of subjects; each returns null if there is no such subject. */
export interface ImageSubjects {
  product(id: number): Promise<ProductSubject | null>;
  brand(id: number): Promise<BrandSubject | null>;
  category(id: number): Promise<CategorySubject | null>;
  store(id: number): Promise<StoreSubject | null>;
  manager(storeId: number): Promise<ManagerSubject | null>;
  banner(name: string): Promise<BannerSubject | null>;
}

/**
 * Drawings of subjects without an image, provided by the demo. Deterministic: the same subject
 * gives the same drawing. Null: the subject is unknown and gets the placeholder.
 */
export interface Drawings {
  /** Folder of the drawing code: changes there invalidate cached images. */
  folder: string;
  /** Product families shown on a banner, the foremost first; others get three chosen by name. */
  bannerFamilies: Readonly<Record<string, readonly string[]>>;
  product(subject: ProductSubject, view: ProductView): Drawing | null;
  brand(subject: BrandSubject): Drawing | null;
  category(subject: CategorySubject): Drawing | null;
  store(subject: StoreSubject): Drawing | null;
  manager(subject: ManagerSubject): Drawing | null;
  banner(subject: BannerSubject): Drawing | null;
  /** The banner as the image of a card, 4:3. */
  bannerCard(subject: BannerSubject): Drawing | null;
  hasFilm(subject: ProductSubject): boolean;
  /** WebM. Rejects when `signal` aborts. */
  film(subject: ProductSubject, signal: AbortSignal): Promise<Buffer>;
}

/**
 * The views of every product, as the last part of the address `/api/images/products/{id}/{view}`.
 * `front` is the picture of type Front; `drawing` is a dimension drawing in millimetres.
 */
const PRODUCT_VIEWS = ['front', 'side', 'detail', 'package', 'drawing'] as const;

export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** True for the name of a view. */
export function isProductView(value: string): value is ProductView {
  return (PRODUCT_VIEWS as readonly string[]).includes(value);
}

/** The banner view suitable for any card, from portrait to 2:1. */
export const BANNER_CARD_VIEW = 'card';

/**
 * Cache time for the products of a category or banner, because choosing them reads a large part of
 * the catalogue.
 */
const CHOICE_CACHE_MS = 10 * 60_000;

/** Caches results for a while, and shares them between concurrent callers. */
function cacheForAWhile<K, T>(
  find: (key: K) => Promise<T>,
  now: () => number,
): (key: K) => Promise<T> {
  const answers = new Map<K, { until: number; answer: Promise<T> }>();
  return (key) => {
    const cached = answers.get(key);
    if (cached && cached.until > now()) return cached.answer;
    if (answers.size > 2000) answers.clear();
    const answer = find(key);
    answers.set(key, { until: now() + CHOICE_CACHE_MS, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

const versionOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

/**
 * Subjects from the shop's database. Only visible entities have an image, and only banners accepted
 * by `isBanner`, so that arbitrary names cannot cause rendering. A banner shows
 * products of the kinds that `bannerFamilies` lists for it, then of others.
 */
export function databaseSubjects(
  db: Kysely<Database>,
  isBanner: (name: string) => boolean,
  bannerFamilies: Drawings['bannerFamilies'] = {},
  now: () => number = Date.now,
): ImageSubjects {
  const selectProducts = () =>
    db
      .selectFrom('products as p')
      .leftJoin('brands as b', 'b.id', 'p.brand_id')
      .select(['p.id', 'p.name', 'p.details', 'p.brand_id', 'b.description', 'b.code'])
      .where('p.visibility', '!=', 'NotViewable');
  type ProductRow = Awaited<
    ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>
  >;

  const keptBanner = cacheForAWhile(readBanner, now);

  return {
    async product(id) {
      const row = await selectProducts().where('p.id', '=', id).executeTakeFirst();
      return row ? productOf(row) : null;
    },
    async brand(id) {
      const row = await db.selectFrom('brands').select(['id', 'description', 'code']).where('id', '=', id).executeTakeFirst(); // oxfmt-ignore
      return row ? brandOf(row.id, row.description, row.code) : null;
    },
    category: cacheForAWhile(readCategory, now),
    async store(id) {
      const row = await db.selectFrom('stores').select(['id', 'name', 'details']).where('id', '=', id).executeTakeFirst(); // oxfmt-ignore
      if (!row) return null;
      const { name: company, themeColor: color } = siteBrand();
      const subject = { id: row.id, city: row.details.city, company };
      return { ...subject, color, version: versionOf(subject) };
    },
    async manager(storeId) {
      const row = await db.selectFrom('stores').select(['details']).where('id', '=', storeId).executeTakeFirst(); // oxfmt-ignore
      const manager = row?.details.manager;
      return manager
        ? { storeId, firstName: manager.firstName, lastName: manager.lastName, version: versionOf(manager.firstName, manager.lastName) } // oxfmt-ignore
        : null;
    },
    banner: async (name) => (isBanner(name) ? keptBanner(name) : null),
  };

  async function readCategory(id: number): Promise<CategorySubject | null> {
    const node = await db.selectFrom('web_nodes').select(['id', 'name']).where('id', '=', id).executeTakeFirst(); // oxfmt-ignore
    if (!node) return null;
    const rows = await sql<{ id: number }>`
        with recursive tree as (
          select id from web_nodes where id = ${id}
          union all
          select w.id from web_nodes w join tree t on w.parent_id = t.id where w.active
        ), best as (
          select distinct on (p.details ->> 'family') p.id, p.popularity
          from products p
          where p.web_node_id in (select id from tree) and p.visibility <> 'NotViewable'
          order by p.details ->> 'family', p.popularity desc, p.id
        )
        select id from best order by popularity desc, id limit 3`.execute(db);
    const promoted = rows.rows.length > 0 ? rows.rows : await findPromoted(id);
    const products = await readProducts(promoted.map((row) => row.id));
    return {
      id,
      name: node.name.nl,
      products,
      version: versionOf(
        node.name.nl,
        products.map((product) => product.version),
      ),
    };
  }

  async function readBanner(name: string): Promise<BannerSubject> {
    // The name determines the order of families, so that two banners do not show the same products.
    const { rows } = await sql<{ id: number; family: string }>`
        with best as (
          select distinct on (p.details ->> 'family') p.id, p.details ->> 'family' as family
          from products p where p.visibility <> 'NotViewable'
          order by p.details ->> 'family', p.popularity desc, p.id
        )
        select id, family from best order by md5(${name} || family)`.execute(db);
    // Names come from the URL, and may be `constructor`.
    const families = Object.hasOwn(bannerFamilies, name) ? bannerFamilies[name]! : [];
    const products = families.flatMap((key) => rows.filter(({ family }) => family === key));
    const chosenIds = [...new Set([...products, ...rows])].slice(0, 3);
    const shownProducts = await readProducts(chosenIds.map((row) => row.id));
    return {
      name,
      products: shownProducts,
      version: versionOf(shownProducts.map((product) => product.version)),
    };
  }

  async function findPromoted(node: number): Promise<{ id: number }[]> {
    const { rows } = await sql<{ id: number }>`
      select id from products
      where ${node} = any(promotion_nodes) and visibility <> 'NotViewable'
      order by popularity desc, id limit 3`.execute(db);
    return rows;
  }

  async function readProducts(ids: number[]): Promise<ProductSubject[]> {
    if (ids.length === 0) return [];
    const rows = await selectProducts().where('p.id', 'in', ids).execute();
    return ids.flatMap((id) => rows.filter((row) => row.id === id).map(productOf));
  }

  function productOf(row: ProductRow): ProductSubject {
    const { family, colorHex, dimensions } = row.details;
    const brand = row.brand_id === null ? null : brandOf(row.brand_id, row.description, row.code);
    const { width, height, depth } = dimensions;
    const subject = { id: row.id, family, name: row.name.nl, brand, color: colorHex, width, height, depth }; // oxfmt-ignore
    return { ...subject, version: versionOf(subject) };
  }
}

/** The brand name as in the spec: description, else code; "geen merk" is never printed. */
function brandOf(id: number, description: string | null, code: string | null): BrandSubject {
  const name = description?.trim() || code || '';
  return { id, name: name.toLowerCase() === 'geen merk' ? '' : name, version: versionOf(name) };
}
