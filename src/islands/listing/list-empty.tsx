import type { SearchResult } from '../../domain/entities/search.ts';
import type { ListState } from '../../domain/list-state.ts';
import { filterCount, withoutFilters } from './facet-choice.ts';
import type { ListSetup } from './list-setup.ts';

interface Props {
  result: SearchResult | null;
  state: ListState;
  setup: ListSetup;
  onState: (state: ListState) => void;
}

/** Nothing fits: what to let go of, other words to try, and where else to look. */
export function ListEmpty({ result, state, setup, onState }: Props) {
  const { texts, links } = setup;
  return (
    <div className="list-state">
      <p>
        <b>{texts.empty}</b>
      </p>
      {(filterCount(state) > 0 || state.soldOnline) && (
        <>
          <p>{texts.emptyHint}</p>
          <button
            className="btn btn-secondary"
            type="button"
            data-live
            onClick={() => onState({ ...withoutFilters(state), soldOnline: false })}
          >
            {texts.clear}
          </button>
        </>
      )}
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
    </div>
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
