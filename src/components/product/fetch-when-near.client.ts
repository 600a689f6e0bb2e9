/**
 * Lets the pictures of a section be fetched once it is almost in view (`product.css` holds them
 * back). The browser's own lazy loading begins screens ahead, in the first view of the page.
 */
export function fetchWhenNear(section: Element | null): void {
  if (!section) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      section.classList.add('is-near');
      observer.disconnect();
    },
    { rootMargin: '300px' },
  );
  observer.observe(section);
}
