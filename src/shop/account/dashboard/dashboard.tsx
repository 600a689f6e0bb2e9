import texts from 'texts:profile/dashboard';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { formatMoney, formatNumber } from '../../../domain/shared/money.ts';
import { pointsValue } from '../../../domain/account/loyalty.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { Section } from '../section.tsx';
import { type Customer, type FinancialData, fullName } from '../../../domain/account/customer.ts';
import { $customer, loadCustomer } from '../session/customer.ts';
import { hasLoyalty } from '../loyalty/loyalty.ts';
import { loadCreditData } from '../profile.ts';
import { type Loaded, useLoaded, LoadedPart } from '../loaded-part.tsx';
import { localTime } from '../../../domain/store/opening-hours.ts';
import { lazyModule } from '../../ui/lazy-part.tsx';
import { LazyLoadedPart } from '../lazy-loaded-part.tsx';
import { StoreSection } from '../profile/store-section.tsx';

/** Placeholder of the dashboard while it loads: the greeting and the cards below it. */
const DashboardSkeleton = () => (
  <div className="grid gap-6 motion-safe:animate-pulse" aria-hidden="true">
    <div className="h-[7.125rem] rounded-lg bg-surface md:h-[7.875rem]" />
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
      <div className="h-56 rounded-lg bg-surface" />
      <div className="h-56 rounded-lg bg-surface" />
    </div>
  </div>
);

/** Paths of the pages that the dashboard links to. */
interface DashboardLinks {
  card: string;
  plan: string;
  invoices: string;
  stores: string;
}

interface PointsSectionProps {
  /** Bonus points of a loyalty customer. */
  count: number;
  locale: Locale;
  links: Pick<DashboardLinks, 'card' | 'plan'>;
}

/** Points and their value. */
function PointsSection({ count, locale, links }: PointsSectionProps) {
  const t = bundleText(texts[locale], locale);
  return (
    <Section title={t('pointsTitle')}>
      <p className="text-xl font-bold tabular-nums">
        {t('points', { count, points: formatNumber(count, locale) })}
      </p>
      <p className="text-muted">
        {t('worth', { amount: formatMoney(pointsValue(count), locale) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a className="btn btn-secondary" href={links.card}>
          {t('card')}
        </a>
        <a className="btn btn-light" href={links.plan}>
          {t('plan')}
        </a>
      </div>
    </Section>
  );
}

export interface DashboardData {
  customer: Customer;
  /** Points are shown to loyalty customers only (spec 1 §6). */
  isLoyal: boolean;
  /** For customers who buy on account; null for others, and if it could not be loaded. */
  credit: FinancialData | null;
}

async function loadDashboard(locale: Locale): Promise<DashboardData | null> {
  const customer = await loadCustomer(locale);
  if (!customer) return null;
  const isOnAccount = customer.firstContact?.allowOnAccount ?? false;
  const [isLoyal, credit] = await Promise.all([
    hasLoyalty(customer, locale),
    isOnAccount ? loadCreditData(locale) : null,
  ]);
  return { customer, isLoyal: isLoyal === true, credit };
}

/** Loads all data of the dashboard together, so that nothing shifts as parts arrive. */
function useDashboard(locale: Locale): {
  loaded: Loaded<DashboardData>;
  reload: () => Promise<void>;
} {
  const { loaded, reload } = useLoaded(useCallback(() => loadDashboard(locale), [locale]));
  const customer = useStore($customer, { ssr: 'initial' });
  if (loaded.status !== 'ready' || !customer) return { loaded, reload };
  return { loaded: { ...loaded, data: { ...loaded.data, customer } }, reload };
}

interface DashboardProps {
  locale: Locale;
  links: DashboardLinks;
}

/** Loaded lazily: only customers who buy on account see it. */
const CREDIT_SECTION_MODULE = lazyModule(() => import('./credit-section.tsx'));

/** Start page of the account: greeting, points, credit, and default store. */
export function Dashboard({ locale, links }: DashboardProps) {
  const { loaded, reload } = useDashboard(locale);
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale} fallback={<DashboardSkeleton />}>
      {({ customer, isLoyal, credit }) => (
        <div className="grid gap-6">
          <Greeting customer={customer} locale={locale} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
            {isLoyal && (
              <PointsSection count={customer.bonusPoints} locale={locale} links={links} />
            )}
            {customer.firstContact?.allowOnAccount && (
              <LazyLoadedPart code={CREDIT_SECTION_MODULE} locale={locale} rows={1}>
                {({ CreditSection }) => (
                  <CreditSection
                    credit={credit}
                    locale={locale}
                    invoicesHref={links.invoices}
                    reload={reload}
                  />
                )}
              </LazyLoadedPart>
            )}
            <StoreSection customer={customer} locale={locale} storesHref={links.stores} />
          </div>
        </div>
      )}
    </LoadedPart>
  );
}

function Greeting({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = bundleText(texts[locale], locale);
  const year = localTime(new Date(customer.creationDate)).day.slice(0, 4);
  const about = [customer.companyName, t('since', { year })].filter(Boolean).join(' · ');
  return (
    <div className="rounded-lg bg-brand px-6 py-6 text-brand-ink md:px-8 md:py-8">
      <p className="text-xl font-bold wrap-anywhere">
        {t('welcome', { name: fullName(customer) || customer.email })}
      </p>
      <p className="mt-1 wrap-anywhere">{about}</p>
    </div>
  );
}
