import type { OwnBrand } from '../domain/content/config.ts';
import { env, type Env } from '../env.ts';
import { BRANDS, type SiteBrand, sloganOf } from './brands.ts';

/** The environment variables that determine the brand. */
export type BrandEnv = Pick<Env, 'SITE_VARIANT'> & Partial<Pick<Env, 'SITE_SLUG'>>;
type OwnBrandReader = () => OwnBrand | null | undefined;

const SHARED_READER_KEY = Symbol.for('bouwmaat.own-brand');
let contentReader: OwnBrandReader | null = null;

/** Makes the backend read the owner's brand from the live content. */
export function setOwnBrandReader(read: OwnBrandReader): void {
  contentReader = read;
}

/**
 * Makes pages read the owner's brand from their snapshot. Shared through `globalThis`, because the
 * code of pages is bundled separately.
 */
export function shareOwnBrandReader(read: OwnBrandReader): void {
  (globalThis as Record<symbol, unknown>)[SHARED_READER_KEY] = read;
}

/** Returns the owner's settings that override the variant; null without any. */
export function ownBrand(): OwnBrand | null {
  const readFromSnapshot = (globalThis as Record<symbol, unknown>)[SHARED_READER_KEY] as
    | OwnBrandReader
    | undefined;
  return (contentReader ?? readFromSnapshot)?.() ?? null;
}

/**
 * Returns the default brand of a shop: that of its variant (spec 2 §6), with the slug SITE_SLUG.
 */
export function variantBrand({ SITE_VARIANT, SITE_SLUG }: BrandEnv): SiteBrand {
  const brand = BRANDS[SITE_VARIANT];
  return SITE_SLUG ? { ...brand, slug: SITE_SLUG } : brand;
}

/** Returns the brand of this site without the owner's settings. */
export const siteVariantBrand = (): SiteBrand => variantBrand(env());

/** Returns the slug of this site's routes. Fixed when pages are built: the desk cannot change it. */
export const siteSlug = (): string => siteVariantBrand().slug;

/** Returns the brand with the owner's settings applied; without settings, the brand itself. */
export function applyOwnBrand(brand: SiteBrand, ownBrandData: OwnBrand | null): SiteBrand {
  if (!ownBrandData) return brand;
  const name = ownBrandData.name ?? brand.name;
  // The logo of a variant contains its name.
  const defaultLogo = ownBrandData.name ? `/images/icon-${brand.variant}.svg` : brand.logo;
  return {
    ...brand,
    name,
    slogan: ownBrandData.slogan ?? (ownBrandData.name ? sloganOf(name) : brand.slogan),
    logo: ownBrandData.logo?.url ?? ownBrandData.icon ?? defaultLogo,
    themeColor: ownBrandData.brandColour ?? brand.themeColor,
    actionColor: ownBrandData.actionColour ?? brand.actionColor,
  };
}

/** Returns the current brand of this site. */
export function siteBrand(): SiteBrand {
  return applyOwnBrand(siteVariantBrand(), ownBrand());
}

/** Returns a brand for long-lived objects: each field is read at the moment of access. */
export function liveBrand(env: BrandEnv): SiteBrand {
  const currentBrand = () => applyOwnBrand(variantBrand(env), ownBrand());
  return {
    variant: env.SITE_VARIANT,
    slug: variantBrand(env).slug,
    get name() {
      return currentBrand().name;
    },
    get slogan() {
      return currentBrand().slogan;
    },
    get logo() {
      return currentBrand().logo;
    },
    get themeColor() {
      return currentBrand().themeColor;
    },
    get actionColor() {
      return currentBrand().actionColor;
    },
  };
}
