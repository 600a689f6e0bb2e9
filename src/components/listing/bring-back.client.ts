/** Signing in to keep a product leads back to the list, with its filters (spec 2 §6). */
export function bringBackToHere(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.fav') : null;
    if (!link) return;
    const { pathname, search } = location;
    link.search = String(new URLSearchParams({ redirectRoute: pathname + search }));
  });
}
