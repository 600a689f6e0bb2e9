import type { Locale } from '../../../src/domain/entities/common.ts';
import type { MediaSource } from '../schemas.ts';

/** Widths that pages ask for: a column of text on a phone, on a screen, and on a sharp one. */
const WIDTHS = [360, 720, 1080, 1440];

/** The attributes of `![alt](media:<id>)` in a text; null where there is no such picture. */
export function pictureOf(locale: Locale, media: ReadonlyMap<string, MediaSource>) {
  return (target: string, alt: string): Record<string, string> | null => {
    const id = /^media:([0-9a-f]{20})$/.exec(target)?.[1] ?? '';
    const source = media.get(id);
    if (!source) return null;
    const address = (width: number) => `/api/images/media/${id}?w=${width}`;
    const widths = WIDTHS.filter((width) => width <= source.width);
    return {
      src: address(Math.min(720, source.width)),
      ...(widths.length > 1 && {
        srcset: widths.map((width) => `${address(width)} ${width}w`).join(', '),
        sizes: '(min-width: 768px) 45rem, 100vw',
      }),
      alt: alt || source.alt[locale],
      width: String(source.width),
      height: String(source.height),
      loading: 'lazy',
      decoding: 'async',
    };
  };
}
