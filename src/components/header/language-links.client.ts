import { languageAddress } from '../../domain/language-address.ts';

const pathIn = (locale: string) => {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
  return link ? new URL(link.href).pathname : null;
};

/** Links to the other language keep the search term and the state of the list (spec 1 §4.5). */
export function keepStateInLanguageLinks(): void {
  const update = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const [own, wanted] = [pathIn(document.documentElement.lang), pathIn(link.hreflang)];
    if (own && wanted) link.href = languageAddress(own, wanted, location);
  };
  // Before the browser follows the link, opens it in a tab, or offers to copy its address.
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, update, true);
}
