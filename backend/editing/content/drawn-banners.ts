import type { Editorial } from './editorial.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';

const DRAWN = /^\/api\/images\/banners\/([^/?]+)/;
const kept = new WeakMap<Editorial, ReadonlySet<string>>();

/** Names of the banners in the current content whose image the shop draws. */
export function drawnBanners(editorial: Editorial): ReadonlySet<string> {
  const known = kept.get(editorial);
  if (known) return known;
  const names = LOCALES.flatMap((locale) =>
    [...editorial.content.locales[locale].banners.values()].flat().flatMap(({ img }) => {
      const [, name] = DRAWN.exec(img ?? '') ?? [];
      return name === undefined ? [] : [name];
    }),
  );
  const found = new Set(names);
  kept.set(editorial, found);
  return found;
}
