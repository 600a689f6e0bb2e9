const ASSET = /\/_astro\/[\w.@-]+/g;

/** Hashed assets that a page points to: `_astro/page.B3x-9.css`. */
export function assetsOf(page: string): Set<string> {
  return new Set([...page.matchAll(ASSET)].map(([asset]) => asset.slice(1)));
}
