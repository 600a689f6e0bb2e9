/** The compiled content of both languages, and which dated items of it are shown now. */
import type { OwnBrand } from '../../../src/domain/content/config.ts';
import type { MovedAddress } from '../../../src/domain/frame/moved-addresses.ts';
import type { Locale, IsoDateTime } from '../../../src/domain/shared/common.ts';
import type {
  Banner,
  ContentGroupName,
  ContentPart,
  CustomerServiceFooter,
  FaqCategory,
  SellingPoint,
  MenuItem,
} from '../../../src/domain/content/content.ts';
import type { LinkTargets } from './markdown.ts';
import type { Company, PageSource } from './schemas.ts';
import type { StorePost } from './compile-shared.ts';
import type { Settings } from './settings-schema.ts';
import type { FitTable } from '../../../src/domain/fit/fit-table.ts';
import type { ToolTable } from '../../../src/domain/tools/tool-table.ts';
import type { SynonymGroup } from '../../search/synonyms/synonyms.ts';
import type { TaskExamples } from '../../search/tasks/task-examples.ts';
import { isCurrent } from '../../../src/domain/shared/date-range.ts';

/** A page in one language. Addresses and texts still contain placeholders. */
export interface PageEntry extends PageSource {
  file: string;
  /**
   * Full address; may contain `{slug}`: `/klantenservice`, `/en/customer-service`, `/over-{slug}`.
   */
  path: string;
  blocks: ContentPart[];
}

/** All editorial content in one language. */
export interface LocaleContent {
  pages: PageEntry[];
  /** Menus by their slug. */
  menus: Map<string, DatedMenuItem[]>;
  banners: Map<ContentGroupName, Banner[]>;
  usps: Map<ContentGroupName, (SellingPoint & Period)[]>;
  customerServiceFooter: (CustomerServiceFooter & Period) | null;
  faq: FaqCategory[];
  storePosts: StorePost[];
  search: SearchContent;
  /** Valid link targets. */
  targets: LinkTargets;
}

/** Editors' search settings in one language. */
export interface SearchContent {
  /** Groups of words and phrases treated as synonyms. */
  synonyms: SynonymGroup[];
  /** What shoppers say when they need a kind of product. */
  tasks: TaskExamples[];
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
  movedAddresses: MovedAddress[];
  /** The owner's brand; null: that of the site variant. */
  ownBrand: OwnBrand | null;
}

/** The period in which an item is shown (spec 1 §5): both ends included, null is open. */
interface Period {
  startDate: IsoDateTime | null;
  endDate: IsoDateTime | null;
}

/** A menu item as editors wrote it. */
export interface DatedMenuItem extends Omit<MenuItem, 'children'>, Period {
  children: DatedMenuItem[];
}

/** The items visible at `now`. */
export function currentItems<T extends Period>(items: readonly T[], now: Date): T[] {
  return items.filter(({ startDate, endDate }) => isCurrent(startDate, endDate, now));
}

/** The menu items visible at `now`, at every level, without their dates. */
export function currentMenu(items: readonly DatedMenuItem[], now: Date): MenuItem[] {
  return currentItems(items, now).map(({ startDate: _, endDate: __, ...item }) => ({
    ...item,
    children: currentMenu(item.children, now),
  }));
}

/** The periods of a menu's items, at every level. */
function periodsOf(items: readonly DatedMenuItem[]): Period[] {
  return items.flatMap((item) => [item, ...periodsOf(item.children)]);
}

const DAY_MS = 86_400_000;

/**
 * The times after `now` at which dated content starts or ends, sorted: banners, menu items, selling
 * points, the customer service block and store posts. Pages that show it change then. An end day
 * includes the whole day.
 */
export function upcomingChanges({ locales }: Content, now: Date): Date[] {
  const { banners, menus, usps, customerServiceFooter, storePosts } = locales.nl;
  const periods: Period[] = [
    ...[...banners.values()].flat(),
    ...[...menus.values()].flatMap(periodsOf),
    ...[...usps.values()].flat(),
    ...[customerServiceFooter ?? []].flat(),
    ...storePosts,
  ];
  const moments = periods.flatMap(({ startDate, endDate }) => [
    startDate ? Date.parse(startDate) : NaN,
    endDate ? Date.parse(endDate) + (endDate.length === 10 ? DAY_MS : 1) : NaN,
  ]);
  const coming = new Set(moments.filter((moment) => moment > now.getTime()));
  return [...coming].sort((a, b) => a - b).map((moment) => new Date(moment));
}
