import type { MenuItem } from '../content/content.ts';

/**
 * Position of a popover of the main menu (spec 1 §2.5): aligned with its side, or at full width.
 */
export type MenuPlacement = 'full' | 'left' | 'right';

/** More entries in one column would be taller than many screens. */
const COLUMN_MAX = 8;

/**
 * Chooses the position of a popover. One with groups of entries, or with more entries than a column
 * holds, takes the full width.
 */
export function menuPlacement(
  children: readonly MenuItem[],
  side: 'left' | 'right',
): MenuPlacement {
  const hasGroups = children.some((child) => child.children.length > 0);
  return hasGroups || children.length > COLUMN_MAX ? 'full' : side;
}
