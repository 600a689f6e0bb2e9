import { slugOf } from '../shared/slug.ts';

/** Returns the `url` of a product: `{slug of its name}-{id}`. */
export function productUrl(name: string, id: number): string {
  const words = slugOf(name);
  return words ? `${words}-${id}` : String(id);
}

/**
 * Extracts the product id from a product address: the part after the last hyphen (spec 1 §2.3).
 * Null if that is not a positive integer.
 */
export function productIdOf(url: string): number | null {
  const tail = url.slice(url.lastIndexOf('-') + 1);
  if (!/^\d{1,15}$/.test(tail)) return null;
  const id = Number(tail);
  return id > 0 ? id : null;
}
