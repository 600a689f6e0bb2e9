import { FALLBACK_IMAGE } from '../../../domain/product/image-constants.ts';

/** Replaces a broken picture by the default one (spec 1 §4.7) and notifies listeners. */
function showDefaultPicture(image: HTMLImageElement): void {
  if (image.dataset.broken !== undefined) return;
  image.dataset.broken = image.src;
  image.removeAttribute('srcset');
  image.src = FALLBACK_IMAGE;
  image.dispatchEvent(new CustomEvent('image:error', { bubbles: true }));
}

/** Handles load errors of all pictures, including ones added later. */
export function watchPictures(): void {
  // `error` does not bubble; a capturing listener still receives it.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && showDefaultPicture(target),
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) showDefaultPicture(image);
  }
}
