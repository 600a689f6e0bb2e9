import { slug } from '../shared/slug.ts';
import { contrast, SHAPE_CONTRAST, TEXT_CONTRAST, tint } from '../shared/colour.ts';

const NO_BRAND = 'geen merk';

/** The description, else the code (spec 1 §3); empty when a record has neither. */
export function brandName(description?: string | null, code?: string | null): string {
  return description?.trim() || code?.trim() || '';
}

/** The url, else a slug of the name (spec 1 §3). */
export function brandUrl(url: string | null | undefined, name: string): string {
  return url?.trim() || slug(name);
}

/** Brands without a name or named "geen merk" are left out of lists by default (spec 1 §3). */
export function isListedBrand(name: string): boolean {
  const plain = name.trim().toLowerCase();
  return plain !== '' && plain !== NO_BRAND;
}

// Whether colours of an owner can be read where the shop uses them (`src/styles/colours.css`).

/** How much of the brand's colour is left in its soft ground. */
export const BRAND_SOFT_SHARE = 0.09;

/** Tokens that no owner changes, and that stand on or under the colours that one may change. */
export const FIXED = { white: '#ffffff', surface: '#f4f5f6', ink: '#17191c', muted: '#565d64' };

interface ColourFault {
  field: 'brandColour' | 'actionColour';
  reason: 'light' | 'dark' | 'alike';
  /** What it has, and what it needs (WCAG AA). */
  ratio: number;
  needed: number;
}

/** What is wrong with the colour of bars and links, and with the one of buttons to order. */
export function colourFaults(brand: string, action: string): ColourFault[] {
  const soft = tint(brand, BRAND_SOFT_SHARE);
  const onBrand = Math.min(
    ...[FIXED.white, FIXED.surface, soft].map((ground) => contrast(brand, ground)),
  );
  const onAction = contrast(FIXED.ink, action);
  // Focus rings and marks of the bar.
  const marks = contrast(action, brand);
  const faults: ColourFault[] = [
    { field: 'brandColour', reason: 'light', ratio: onBrand, needed: TEXT_CONTRAST },
    { field: 'actionColour', reason: 'dark', ratio: onAction, needed: TEXT_CONTRAST },
    { field: 'actionColour', reason: 'alike', ratio: marks, needed: SHAPE_CONTRAST },
  ];
  return faults.filter(({ ratio, needed }) => ratio < needed);
}

/** Fields by which search answers name the brand; it has a query key of its own (`Merken`). */
const BRAND_FIELDS = new Set(['brand', 'merk', 'brandnames']);

export const isBrandField = (field: string): boolean => BRAND_FIELDS.has(field.toLowerCase());
