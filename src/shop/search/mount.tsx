import { useState, useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import type { SearchHistoryEntry } from '../../domain/search/search.ts';
import { forgetSearch, searchHistory } from './search-history.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { Option, searchGroups, Results } from './results.tsx';
import type { SearchSetup } from './setup.ts';
import { LIST_ID, useCombobox } from './use-combobox.ts';
import { api } from '../calls/api.ts';
import { createSearchPanel } from './search-panel.ts';

interface Props {
  entries: readonly SearchHistoryEntry[];
  activeIndex: number;
  setup: SearchSetup;
  input: HTMLInputElement;
}

/**
 * Previous searches. The remove buttons are beside the list, since an option of a list box cannot
 * contain a button.
 */
function History({ entries, activeIndex, setup, input }: Props) {
  const { texts, locale } = setup;
  const [removedText, setRemovedText] = useState('');

  const remove = (button: HTMLElement, { name, url }: SearchHistoryEntry) => {
    const row = button.closest('li');
    const nextRow = row?.nextElementSibling ?? row?.previousElementSibling;
    (nextRow?.querySelector('button') ?? input).focus();
    forgetSearch(locale, url);
    setRemovedText(fill(texts.removed, { term: name }));
  };

  return (
    <>
      <h2 className="search-title py-2 font-bold">{texts.history}</h2>
      <p className="sr-only" role="status">
        {removedText}
      </p>
      {entries.length === 0 ? (
        <p className="py-2 text-muted">{texts.historyEmpty}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_2.75rem]">
          <div role="listbox" id={LIST_ID} aria-label={texts.history}>
            {entries.map((entry, index) => (
              <Option
                key={entry.url}
                option={{ ...entry, detail: null, img: null }}
                icon="history"
                term=""
                isActive={index === activeIndex}
                {...{ index, setup }}
              />
            ))}
          </div>
          <ul>
            {entries.map((entry) => (
              <li key={entry.url}>
                <button
                  className="grid size-11 place-items-center rounded text-muted focus-visible:-outline-offset-4 hover:bg-surface hover:text-ink [&>.icon]:size-4.5 [&>.icon]:text-muted"
                  type="button"
                  aria-label={fill(texts.remove, { term: entry.name })}
                  onClick={({ currentTarget }) => remove(currentTarget, entry)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface SearchPanelProps {
  /** The native field of the static page, which the panel observes. */
  input: HTMLInputElement;
  setup: SearchSetup;
  $open: ReadableAtom<boolean>;
}

/** Content of the search panel: the history, or suggestions for the typed text (spec 1 §2.8). */
function SearchPanel({ input, setup, $open }: SearchPanelProps) {
  const isOpen = useStore($open);
  const history = useStore(searchHistory(setup.locale));
  const panel = useMemo(() => createSearchPanel(api(setup.locale)), [setup.locale]);
  const view = useStore(panel.$view);

  useEffect(() => {
    const search = () => panel.handleInput(input.value);
    search();
    input.addEventListener('input', search);
    return () => input.removeEventListener('input', search);
  }, [input, panel]);

  const { suggestions, term } = view;
  const groups = useMemo(
    () => (suggestions ? searchGroups(suggestions, setup) : []),
    [suggestions, setup],
  );
  const optionCount = term
    ? groups.reduce((sum, { options }) => sum + options.length, 0)
    : history.length;
  const activeIndex = useCombobox(input, {
    count: optionCount,
    isOpen,
    key: term ? suggestions : history,
  });

  return term ? (
    <Results {...{ view, groups, activeIndex, setup }} onRetry={panel.retry} />
  ) : (
    <History entries={history} {...{ activeIndex, setup, input }} />
  );
}

/** Mounts the content of the search panel in its shell. */
export function mountSearch(host: HTMLElement, props: SearchPanelProps): void {
  createRoot(host).render(<SearchPanel {...props} />);
}
