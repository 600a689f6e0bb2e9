/**
 * The views of every product, as the last part of the address `/api/images/products/{id}/{view}`.
 * `front` is the picture of type Front; `drawing` is a dimension drawing in millimetres.
 */
export const PRODUCT_VIEWS = ['front', 'side', 'detail', 'package', 'drawing'] as const;

export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** True for the name of a view. */
export function isProductView(value: string): value is ProductView {
  return (PRODUCT_VIEWS as readonly string[]).includes(value);
}

/** The banner view suitable for any card, from portrait to 2:1. */
export const BANNER_CARD_VIEW = 'card';
