import type { WebNode } from '../content/content.ts';

/** Category of sheet material, which stores cut to size. */
const CUT_TO_SIZE_CATEGORY = 'plaatmateriaal';

/** Returns whether stores cut this product to size, by its category. */
export function isCutToSize(node: Pick<WebNode, 'code' | 'ancestors'> | null): boolean {
  return (
    node !== null && [node, ...node.ancestors].some(({ code }) => code === CUT_TO_SIZE_CATEGORY)
  );
}

/** Code of the root category Actie, whose list is the promotion page (spec 1 §2.5). */
const PROMOTION_CODE = 'NUPDActie';

/**
 * Returns whether a category is Actie, which has its own page at `/actie` and is omitted from
 * category lists.
 */
export function isPromotionCategory({ code }: { code: string }): boolean {
  return code === PROMOTION_CODE;
}
