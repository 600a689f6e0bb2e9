import type { Content } from './content.ts';
import { menuPeriods, type Period } from './period.ts';

const DAY_MS = 86_400_000;

/**
 * The moments after `now` at which dated content begins or ends, in order: banners, menu items,
 * selling points, the customer service block and posts of stores. The pages that show it change
 * then. A day ends with its last moment.
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
