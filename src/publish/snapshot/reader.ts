/**
 * The data that pages can read. A reader uses only the snapshot, never the network, and records
 * which entities the page being rendered reads (docs/decisions/0001).
 */
import { shareOwnBrandReader } from '../../brands/site-brand.ts';
import type {
  Brand,
  ProductReviews,
  Product,
  ProductSummary,
} from '../../domain/product/product.ts';
import type { ProductGroup } from '../../domain/product/product-group.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ShopConfig } from '../../domain/content/config.ts';
import type {
  Banner,
  ContentGroup,
  ContentGroupName,
  ContentPage,
  FaqCategory,
  PageKind,
  WebNode,
} from '../../domain/content/content.ts';
import type { ProductListOptions, SearchResult } from '../../domain/search/search.ts';
import type { Store } from '../../domain/store/store.ts';
import type { PathBucket } from './paths.ts';
import type { ProductTeaser } from './product-teasers.ts';

/** The lists that are prerendered, each in its default state. */
export type ListKey =
  | { kind: 'category'; id: number }
  | { kind: 'promotion'; name: 'actie' | 'opop' | 'meer-minder' | 'reduced-in-price' }
  | { kind: 'brand'; id: number };

/** The data needed to build an entity's address in each language. */
export interface PathEntry {
  id: number;
  url: Record<Locale, string>;
}

export interface SnapshotReader {
  /** A value that changes when the set of addresses does, apart from those of products. */
  addresses(): string;
  /** The addresses of products by bucket (`paths.ts`). */
  productBuckets(): ReadonlyMap<string, PathBucket>;
  /** Every viewable, active product. */
  productPaths(): PathEntry[];
  product(id: number, locale: Locale): Product | null;
  /** The product's `url` in each language, without its record; null if it has no page. */
  productUrl(id: number): Record<Locale, string> | null;
  /** Other products of the same category that can be ordered. */
  related(id: number, locale: Locale): ProductTeaser[];
  /** The variants of the product's article; null if it has no others. */
  group(id: number, locale: Locale): ProductGroup | null;
  /** Null if reviews are disabled, or if there are none. */
  reviews(id: number): ProductReviews | null;
  /** Products on the home page, bestsellers first. */
  popularProducts(locale: Locale): ProductSummary[];

  /** Every category that has a list page, promotion nodes left out. */
  webNodePaths(): PathEntry[];
  webNode(id: number, locale: Locale): WebNode | null;
  /** Root categories with two levels of children, NUPDActie included. */
  rootWebNodes(locale: Locale): WebNode[];

  /** First page of a list in its default state; null when there is no such list. */
  list(key: ListKey, locale: Locale): SearchResult | null;
  listOptions(locale: Locale): ProductListOptions;
  /** The banner beside a list, which takes the place of one product. */
  listBanner(key: ListKey, locale: Locale): Banner | null;

  brandPaths(): PathEntry[];
  brands(locale: Locale): Brand[];
  popularBrands(locale: Locale): Brand[];
  brand(id: number, locale: Locale): Brand | null;

  storePaths(): PathEntry[];
  stores(locale: Locale): Store[];
  store(id: number, locale: Locale): Store | null;

  /** Content pages that `/[...pathMatch]` prerenders: path without slashes at its ends. */
  contentPaths(): { key: string; path: Record<Locale, string> }[];
  /** The path of the content page of a key; null when there is none. */
  contentPath(key: string): Record<Locale, string> | null;
  /** True for the path of a content page (`/klantenservice/contact`, `/en/contact`). */
  isContentPath(path: string, locale: Locale): boolean;
  /** Article, blocks and meta of one path (`/`, `/klantenservice`); status NotFound when unknown. */
  content(path: string, locale: Locale): ContentPage;
  /** A group that every page shares: menus, footer, site banners, USPs. */
  shared(group: ContentGroupName, locale: Locale): ContentGroup | null;
  /** Site banners shown on any of these kinds of page, in order. */
  siteBanners(kinds: readonly PageKind[], locale: Locale): Banner[];
  faq(locale: Locale): FaqCategory[];

  config(): ShopConfig;
  /** All products that have a page. */
  productCount(): number;
  /** When the data was read. Pages use this as "now", so that equal data gives identical bytes. */
  readAt(): Date;
  /** The year of `readAt`; pages that show it are rendered again in the next year. */
  year(): number;
}

const READER_KEY = Symbol.for('bouwmaat.snapshot');

/**
 * The reader of this process. Page code is bundled separately, so it is shared through
 * `globalThis`.
 */
export function snapshot(): SnapshotReader {
  const reader = (globalThis as Record<symbol, unknown>)[READER_KEY];
  if (!reader) throw new Error('No snapshot is open: pages render inside the renderer only.');
  return reader as SnapshotReader;
}

export function provideSnapshot(reader: SnapshotReader): void {
  (globalThis as Record<symbol, unknown>)[READER_KEY] = reader;
  shareOwnBrandReader(() => reader.config().brand);
}
