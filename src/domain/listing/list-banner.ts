import type { Banner, ContentGroup } from '../content/content.ts';

/**
 * The right-hand banner of a list, or null (spec 2 §2, §9). Only lists of root categories
 * carry one: lower down the shopper is choosing, and a twelfth product serves better.
 * `depth` counts from 0 for a root category; `group` is the content group discountBanners.
 */
export function listBanner(
  list: { kind: string; id?: number },
  depth: number,
  group: ContentGroup | null,
): Banner | null {
  if (list.kind !== 'category' || depth > 0 || group?.kind !== 'banners') return null;
  // Each root category keeps its own banner, whatever the order of the lists.
  return group.items[(list.id ?? 0) % Math.max(1, group.items.length)] ?? null;
}
