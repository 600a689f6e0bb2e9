import type { OwnBrand } from '../../../src/domain/content/config.ts';
import type { MovedAddress } from '../../../src/domain/frame/moved-addresses.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type {
  Banner,
  ContentGroupName,
  ContentPart,
  CustomerServiceFooter,
  FaqCategory,
  SellingPoint,
} from '../../../src/domain/content/content.ts';
import type { DatedMenuItem, Period } from './period.ts';
import type { LinkTargets } from './links.ts';
import type { Company, PageSource } from './schemas.ts';
import type { StoreNews } from './store-posts.ts';
import type { Settings } from './settings-schema.ts';
import type { FitTable } from '../../../src/domain/fit/fit-table.ts';
import type { ToolTable } from '../../../src/domain/tools/tool-table.ts';
import type { SynonymGroup } from '../../search/synonyms/synonyms.ts';
import type { ProductTasks } from '../../search/tasks/task-table.ts';

/** A page in one language. Addresses and texts still contain placeholders. */
export interface PageEntry extends PageSource {
  file: string;
  /** Full address: `/klantenservice`, `/en/customer-service`, `/over-{slug}`. */
  path: string;
  blocks: ContentPart[];
}

/** All editorial content in one language. */
export interface LocaleContent {
  pages: PageEntry[];
  /** By slug. */
  menus: Map<string, DatedMenuItem[]>;
  banners: Map<ContentGroupName, Banner[]>;
  usps: Map<ContentGroupName, (SellingPoint & Period)[]>;
  customerServiceFooter: (CustomerServiceFooter & Period) | null;
  faq: FaqCategory[];
  storePosts: StoreNews[];
  search: SearchContent;
  /** Valid link targets. */
  targets: LinkTargets;
}

/** Editors' search settings in one language. */
export interface SearchContent {
  /** Groups of words and phrases treated as synonyms. */
  synonyms: SynonymGroup[];
  /** The tasks that kinds of products are for. */
  tasks: ProductTasks[];
  /** Terms that redirect to a page; the address still contains placeholders. */
  redirects: { terms: string[]; href: string }[];
  /** Ids of products shown first for these terms. */
  pinned: { terms: string[]; productIds: number[] }[];
}

export interface Content {
  locales: Record<Locale, LocaleContent>;
  company: Company | null;
  settings: Settings | null;
  companions: FitTable;
  /** Which products the wall builder and the joint kit choose from. */
  tools: ToolTable;
  /** Redirects of old addresses; may contain `{slug}`. */
  moved: MovedAddress[];
  /** The owner's brand; null: that of the site variant. */
  shop: OwnBrand | null;
}
