import type { SearchResult } from '../../domain/search/search.ts';
import type { ListState } from '../../domain/listing/list-state.ts';
import { filterCount, withoutFilters } from './facet-choice.ts';
import type { ListSetup } from './list-setup.ts';
import { ListWays } from './list-ways.tsx';

interface Props {
  result: SearchResult | null;
  state: ListState;
  setup: ListSetup;
  onState: (state: ListState) => void;
}

/** Nothing fits: what to let go of, other words to try, and where else to look. */
export function ListEmpty({ result, state, setup, onState }: Props) {
  const { texts } = setup;
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
      <ListWays {...{ result, setup }} />
    </div>
  );
}
