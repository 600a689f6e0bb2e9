import type { Locale } from '../../../src/domain/entities/common.ts';
import type { ImageWidth } from '../../../src/domain/image-sizes.ts';
import type { MediaSource } from '../schemas.ts';

/** Widths that pages ask for: a column of text on a phone, on a screen, and on a sharp one. */
const WIDTHS: readonly ImageWidth[] = [360, 720, 1080, 1440];
/** Without a choice; a smaller picture comes in its own size. */
const WIDTH: ImageWidth = 720;

/** The attributes of `![alt](media:<id>)` in a text; null where there is no such picture. */
export function pictureOf(locale: Locale, media: ReadonlyMap<string, MediaSource>) {
  return (target: string, alt: string): Record<string, string> | null => {
    const id = /^media:([0-9a-f]{20})$/.exec(target)?.[1] ?? '';
    const source = media.get(id);
    if (!source) return null;
    const address = (width: ImageWidth) => `/api/images/media/${id}?w=${width}`;
    const widths = WIDTHS.filter((width) => width <= source.width);
    return {
      src: address(WIDTH),
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
