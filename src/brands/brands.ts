/** The three site variants (spec 2 §6). Colours are in `src/styles/colours*.css`. */
export type Variant = 'bm' | 'ia' | 'dc';

export interface SiteBrand {
  variant: Variant;
  /** Company name as it is written. */
  name: string;
  /** The `{product}` of routes and labels. */
  slug: string;
  slogan: { nl: string; en: string };
  /** Path of the logo below `public/`. */
  logo: string;
  /** Colour of the browser's own bars: the variant's `--color-brand`. */
  themeColor: string;
}

const brand = (variant: Variant, name: string, slug: string, themeColor: string): SiteBrand => ({
  variant,
  name,
  slug,
  themeColor,
  // Shown in Dutch in both languages (spec 1 §2.9); the English text is for assistive names.
  slogan: { nl: `${name} werkt voor je`, en: `${name} works for you` },
  logo: `/images/logo-${variant}.svg`,
});

export const BRANDS: Record<Variant, SiteBrand> = {
  bm: brand('bm', 'Bouwmaat', 'bouwmaat', '#0f3d5e'),
  ia: brand('ia', 'Interieuradvies', 'interieuradvies', '#1f4d2b'),
  dc: brand('dc', 'Dakcentrum', 'dakcentrum', '#3b2a5c'),
};
