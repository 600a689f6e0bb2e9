/** The three site variants (spec 2 §6). Colours are in `src/styles/colours*.css`. */
export type Variant = 'bm' | 'ia' | 'dc';

export interface SiteBrand {
  variant: Variant;
  /** Company name as displayed. */
  name: string;
  /** Value of the placeholder `{product}` in routes and labels. */
  slug: string;
  slogan: { nl: string; en: string };
  /** Address of the logo. */
  logo: string;
  /** Colour of the browser's bars: the variant's `--color-brand`. */
  themeColor: string;
  /** Colour of order buttons: the variant's `--color-action`. */
  actionColor: string;
}

const createBrand = (
  variant: Variant,
  name: string,
  slug: string,
  [themeColor, actionColor]: [theme: string, action: string],
): SiteBrand => ({
  variant,
  name,
  slug,
  themeColor,
  actionColor,
  // Displayed in Dutch in both languages (spec 1 §2.9); the English text is for screen readers.
  slogan: sloganOf(name),
  logo: `/images/logo-${variant}.svg`,
});

/** Returns the default slogan of a brand name. */
export const sloganOf = (name: string): SiteBrand['slogan'] => ({
  nl: `${name} werkt voor je`,
  en: `${name} works for you`,
});

export const BRANDS: Record<Variant, SiteBrand> = {
  bm: createBrand('bm', 'Bouwmaat', 'bouwmaat', ['#0f3d5e', '#ff9a1f']),
  ia: createBrand('ia', 'Interieuradvies', 'interieuradvies', ['#1f4d2b', '#ffc93d']),
  dc: createBrand('dc', 'Dakcentrum', 'dakcentrum', ['#3b2a5c', '#ff8f5a']),
};

const VARIANT_FILE = /(?:^|[/-])([a-z]{2})[-.][^/]+$/;

/**
 * Returns the variant that a file of `public/` belongs to: `bm.webmanifest`,
 * `images/icon-dc-64.png`. Null for a file that all variants share.
 */
export function variantOfFile(path: string): Variant | null {
  const [, found = ''] = VARIANT_FILE.exec(path) ?? [];
  return Object.hasOwn(BRANDS, found) ? (found as Variant) : null;
}
