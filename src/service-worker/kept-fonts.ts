import { CACHES } from '../domain/frame/offline-caches.ts';

const FONT = /\/figtree-latin-(400|700)-[^/]*\.woff2$/;

/** Returns `@font-face` rules for the shop's fonts that visited pages have loaded. */
export async function keptFonts(): Promise<string> {
  const cache = await caches.open(CACHES.assets);
  return (await cache.keys())
    .flatMap(({ url }) => {
      const weight = FONT.exec(url)?.[1];
      const { pathname } = new URL(url);
      return weight
        ? [`@font-face{font-family:Figtree;font-weight:${weight};src:url(${pathname})}`]
        : [];
    })
    .join('');
}
