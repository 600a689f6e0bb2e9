import { BRANDS, type Variant } from './brands.ts';

const VARIANT_FILE = /(?:^|[/-])([a-z]{2})[-.][^/]+$/;

/**
 * Returns the variant that a file of `public/` belongs to: `bm.webmanifest`,
 * `images/icon-dc-64.png`. Null for a file that all variants share.
 */
export function variantOfFile(path: string): Variant | null {
  const [, found = ''] = VARIANT_FILE.exec(path) ?? [];
  return Object.hasOwn(BRANDS, found) ? (found as Variant) : null;
}
