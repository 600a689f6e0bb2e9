import type { OwnBrand } from '../domain/content/config.ts';
import { env, type Env } from '../env.ts';
import { BRANDS, type SiteBrand, sloganOf } from './brands.ts';

/** The environment variables that determine the brand. */
export type BrandEnv = Pick<Env, 'SITE_VARIANT'> & Partial<Pick<Env, 'SITE_SLUG'>>;
type ReadOwnBrand = () => OwnBrand | null | undefined;

const KEY = Symbol.for('bouwmaat.own-brand');
let readFromContent: ReadOwnBrand | null = null;

/** Makes the backend read the owner's brand from the live content. */
export function provideOwnBrand(read: ReadOwnBrand): void {
  readFromContent = read;
}

/**
 * Makes pages read the owner's brand from their snapshot. Shared through `globalThis`, because the
 * code of pages is bundled separately.
 */
export function shareOwnBrand(read: ReadOwnBrand): void {
  (globalThis as Record<symbol, unknown>)[KEY] = read;
}

/** Returns the owner's settings that override the variant; null without any. */
export function ownBrand(): OwnBrand | null {
  const readFromSnapshot = (globalThis as Record<symbol, unknown>)[KEY] as ReadOwnBrand | undefined;
  return (readFromContent ?? readFromSnapshot)?.() ?? null;
}

/**
 * Returns the default brand of a shop: that of its variant (spec 2 §6), with the slug SITE_SLUG.
 */
export function variantBrand({ SITE_VARIANT, SITE_SLUG }: BrandEnv): SiteBrand {
  const brand = BRANDS[SITE_VARIANT];
  return SITE_SLUG ? { ...brand, slug: SITE_SLUG } : brand;
}

/** The brand that this site starts with. */
export const siteVariant = (): SiteBrand => variantBrand(env());

/** The slug of this site's routes; it is part of the bundle, so no setting of the desk changes it. */
export const siteSlug = (): string => siteVariant().slug;

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
  return applyOwnBrand(siteVariant(), ownBrand());
}

/** Returns a brand for long-lived objects: each field is read at the moment of access. */
export function liveBrand(env: BrandEnv): SiteBrand {
  const now = () => applyOwnBrand(variantBrand(env), ownBrand());
  return {
    variant: env.SITE_VARIANT,
    slug: variantBrand(env).slug,
    get name() {
      return now().name;
    },
    get slogan() {
      return now().slogan;
    },
    get logo() {
      return now().logo;
    },
    get themeColor() {
      return now().themeColor;
    },
    get actionColor() {
      return now().actionColor;
    },
  };
}
