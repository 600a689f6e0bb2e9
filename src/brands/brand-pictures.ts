import type { OwnBrand } from '../domain/content/config.ts';
import type { SiteBrand } from './brands.ts';

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
   * Default share image; null if the owner has another name and no picture, since the variant's
   * shows its name.
   */
  shareImage: string | null;
}

/**
 * Returns the icons and the share image for the page's head: those of the owner, else those of the
 * variant.
 */
export function brandPictures({ variant }: SiteBrand, own: OwnBrand | null): BrandPictures {
  // The variant's share image contains its name.
  const shared = own?.name ? null : `/images/share-${variant}.png`;
  return {
    icon: own?.icon
      ? { small: iconOfSize(own.icon, 64), type: null, large: iconOfSize(own.icon, 240) }
      : {
          small: `/images/icon-${variant}.svg`,
          type: 'image/svg+xml',
          large: `/images/icon-${variant}-180.png`,
        },
    shareImage: own?.shareImage ?? own?.icon ?? shared,
  };
}
