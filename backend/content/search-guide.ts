import { synonymLookup } from '../search/synonym-lookup.ts';
import { termKey } from '../search/term-key.ts';
import type { SearchGuide, SearchLocale } from '../search/types.ts';
import type { SearchContent } from './content.ts';

/** What editors say, made ready to be asked. `slug` fills `{slug}` in addresses. */
export function searchGuide(
  { synonyms, redirects, pinned }: SearchContent,
  locale: SearchLocale,
  slug: string,
): SearchGuide {
  const addresses = byTerm(redirects, locale, ({ href }) => href.replaceAll('{slug}', slug));
  const pins = byTerm(pinned, locale, ({ productIds }) => productIds);
  return {
    synonyms: synonymLookup(synonyms, locale),
    redirect: (term) => addresses.get(termKey(term, locale)) ?? null,
    pinned: (term) => pins.get(termKey(term, locale)) ?? [],
  };
}

function byTerm<T extends { terms: string[] }, V>(
  rows: readonly T[],
  locale: SearchLocale,
  value: (row: T) => V,
): Map<string, V> {
  return new Map(
    rows.flatMap((row) =>
      row.terms.map((term): [string, V] => [termKey(term, locale), value(row)]),
    ),
  );
}
