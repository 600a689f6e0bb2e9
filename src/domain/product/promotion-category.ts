/** Code of Actie, the root category whose list is the promotion page (spec 1 §2.5). */
const PROMOTION_CODE = 'NUPDActie';

/** True for Actie: it has its own page at `/actie` and is left out of category lists. */
export function isPromotionCategory({ code }: { code: string }): boolean {
  return code === PROMOTION_CODE;
}
