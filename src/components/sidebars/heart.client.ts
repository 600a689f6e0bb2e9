import { addressWith, type OpenSidebar } from '../../domain/sidebars.ts';

/** The heart of a product card: without scripts it leads to the sign-in page. */
export const HEART = 'a.fav';

/**
 * What the heart of a card opens for a customer: the lists to put its product on. A visitor is led
 * to the sign-in page (null), and from there back to that sidebar on this page.
 */
export function askedByHeart(heart: HTMLAnchorElement): OpenSidebar | null {
  const product = heart.closest<HTMLElement>('[data-product]')?.dataset.product;
  if (!product) return null;
  const sidebar: OpenSidebar = { name: 'ProductSidebarFavorites', attrs: { product } };
  if ('user' in document.documentElement.dataset) return sidebar;
  const redirectRoute = addressWith(location.href, sidebar);
  heart.search = String(new URLSearchParams({ redirectRoute }));
  return null;
}
