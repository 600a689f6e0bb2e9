import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { api } from '../../stores/api.ts';
import { searchHistory } from '../../stores/search-history.ts';
import { createSearchPanel } from '../../stores/search-panel.ts';
import { searchGroups } from './groups.ts';
import { History } from './history.tsx';
import { Results } from './results.tsx';
import type { SearchSetup } from './setup.ts';
import { useCombobox } from './use-combobox.ts';

export interface SearchPanelProps {
  /** The field of the static page: it stays the browser's own, the panel follows it. */
  input: HTMLInputElement;
  setup: SearchSetup;
  $open: ReadableAtom<boolean>;
}

/** What the search panel holds: the history, or the suggestions for what is typed (spec 1 §2.8). */
export function SearchPanel({ input, setup, $open }: SearchPanelProps) {
  const isOpen = useStore($open);
  const history = useStore(searchHistory(setup.locale));
  const panel = useMemo(() => createSearchPanel(api(setup.locale)), [setup.locale]);
  const view = useStore(panel.$view);

  useEffect(() => {
    const follow = () => panel.type(input.value);
    follow();
    input.addEventListener('input', follow);
    return () => input.removeEventListener('input', follow);
  }, [input, panel]);

  const { found, term } = view;
  const groups = useMemo(() => (found ? searchGroups(found, setup) : []), [found, setup]);
  const count = term
    ? groups.reduce((sum, { options }) => sum + options.length, 0)
    : history.length;
  const active = useCombobox(input, { count, isOpen, key: term ? found : history });

  return term ? (
    <Results {...{ view, groups, active, setup }} onRetry={panel.retry} />
  ) : (
    <History entries={history} {...{ active, setup, input }} />
  );
}
