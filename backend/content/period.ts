import { isCurrent } from '../../src/domain/date-range.ts';
import type { IsoDateTime } from '../../src/domain/entities/common.ts';
import type { MenuItem } from '../../src/domain/entities/content.ts';

/** When an item shows (spec 1 §5): both ends included, null is open. */
export interface Period {
  startDate: IsoDateTime | null;
  endDate: IsoDateTime | null;
}

/** A menu item as editors wrote it. */
export interface DatedMenuItem extends Omit<MenuItem, 'children'>, Period {
  children: DatedMenuItem[];
}

/** The items that show at `now`. */
export function currentItems<T extends Period>(items: readonly T[], now: Date): T[] {
  return items.filter(({ startDate, endDate }) => isCurrent(startDate, endDate, now));
}

/** The items of a menu that show at `now`, at every level, without their dates. */
export function currentMenu(items: readonly DatedMenuItem[], now: Date): MenuItem[] {
  return currentItems(items, now).map(({ startDate: _, endDate: __, ...item }) => ({
    ...item,
    children: currentMenu(item.children, now),
  }));
}

/** The periods of a menu's items, at every level. */
export function menuPeriods(items: readonly DatedMenuItem[]): Period[] {
  return items.flatMap((item) => [item, ...menuPeriods(item.children)]);
}
