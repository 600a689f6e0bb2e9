import texts from 'texts:store/mapView';
import { type ReactNode, useEffect } from 'react';
import { dayName } from '../../../domain/shared/dates.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Store } from '../../../domain/store/store.ts';
import { openingNow } from '../../../domain/store/opening-hours.ts';
import { groupedRows, type HoursRow } from '../../../domain/store/week-hours.ts';
import { formatKm } from '../../../domain/shared/money.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { now } from '../../calls/now.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  store: Store;
  locale: Locale;
  isChosen: boolean;
  /** URL of the store page; omitted where leaving would interrupt the shopper. */
  href?: string | null;
  /** Stock at the store, as text. */
  stock?: ReactNode;
  onChoose: () => void;
  onClose: () => void;
}

/**
 * Card of the selected marker: address, distance, opening hours, stock, and a button to choose the
 * store.
 */
export function MapCard({ store, locale, isChosen, href, stock, onChoose, onClose }: Props) {
  const t = bundleText(texts[locale], locale);
  const { address, distanceInKm } = store;
  const opening = openingNow(store, now());
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <section
      className="map-card relative mt-2 grid gap-1 rounded border border-line bg-white px-4 py-3 text-sm lg:in-data-map:absolute lg:in-data-map:inset-x-3 lg:in-data-map:bottom-3 lg:in-data-map:z-4 lg:in-data-map:m-0 lg:in-data-map:border-transparent lg:in-data-map:[box-shadow:0_4px_16px_rgb(23_25_28/25%)]"
      aria-label={store.name}
    >
      <p className="pr-10 text-base/[1.375rem] font-bold">
        {store.name}
        {distanceInKm !== null && (
          <span className="ml-2 font-normal text-muted tabular-nums">
            {formatKm(distanceInKm, locale)}
          </span>
        )}
      </p>
      <button
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center"
        type="button"
        aria-label={t('close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <p>
        {address.street} {address.houseNumber},{' '}
        <span className="whitespace-nowrap">{address.postalCode}</span> {address.city}
      </p>
      <p className={`font-bold ${opening.state === 'open' ? 'is-open' : 'is-closed'}`}>
        {opening.state === 'open' && t('openUntil', { time: opening.until })}
        {opening.state === 'later' && t('opensAt', { time: opening.from })}
        {opening.state === 'closed' && t('closedNow')}
      </p>
      <dl aria-label={t('hours')}>
        {groupedRows(store.openingTimes).map((row) => (
          <div className="grid grid-cols-[4.5rem_1fr] tabular-nums" key={row.from}>
            <dt>{daysOf(row, locale)}</dt>
            <dd>{row.hours || t('closed')}</dd>
          </div>
        ))}
      </dl>
      {stock}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          className={isChosen ? 'btn btn-positive' : 'btn btn-secondary'}
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {t(isChosen ? 'yours' : 'choose')}
        </button>
        {href && (
          <a className="link inline-flex min-h-11 items-center" href={href}>
            {t('details')}
          </a>
        )}
      </div>
    </section>
  );
}

function daysOf({ from, to }: HoursRow, locale: Locale): string {
  const first = dayName(from, locale, 'short');
  return from === to ? first : `${first}-${dayName(to, locale, 'short')}`;
}
