import texts from 'texts:profile/store';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { Section } from '../section.tsx';
import { StoreFacts } from '../store-facts.tsx';

interface Props {
  customer: Customer;
  locale: Locale;
  storesHref: string;
}

/** The default store; the sidebar of stores changes it. */
export function StoreSection({ customer, locale, storesHref }: Props) {
  const t = texts[locale];
  const store = customer.defaultStore;
  return (
    <Section title={t.title ?? ''}>
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
