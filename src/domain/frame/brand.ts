import { slugOf } from '../shared/slug.ts';
import { contrastRatio, SHAPE_CONTRAST, TEXT_CONTRAST, tint } from '../shared/colour.ts';

const NO_BRAND = 'geen merk';

/**
 * Returns the description of a brand, else its code (spec 1 §3); empty when a record has neither.
 */
export function brandName(description?: string | null, code?: string | null): string {
  return description?.trim() || code?.trim() || '';
}

/** Returns the url of a brand, else a slug of its name (spec 1 §3). */
export function brandUrl(url: string | null | undefined, name: string): string {
  return url?.trim() || slugOf(name);
}

/** Brands without a name or named "geen merk" are left out of lists by default (spec 1 §3). */
export function isListedBrand(name: string): boolean {
  const plain = name.trim().toLowerCase();
  return plain !== '' && plain !== NO_BRAND;
}

// Checks whether the colours that an owner sets are legible where `src/styles/colours.css` uses
// them.

/** Share of the brand colour in its soft background; the rest is white. */
export const BRAND_SHARE_OF_SOFT_BACKGROUND = 0.09;

/** Fixed colours of the style sheet that are combined with the two colours an owner can set. */
export const FIXED_COLOURS = {
  white: '#ffffff',
  surface: '#f4f5f6',
  ink: '#17191c',
  muted: '#565d64',
};

interface ContrastProblem {
  field: 'brandColour' | 'actionColour';
  reason: 'light' | 'dark' | 'alike';
  /** Actual and required contrast ratio (WCAG AA). */
  ratio: number;
  needed: number;
}

/**
 * Finds contrast problems of the brand colour (bars and links) and the action colour (order
 * buttons).
 */
export function contrastProblems(brand: string, action: string): ContrastProblem[] {
  const soft = tint(brand, BRAND_SHARE_OF_SOFT_BACKGROUND);
  const onBrand = Math.min(
    ...[FIXED_COLOURS.white, FIXED_COLOURS.surface, soft].map((ground) =>
      contrastRatio(brand, ground),
    ),
  );
  const onAction = contrastRatio(FIXED_COLOURS.ink, action);
  // Focus rings and badges stand on the header bar, so the two colours must differ too.
  const marks = contrastRatio(action, brand);
  const problems: ContrastProblem[] = [
    { field: 'brandColour', reason: 'light', ratio: onBrand, needed: TEXT_CONTRAST },
    { field: 'actionColour', reason: 'dark', ratio: onAction, needed: TEXT_CONTRAST },
    { field: 'actionColour', reason: 'alike', ratio: marks, needed: SHAPE_CONTRAST },
  ];
  return problems.filter(({ ratio, needed }) => ratio < needed);
}

/**
 * Names under which search results report the brand as a facet. It is skipped there, because the
 * brand filter has a query key of its own (`Merken`).
 */
const BRAND_FIELDS = new Set(['brand', 'merk', 'brandnames']);

export const isBrandField = (field: string): boolean => BRAND_FIELDS.has(field.toLowerCase());
