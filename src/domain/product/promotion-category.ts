/** Code of the root category Actie, whose list is the promotion page (spec 1 §2.5). */
const PROMOTION_CODE = 'NUPDActie';

/**
 * Returns whether a category is Actie, which has its own page at `/actie` and is omitted from
 * category lists.
 */
export function isPromotionCategory({ code }: { code: string }): boolean {
  return code === PROMOTION_CODE;
}
