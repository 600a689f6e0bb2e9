import { SEARCH_TERM_KEY } from '../../../domain/search/search-constants.ts';
import { trimTerm } from '../../../domain/search/search-term.ts';

/**
 * The term that an address searches for: `/zoeken/{term}`, else `?SearchTerm=`; empty without
 * one. `base` is the address of the search page. `inPath` tells where it stood.
 */
export function termOf(
  { pathname, search }: { pathname: string; search: string },
  base: string,
): { term: string; inPath: boolean } {
  const rest = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  const fromPath = trimTerm(decoded(rest.replace(/\.html$/, '')));
  if (fromPath) return { term: fromPath, inPath: true };
  const query = new URLSearchParams(search).get(SEARCH_TERM_KEY);
  return { term: trimTerm(query ?? ''), inPath: false };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray per cent sign is meant as one.
    return text;
  }
}
