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
import type { SynonymGroup } from '../../search/synonyms/synonyms.ts';

/** One page in one language. Addresses and texts still hold placeholders. */
export interface PageEntry extends PageSource {
  file: string;
  /** Full address: `/klantenservice`, `/en/customer-service`, `/over-{slug}`. */
  path: string;
  blocks: ContentPart[];
}

/** Everything that editors wrote, in one language. */
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
  /** What links may point to. */
  targets: LinkTargets;
}

/** Search settings that editors wrote, in one language. */
export interface SearchContent {
  /** Words and phrases that find the products of others. */
  synonyms: SynonymGroup[];
  /** Terms that lead to a page; the address still holds placeholders. */
  redirects: { terms: string[]; href: string }[];
  /** Ids of products that come first for these terms. */
  pinned: { terms: string[]; productIds: number[] }[];
}

export interface Content {
  locales: Record<Locale, LocaleContent>;
  company: Company | null;
  settings: Settings | null;
  companions: FitTable;
  /** Where old addresses lead; they may hold `{slug}`. */
  moved: MovedAddress[];
  /** What the owner calls the shop and how it looks; null: as its variant. */
  shop: OwnBrand | null;
}
