import { CACHES } from '../domain/frame/offline-caches.ts';

const FONT = /\/figtree-latin-(400|700)-[^/]*\.woff2$/;

/** The shop's fonts as rules of a style sheet, as far as visited pages loaded them. */
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
