import { useState } from 'react';
import type { SearchHistoryEntry } from '../../domain/entities/search.ts';
import { forgetSearch } from '../../stores/search-history.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { Option } from './options.tsx';
import type { SearchSetup } from './setup.ts';
import { LIST_ID } from './use-combobox.ts';

interface Props {
  entries: readonly SearchHistoryEntry[];
  active: number;
  setup: SearchSetup;
  input: HTMLInputElement;
}

/**
 * What was searched for before. The remove buttons stand beside the list, line by line: a line
 * of a list box cannot hold a button.
 */
export function History({ entries, active, setup, input }: Props) {
  const { texts, locale } = setup;
  const [removed, setRemoved] = useState('');

  const remove = (button: HTMLElement, { name, url }: SearchHistoryEntry) => {
    const line = button.closest('li');
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    (next?.querySelector('button') ?? input).focus();
    forgetSearch(locale, url);
    setRemoved(fill(texts.removed, { term: name }));
  };

  return (
    <>
      <h2 className="search-title">{texts.history}</h2>
      <p className="sr-only" role="status">
        {removed}
      </p>
      {entries.length === 0 ? (
        <p className="search-hint">{texts.historyEmpty}</p>
      ) : (
        <div className="search-history">
          <div role="listbox" id={LIST_ID} aria-label={texts.history}>
            {entries.map((entry, index) => (
              <Option
                key={entry.url}
                option={{ ...entry, detail: null, img: null }}
                icon="history"
                term=""
                active={index === active}
                {...{ index, setup }}
              />
            ))}
          </div>
          <ul>
            {entries.map((entry) => (
              <li key={entry.url}>
                <button
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
