import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { openingNow } from '../../domain/store/opening-hours.ts';
import type { BundleText } from '../../i18n/bundle.ts';
import type { StockNote } from './map/branch-map.tsx';
import { now } from '../calls/now.ts';

interface Props {
  store: Store;
  locale: Locale;
  t: BundleText;
  isChosen: boolean;
  /** What lies there; null: not asked, or not known. */
  note: StockNote | null;
  onChoose: () => void;
}

/** A branch to choose: where, how far, until when, and what lies there. */
export function BranchRow({ store, locale, t, isChosen, note, onChoose }: Props) {
  const { address, distanceInKm } = store;
  const opening = openingNow(store, now());
  return (
    <li className={isChosen ? 'branch is-chosen' : 'branch'}>
      <h3>{address.city}</h3>
      {distanceInKm !== null && (
        <span className="branch-km">
          {distanceInKm.toLocaleString(locale, { maximumFractionDigits: 1 })} km
        </span>
      )}
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
