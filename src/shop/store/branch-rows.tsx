import { type FormEvent, useState } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { openingNow } from '../../domain/store/opening-hours.ts';
import { formatKm } from '../../domain/shared/money.ts';
import type { BundleText } from '../../i18n/bundle.ts';
import type { StockNote } from './map/branch-map.tsx';
import { now } from '../calls/now.ts';
import type { FinderView, StoreFinder } from './store-finder.ts';
import { Icon } from '../ui/icon.tsx';

interface BranchRowProps {
  store: Store;
  locale: Locale;
  t: BundleText;
  isChosen: boolean;
  /** What lies there; null: not asked, or not known. */
  note: StockNote | null;
  onChoose: () => void;
}

/** A branch to choose: where, how far, until when, and what lies there. */
export function BranchRow({ store, locale, t, isChosen, note, onChoose }: BranchRowProps) {
  const { address, distanceInKm } = store;
  const opening = openingNow(store, now());
  return (
    <li className={isChosen ? 'branch is-chosen' : 'branch'}>
      <h3>{address.city}</h3>
      {distanceInKm !== null && <span className="branch-km">{formatKm(distanceInKm, locale)}</span>}
      <p>
        {address.street} {address.houseNumber},{' '}
        <span className="whitespace-nowrap">{address.postalCode}</span>
      </p>
      <p className={opening.state === 'open' ? 'is-open' : 'is-closed'}>
        {opening.state === 'open' && t('defaultStore.openUntil', { time: opening.until })}
        {opening.state === 'later' && t('defaultStore.opensAt', { time: opening.from })}
        {opening.state === 'closed' && t('defaultStore.closed')}
      </p>
      {note && <p className={note.tone === 'all' ? 'stock is-in' : 'stock is-out'}>{note.text}</p>}
      <button
        className={isChosen ? 'btn btn-positive' : 'btn btn-secondary'}
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {t(isChosen ? 'defaultStore.yours' : 'defaultStore.choose')}
        <span className="sr-only"> {address.city}</span>
      </button>
    </li>
  );
}

interface BranchSearchProps {
  finder: StoreFinder;
  view: FinderView;
  t: BundleText;
}

/** Where the branches should be near to: a postcode, a place, or here. */
export function BranchSearch({ finder, view, t }: BranchSearchProps) {
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
