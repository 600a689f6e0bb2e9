import type { OwnBrand } from '../domain/content/config.ts';
import { env, type Env } from '../env.ts';
import { BRANDS, type SiteBrand, sloganOf } from './brands.ts';

/** What of the environment names the brand. */
export type BrandEnv = Pick<Env, 'SITE_VARIANT'> & Partial<Pick<Env, 'SITE_SLUG'>>;
type ReadOwnBrand = () => OwnBrand | null | undefined;

const KEY = Symbol.for('bouwmaat.own-brand');
let ofContent: ReadOwnBrand | null = null;

/** The backend reads the owner's brand from the content that is live. */
export function provideOwnBrand(read: ReadOwnBrand): void {
  ofContent = read;
}

/** Pages read it from their snapshot; their code is bundled apart, so it is shared by `globalThis`. */
export function shareOwnBrand(read: ReadOwnBrand): void {
  (globalThis as Record<symbol, unknown>)[KEY] = read;
}

/** What the owner says otherwise than the variant; null: nothing. */
export function ownBrand(): OwnBrand | null {
  const ofPages = (globalThis as Record<symbol, unknown>)[KEY] as ReadOwnBrand | undefined;
  return (ofContent ?? ofPages)?.() ?? null;
}

/** The brand that a shop starts with: its variant's (spec 2 §6), with the slug of SITE_SLUG. */
export function variantBrand({ SITE_VARIANT, SITE_SLUG }: BrandEnv): SiteBrand {
  const brand = BRANDS[SITE_VARIANT];
  return SITE_SLUG ? { ...brand, slug: SITE_SLUG } : brand;
}

/** The brand that this site starts with. */
export const siteVariant = (): SiteBrand => variantBrand(env());

/** The slug of this site's routes; it is part of the bundle, so no setting of the desk changes it. */
export const siteSlug = (): string => siteVariant().slug;

export function withOwn(brand: SiteBrand, own: OwnBrand | null): SiteBrand {
  if (!own) return brand;
  const name = own.name ?? brand.name;
  // The drawn logo of a variant is its name in letters.
  const drawn = own.name ? `/images/icon-${brand.variant}.svg` : brand.logo;
  return {
    ...brand,
    name,
    slogan: own.slogan ?? (own.name ? sloganOf(name) : brand.slogan),
    logo: own.logo?.url ?? own.icon ?? drawn,
    themeColor: own.brandColour ?? brand.themeColor,
    actionColor: own.actionColour ?? brand.actionColor,
  };
}

/** The brand of this site as it is now. */
export function siteBrand(): SiteBrand {
  return withOwn(siteVariant(), ownBrand());
}

/** The same for what is made once and used for long: each field is the one of the moment. */
export function liveBrand(env: BrandEnv): SiteBrand {
  const now = () => withOwn(variantBrand(env), ownBrand());
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
