import type { SearchContent } from './content.ts';
import { phraseKey, termKey } from '../search/term-key.ts';
import type { SearchGuide, SearchLocale } from '../search/types.ts';

/** What editors say, made ready to be asked. `slug` fills `{slug}` in addresses. */
export function searchGuide(
  { synonyms, redirects, pinned }: SearchContent,
  locale: SearchLocale,
  slug: string,
): SearchGuide {
  const others = new Map<string, Set<string>>();
  for (const group of synonyms) {
    for (const phrase of group) {
      const key = phraseKey(phrase, locale);
      const known = others.get(key) ?? new Set<string>();
      for (const other of group) if (phraseKey(other, locale) !== key) known.add(other);
      others.set(key, known);
    }
  }
  const addresses = byTerm(redirects, locale, ({ href }) => href.replaceAll('{slug}', slug));
  const pins = byTerm(pinned, locale, ({ productIds }) => productIds);
  return {
    synonyms: (phrase) => [...(others.get(phraseKey(phrase, locale)) ?? [])],
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
