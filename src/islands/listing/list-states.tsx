import type { ListState } from '../../domain/list-state.ts';
import { filterCount, withoutFilters } from './facet-choice.ts';
import type { ListTexts } from './list-texts.ts';

interface FailedProps {
  texts: Pick<ListTexts, 'failed' | 'retry'>;
  onRetry: () => void;
}

/** The answer did not come: nothing is lost, ask again. */
export function ListFailed({ texts, onRetry }: FailedProps) {
  return (
    <div className="list-state" role="alert">
      <p>{texts.failed}</p>
      <button className="btn btn-secondary" type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

interface EmptyProps {
  texts: Pick<ListTexts, 'empty' | 'emptyHint' | 'clear'>;
  state: ListState;
  onState: (state: ListState) => void;
}

/** Nothing fits: what to let go of. */
export function ListEmpty({ texts, state, onState }: EmptyProps) {
  const narrowed = filterCount(state) > 0 || state.soldOnline;
  return (
    <div className="list-state">
      <p>
        <b>{texts.empty}</b>
      </p>
      {narrowed && (
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
    </div>
  );
}
