import type { Locale } from '../../domain/entities/common.ts';
import { languageAddress } from '../../domain/language-address.ts';
import { localeCookie } from '../../domain/locale-cookie.ts';
import { noteScroll } from '../../stores/language-scroll.ts';

const pathIn = (locale: string) => {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
  return link ? new URL(link.href).pathname : null;
};

/**
 * Links to the other language keep the search term, the state of the list and the scroll position
 * (spec 1 §4.5); following one chooses the language for the next visit.
 */
export function keepStateInLanguageLinks(): void {
  const update = ({ target, type }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const [own, wanted] = [pathIn(document.documentElement.lang), pathIn(link.hreflang)];
    if (own && wanted) link.href = languageAddress(own, wanted, location);
    if (type === 'contextmenu') return;
    document.cookie = localeCookie(link.hreflang as Locale);
    noteScroll(link.pathname, Math.round(scrollY));
  };
  // Before the browser follows the link, opens it in a tab, or offers to copy its address.
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, update, true);
}
