import type { DeliverySize } from './product.ts';

const LARGE_GOODS_CODE = 'grootgoed';

/**
 * Large for category grootgoed, else small (spec 2 §3). The category is said by any of the
 * codes given: the delivery type, the own web node or one of its ancestors.
 */
export function deliverySize(codes: readonly (string | null | undefined)[]): DeliverySize {
  return codes.some((code) => code?.trim().toLowerCase() === LARGE_GOODS_CODE) ? 'large' : 'small';
}
