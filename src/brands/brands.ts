/** The three site variants (spec 2 §6). Colours are in `src/styles/variants.css`. */
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
}

const brand = (variant: Variant, name: string, slug: string): SiteBrand => ({
  variant,
  name,
  slug,
  // Shown in Dutch in both languages (spec 1 §2.9); the English text is for assistive names.
  slogan: { nl: `${name} werkt voor je`, en: `${name} works for you` },
  logo: `/images/logo-${variant}.svg`,
});

export const BRANDS: Record<Variant, SiteBrand> = {
  bm: brand('bm', 'Bouwmaat', 'bouwmaat'),
  ia: brand('ia', 'Interieuradvies', 'interieuradvies'),
  dc: brand('dc', 'Dakcentrum', 'dakcentrum'),
};
