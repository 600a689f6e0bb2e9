import { termKey } from '../search/term-key.ts';
import { hrefOf, type SharedContext } from './compile-shared.ts';
import type { SearchContent } from './content.ts';
import type { Source, Sources } from './sources.ts';

type SearchSources = Pick<Sources, 'synonyms' | 'redirects' | 'pinned'>;

/** What editors say about searching, in one language; a term that stands twice is reported. */
export function compileSearch(
  { synonyms, redirects, pinned }: SearchSources,
  context: SharedContext,
): SearchContent {
  const { locale } = context;
  reportDoubles(redirects, context);
  reportDoubles(pinned, context);
  return {
    synonyms: synonyms.flatMap(({ value }) => [...value[locale], ...value.both]),
    redirects: (redirects?.value ?? []).flatMap(({ terms, to }, at) =>
      terms[locale].length > 0
        ? [{ terms: terms[locale], href: hrefOf(to, redirects!, [at, 'to'], context) }]
        : [],
    ),
    pinned: (pinned?.value ?? []).map(({ terms, products }) => ({
      terms: terms[locale],
      productIds: products,
    })),
  };
}

function reportDoubles(
  source: Source<{ terms: Record<'nl' | 'en', string[]> }[]> | null,
  { locale, report }: SharedContext,
): void {
  const seen = new Set<string>();
  source?.value.forEach(({ terms }, at) =>
    terms[locale].forEach((term, index) => {
      const key = termKey(term, locale);
      if (seen.has(key)) {
        const line = source.lineOf([at, 'terms', locale, index]);
        report({ file: source.file, line, message: `"${term}" stands here twice (${locale})` });
      }
      seen.add(key);
    }),
  );
}
