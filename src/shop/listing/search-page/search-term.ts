import { SEARCH_TERM_KEY } from '../../../domain/search/search-constants.ts';
import { trimTerm } from '../../../domain/search/search-term.ts';

/**
 * The search term of a URL: `/zoeken/{term}`, otherwise `?SearchTerm=`; empty without one. `base`:
 * path of the search page. `isInPath`: the term came from the path.
 */
export function searchTermOfUrl(
  { pathname, search }: { pathname: string; search: string },
  base: string,
): { term: string; isInPath: boolean } {
  const pathTerm = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  const fromPath = trimTerm(decoded(pathTerm.replace(/\.html$/, '')));
  if (fromPath) return { term: fromPath, isInPath: true };
  const query = new URLSearchParams(search).get(SEARCH_TERM_KEY);
  return { term: trimTerm(query ?? ''), isInPath: false };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An invalid escape sequence: treat `%` literally.
    return text;
  }
}
