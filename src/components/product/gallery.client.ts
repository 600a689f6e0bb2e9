/** Thumbnails of a product's gallery: they scroll the slides and show which one is in view. */
export class ProductGallery extends HTMLElement {
  connectedCallback(): void {
    const slides = this.querySelector('.slides');
    const thumbs = [...this.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
    if (!slides || thumbs.length === 0) return;

    thumbs.forEach((thumb, i) =>
      thumb.addEventListener('click', (event) => {
        // Without a new entry in the history: Back leaves the product.
        event.preventDefault();
        slides.scrollTo({ left: i * slides.clientWidth, behavior: 'smooth' });
      }),
    );

    let waiting = false;
    slides.addEventListener(
      'scroll',
      () => {
        if (waiting) return;
        waiting = true;
        requestAnimationFrame(() => {
          waiting = false;
          const shown = Math.round(slides.scrollLeft / slides.clientWidth);
          thumbs.forEach((thumb, i) =>
            i === shown
              ? thumb.setAttribute('aria-current', 'true')
              : thumb.removeAttribute('aria-current'),
          );
        });
      },
      { passive: true },
    );
  }
}
