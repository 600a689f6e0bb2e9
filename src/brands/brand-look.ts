import type { OwnBrand } from '../domain/content/config.ts';
import type { SiteBrand, Variant } from './brands.ts';
import { tint } from '../domain/shared/colour.ts';
import { BRAND_SHARE_OF_SOFT_BACKGROUND } from '../domain/frame/brand.ts';

/**
 * Sizes of square icons, from those that the image service offers
 * (`domain/product/image-sizes.ts`).
 */
export const ICON_SIZES = [64, 120, 240, 560] as const;

export const iconOfSize = (icon: string, size: (typeof ICON_SIZES)[number]): string =>
  `${icon}?w=${size}&h=${size}`;

interface BrandPictures {
  icon: { small: string; type: string | null; large: string };
  /**
   * Default share image; null if the owner changed the name but has no picture, since the variant's
   * shows its name.
   */
  shareImage: string | null;
}

/**
 * Returns the icons and the share image for the page's head: those of the owner, else those of the
 * variant.
 */
export function brandPictures({ variant }: SiteBrand, ownBrand: OwnBrand | null): BrandPictures {
  // The variant's share image contains its name.
  const shared = ownBrand?.name ? null : `/images/share-${variant}.png`;
  return {
    icon: ownBrand?.icon
      ? { small: iconOfSize(ownBrand.icon, 64), type: null, large: iconOfSize(ownBrand.icon, 240) }
      : {
          small: `/images/icon-${variant}.svg`,
          type: 'image/svg+xml',
          large: `/images/icon-${variant}-180.png`,
        },
    shareImage: ownBrand?.shareImage ?? ownBrand?.icon ?? shared,
  };
}

/**
 * SVG paths of the logo marks in a square of 32, in one colour. The files in `public/images` and
 * `favicon-{variant}.ico` show the same marks.
 */
export const BRAND_MARKS: Record<Variant, string> = {
  // Bricks in a running bond.
  bm: 'M2 6h13v8H2zM17 6h13v8H17zM2 16h6v8H2zM10 16h12v8H10zM24 16h6v8h-6z',
  // A floor plan of a room with its door open.
  ia: 'M3 3h26v26H19v-4h6v-7h-8v-4h8V7H7v18h4v4H3zM11 25v-8a8 8 0 0 1 8 8z',
  // A roof with its ridge over a gable.
  dc: 'M13 2h6v4l12 11v6L16 9.5 1 23v-6L13 6zM16 14 25 22v6H7v-6z',
};

/** Maximum size of a logo in the header, in CSS pixels. */
const MAX_LOGO_SIZE = { width: 150, height: 36 };

/** Scales a logo to the largest size that fits the header. */
export function logoSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(MAX_LOGO_SIZE.width / width, MAX_LOGO_SIZE.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns CSS that overrides the variant's colours by the owner's; empty without own colours. */
export function ownBrandCss(ownBrand: OwnBrand | null): string {
  const { brandColour: brand, actionColour: action } = ownBrand ?? {};
  const tokens = [
    ...(brand
      ? [
          `--color-brand:${brand}`,
          `--color-brand-soft:${tint(brand, BRAND_SHARE_OF_SOFT_BACKGROUND)}`,
        ]
      : []),
    ...(action ? [`--color-action:${action}`] : []),
  ];
  return tokens.length > 0 ? `:root{${tokens.join(';')}}` : '';
}
