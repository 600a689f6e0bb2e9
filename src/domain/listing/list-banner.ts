import type { Banner, ContentGroup } from '../content/content.ts';

/**
 * Chooses the right-hand banner of a list, or null (spec 2 §2, §9). Only lists of root categories
 * have one: deeper in the tree, a twelfth product is more useful to the shopper.
 * `depth`: 0 for a root category. `group`: the content group discountBanners.
 */
export function listBanner(
  list: { kind: string; id?: number },
  depth: number,
  group: ContentGroup | null,
): Banner | null {
  if (list.kind !== 'category' || depth > 0 || group?.kind !== 'banners') return null;
  // Chosen by category id, so that each root category keeps its banner.
  return group.items[(list.id ?? 0) % Math.max(1, group.items.length)] ?? null;
}
