import { FALLBACK_IMAGE } from '../../../domain/product/image-constants.ts';

/** A broken picture becomes the default one (spec 1 §4.7), and is told to who listens. */
function fallBack(image: HTMLImageElement): void {
  if (image.dataset.broken !== undefined) return;
  image.dataset.broken = image.src;
  image.removeAttribute('srcset');
  image.src = FALLBACK_IMAGE;
  image.dispatchEvent(new CustomEvent('image:error', { bubbles: true }));
}

/** Watches every picture of the page, those that came or will come from elsewhere included. */
export function watchPictures(): void {
  // `error` does not bubble, but it is seen on its way down.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && fallBack(target),
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) fallBack(image);
  }
}
