import type { MenuItem } from '../content/content.ts';

/** Where a popover of the main menu stands (spec 1 §2.5): below its entry, or over the page. */
export type MenuPlacement = 'full' | 'left' | 'right';

/** More than this would be a column longer than many a screen. */
const COLUMN_MAX = 8;

/**
 * A popover begins at its own side of the menu; one with groups of entries, or with more than a
 * column holds, takes the full width.
 */
export function menuPlacement(
  children: readonly MenuItem[],
  side: 'left' | 'right',
): MenuPlacement {
  const hasGroups = children.some((child) => child.children.length > 0);
  return hasGroups || children.length > COLUMN_MAX ? 'full' : side;
}
