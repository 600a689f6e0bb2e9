import { slug } from './slug.ts';

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
