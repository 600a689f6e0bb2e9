import texts from 'texts:profile/store';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { openingNow } from '../../domain/store/opening-hours.ts';
import { bundleText } from '../../i18n/bundle.ts';
import { now } from '../calls/now.ts';

/** Name, address, telephone and hours of a store. */
export function StoreFacts({ store, locale }: { store: Store; locale: Locale }) {
  const t = bundleText(texts[locale], locale);
  const { address } = store;
  const opening = openingNow(store, now());
  return (
    <div className="grid gap-1">
      <p className="font-bold">{store.name}</p>
      <p className="text-muted">
        {address.street} {address.houseNumber},{' '}
        <span className="whitespace-nowrap">{address.postalCode}</span> {address.city}
      </p>
      <p className={opening.state === 'open' ? 'font-medium text-positive' : 'text-muted'}>
        {opening.state === 'open' && t('openUntil', { time: opening.until })}
        {opening.state === 'later' && t('opensAt', { time: opening.from })}
        {opening.state === 'closed' && t('closed')}
      </p>
      {store.phone && (
        <p>
          <a
            className="link inline-flex min-h-11 items-center"
            href={`tel:${store.phone.replaceAll(' ', '')}`}
          >
            {store.phone}
          </a>
        </p>
      )}
    </div>
  );
}
