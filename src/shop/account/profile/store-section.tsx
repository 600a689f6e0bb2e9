import texts from 'texts:profile/store';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Store } from '../../../domain/store/store.ts';
import { openingNow } from '../../../domain/store/opening-hours.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { now } from '../../calls/now.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { Section } from '../section.tsx';

/** Name, address, phone number and opening hours of a store. */
function StoreFacts({ store, locale }: { store: Store; locale: Locale }) {
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

interface Props {
  customer: Customer;
  locale: Locale;
  storesHref: string;
}

/** The default store, which is changed in the store sidebar. */
export function StoreSection({ customer, locale, storesHref }: Props) {
  const t = texts[locale];
  const store = customer.defaultStore;
  return (
    <Section title={t.title}>
      {store ? (
        <StoreFacts store={store} locale={locale} />
      ) : (
        <p className="text-muted">{t.none}</p>
      )}
      <a className="btn btn-light mt-4" href={storesHref} data-sidebar="ProductSidebarDefaultStore">
        {store ? t.change : t.choose}
      </a>
    </Section>
  );
}
