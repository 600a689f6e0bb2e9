import type { Content } from './content.ts';

const DAY_MS = 86_400_000;

/**
 * The moments after `now` at which a banner or a post of stores begins or ends, in order: the pages
 * that show it are others from then on. A day ends with its last moment.
 */
export function comingDates({ locales }: Content, now: Date): Date[] {
  const { banners, storePosts } = locales.nl;
  const moments = [...[...banners.values()].flat(), ...storePosts].flatMap(
    ({ startDate, endDate }) => [
      startDate ? Date.parse(startDate) : NaN,
      endDate ? Date.parse(endDate) + (endDate.length === 10 ? DAY_MS : 1) : NaN,
    ],
  );
  const coming = new Set(moments.filter((moment) => moment > now.getTime()));
  return [...coming].sort((a, b) => a - b).map((moment) => new Date(moment));
}
