import type { OwnBrand } from '../domain/content/config.ts';
import type { SiteBrand } from './brands.ts';

/** Sizes of the square icons, of those that the picture service makes (`domain/product/image-sizes.ts`). */
export const ICON_SIZES = [64, 120, 240, 560] as const;

export const iconOfSize = (icon: string, size: (typeof ICON_SIZES)[number]): string =>
  `${icon}?w=${size}&h=${size}`;

interface BrandPictures {
  icon: { small: string; type: string | null; large: string };
  /** For pages without a picture of their own; null: there is none with the right name on it. */
  shareImage: string | null;
}

/** The pictures that a page's head names: the owner's, else those of the variant. */
export function brandPictures({ variant }: SiteBrand, own: OwnBrand | null): BrandPictures {
  // The variant's own shows its name.
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
