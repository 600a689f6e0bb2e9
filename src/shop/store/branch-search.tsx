import { type FormEvent, useState } from 'react';
import type { BundleText } from '../../i18n/bundle.ts';
import type { FinderView, StoreFinder } from './store-finder.ts';
import { Icon } from '../ui/icon.tsx';

interface Props {
  finder: StoreFinder;
  view: FinderView;
  t: BundleText;
}

/** Where the branches should be near to: a postcode, a place, or here. */
export function BranchSearch({ finder, view, t }: Props) {
  const [term, setTerm] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finder.search(term);
  };
  const { problem, busy } = view;
  return (
    <form className="branch-search" role="search" onSubmit={submit}>
      <label htmlFor="branch-term">{t('defaultStore.search')}</label>
      <div>
        <input
          id="branch-term"
          className="field"
          type="search"
          enterKeyHint="search"
          autoComplete="postal-code"
          value={term}
          aria-invalid={problem === 'postcode' || problem === 'unknown'}
          aria-describedby="branch-problem"
          onChange={(event) => setTerm(event.target.value)}
        />
        <button className="btn btn-secondary" type="submit">
          {t('defaultStore.find')}
        </button>
      </div>
      <button
        className="branch-here"
        type="button"
        // Disabled, it would lose the focus.
        aria-disabled={busy}
        onClick={() => !busy && void finder.here()}
      >
        <Icon name="pin" />
        {t('defaultStore.here')}
      </button>
      <p id="branch-problem" className="error" role="alert">
        {problem && t(`defaultStore.problems.${problem}`)}
      </p>
    </form>
  );
}
