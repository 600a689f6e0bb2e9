import type { Dispatch, SetStateAction } from 'react';
import type { ListState } from '../../domain/listing/list-state.ts';
import { Check } from '../ui/check.tsx';
import { filterCount } from './facet-choice.ts';
import type { ListSetup } from './list-setup.ts';

interface Props {
  state: ListState;
  setup: ListSetup;
  onState: Dispatch<SetStateAction<ListState>>;
}

/** Sort, sold-online, and on a narrow screen the way to the filters. */
export function ListToolbar({ state, setup, onState }: Props) {
  const { texts, options } = setup;
  const count = filterCount(state);
  return (
    <div className="list-tools" data-live>
      <button
        className="btn btn-light filters-toggle"
        type="button"
        data-sidebar="ProductFilterSidebar"
      >
        {texts.filters}
        {count > 0 && ` (${count})`}
      </button>
      <Check
        checked={state.soldOnline}
        onToggle={() => onState((now) => ({ ...now, page: 1, soldOnline: !now.soldOnline }))}
      >
        {texts.soldOnline}
      </Check>
      <label className="sort">
        <span>{texts.sort}</span>
        <select
          className="field"
          defaultValue={state.sort}
          // As with a box: the choice stands before the list follows.
          ref={(field) => {
            if (field) field.value = state.sort;
          }}
          onChange={({ target: { value: sort } }) => onState((now) => ({ ...now, page: 1, sort }))}
        >
          {options.sortOptions.map(({ field, label }) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
