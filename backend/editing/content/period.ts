import { isCurrent } from '../../../src/domain/shared/date-range.ts';
import type { IsoDateTime } from '../../../src/domain/shared/common.ts';
import type { MenuItem } from '../../../src/domain/content/content.ts';
import type { Content } from './content.ts';

/** The period in which an item is shown (spec 1 §5): both ends included, null is open. */
export interface Period {
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
function menuPeriods(items: readonly DatedMenuItem[]): Period[] {
  return items.flatMap((item) => [item, ...menuPeriods(item.children)]);
}

const DAY_MS = 86_400_000;

/**
 * The times after `now` at which dated content starts or ends, sorted: banners, menu items, selling
 * points, the customer service block and store posts. Pages that show it change then. An end day
 * includes the whole day.
 */
export function comingDates({ locales }: Content, now: Date): Date[] {
  const { banners, menus, usps, customerServiceFooter, storePosts } = locales.nl;
  const periods: Period[] = [
    ...[...banners.values()].flat(),
    ...[...menus.values()].flatMap(menuPeriods),
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
