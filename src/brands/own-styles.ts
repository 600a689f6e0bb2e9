import { tint } from '../domain/shared/colour.ts';
import { BRAND_SOFT_SHARE } from '../domain/frame/brand.ts';
import type { OwnBrand } from '../domain/content/config.ts';

/** Returns CSS that overrides the variant's colours by the owner's; empty without own colours. */
export function ownStyles(own: OwnBrand | null): string {
  const { brandColour: brand, actionColour: action } = own ?? {};
  const tokens = [
    ...(brand
      ? [`--color-brand:${brand}`, `--color-brand-soft:${tint(brand, BRAND_SOFT_SHARE)}`]
      : []),
    ...(action ? [`--color-action:${action}`] : []),
  ];
  return tokens.length > 0 ? `:root{${tokens.join(';')}}` : '';
}
