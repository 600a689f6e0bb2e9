import texts from 'texts:loyalty/none';
import { useCallback } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Customer } from '../../../domain/account/customer.ts';
import { loadCustomer } from '../session/customer.ts';
import { hasLoyalty } from './loyalty.ts';
import { useLoaded } from '../loaded-part.tsx';

interface Props {
  locale: Locale;
  aboutHref: string;
  storesHref: string;
}

/** For customers outside the loyalty programme: why, and what they can do. */
export function NotLoyal({ locale, aboutHref, storesHref }: Props) {
  const t = texts[locale];
  return (
    <section className="empty">
      <Icon name="card" />
      <h2 className="text-lg font-bold">{t.title}</h2>
      <p>{t.text}</p>
      <div>
        <a className="btn btn-secondary" href={storesHref}>
          {t.contact}
        </a>
        <a className="btn btn-light" href={aboutHref}>
          {t.about}
        </a>
      </div>
    </section>
  );
}

interface LoyaltyData {
  customer: Customer;
  /** Whether the customer is a loyalty customer (spec 1 §6). */
  isLoyal: boolean;
}

/** The customer, and whether points and card may be shown. */
export function useLoyalty(locale: Locale) {
  const load = useCallback(async (): Promise<LoyaltyData | null> => {
    const customer = await loadCustomer(locale);
    const isLoyal = customer && (await hasLoyalty(customer, locale));
    return customer && isLoyal !== null ? { customer, isLoyal } : null;
  }, [locale]);
  return useLoaded(load);
}
