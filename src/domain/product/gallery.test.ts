import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GalleryMedium, frontImage, sortGallery } from './gallery.ts';

const image: fc.Arbitrary<GalleryMedium> = fc.record({
  type: fc.constant('image' as const),
  imageType: fc.constantFrom('Front', 'Big', 'Small'),
  src: fc.uuid(),
  alt: fc.string(),
  order: fc.nat(20),
});
const film: fc.Arbitrary<GalleryMedium> = fc.record({
  type: fc.constantFrom('youtube', 'video'),
  imageType: fc.constant(null),
  src: fc.uuid(),
  alt: fc.string(),
  order: fc.nat(20),
});
const media = fc.array(fc.oneof(image, film), { maxLength: 12 });

describe('gallery', () => {
  it('has videos first, then front images, then others by their order', () => {
    fc.assert(
      fc.property(media, (all) => {
        const bySrc = new Map(all.map((medium) => [medium.src, medium]));
        const places = sortGallery(all).map(({ src }) => {
          const { type, imageType, order } = bySrc.get(src) as GalleryMedium;
          return (type !== 'image' ? 0 : imageType === 'Front' ? 100 : 200) + order;
        });
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });

  it('keeps all but thumbnails, numbered from 0', () => {
    fc.assert(
      fc.property(media, (all) => {
        const large = all.filter((medium) => medium.imageType !== 'Small');
        const shown = sortGallery(all);
        expect(shown.length).toBe(large.length > 0 ? large.length : all.length);
        expect(shown.map((item) => item.order)).toEqual(shown.map((_, index) => index));
      }),
    );
  });

  it('omits duplicates', () => {
    fc.assert(
      fc.property(media, (all) => sortGallery([...all, ...all]).length === sortGallery(all).length),
    );
  });

  it('represents the product by the front image, else a big one, else a small one', () => {
    fc.assert(
      fc.property(media, (all) => {
        const types = all.map((medium) => medium.imageType);
        const best = (['Front', 'Big', 'Small'] as const).find((type) => types.includes(type));
        const src = frontImage(all);
        return best === undefined
          ? src === null
          : all.some((medium) => medium.src === src && medium.imageType === best);
      }),
    );
  });
});
