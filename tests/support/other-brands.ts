import { BRANDS, type Variant } from '../../src/brands/brands.ts';

/** Paths of the commerce API are the same for every variant (spec 2 §7: `api/bouwmaat/orders/count`). */
const API_PATH = /\bapi\/bouwmaat\//g;

/** Finds names and slugs of variants other than `own` in a text; returns each with its context. */
export function otherBrands(text: string, own: Variant): string[] {
  const names = Object.values(BRANDS)
    .filter(({ variant }) => variant !== own)
    .flatMap(({ name, slug }) => [name, slug]);
  const rest = text.replace(API_PATH, '');
  const found = rest.matchAll(new RegExp(names.join('|'), 'gi'));
  return Array.from(found, ({ index }) => rest.slice(Math.max(0, index - 40), index + 40));
}
