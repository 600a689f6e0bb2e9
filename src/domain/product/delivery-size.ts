import type { DeliverySize } from './product.ts';

const LARGE_GOODS_CODE = 'grootgoed';

/**
 * Returns `large` if one of the codes is that of the category grootgoed (spec 2 §3). `codes`: the
 * delivery type, and the codes of the product's web node and its ancestors.
 */
export function deliverySize(codes: readonly (string | null | undefined)[]): DeliverySize {
  return codes.some((code) => code?.trim().toLowerCase() === LARGE_GOODS_CODE) ? 'large' : 'small';
}
