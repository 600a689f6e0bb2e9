import type { SearchResult } from '../../domain/search/search.ts';
import type { ListSetup } from './list-setup.ts';

interface Props {
  result: SearchResult | null;
  setup: ListSetup;
}

/** Where else to look than in an empty list: other words, popular categories and brands. */
export function ListWays({ result, setup: { texts, links } }: Props) {
  return (
    <>
      <Ways
        title={texts.alternatives}
        ways={(result?.alternativeSuggestions ?? []).map((name) => ({ name, url: name }))}
        to={(term) => links.search.replace('*', encodeURIComponent(term))}
      />
      <Ways
        title={texts.popularCategories}
        ways={result?.popularCategories ?? []}
        // Its url is a path.
        to={(url) => links.category.replace('*', url)}
      />
      <Ways
        title={texts.popularBrands}
        ways={result?.popularBrands ?? []}
        to={(url) => links.brand.replace('*', encodeURIComponent(url))}
      />
    </>
  );
}

interface WaysProps {
  title: string;
  ways: { name: string; url: string }[];
  to: (url: string) => string;
}

function Ways({ title, ways, to }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <div className="chips">
      <b>{title}</b>
      {ways.map(({ name, url }) => (
        <a className="btn btn-light" key={url} href={to(url)}>
          {name}
        </a>
      ))}
    </div>
  );
}
