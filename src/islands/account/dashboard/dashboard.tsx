import texts from 'texts:profile/dashboard';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { fullName } from '../../../domain/full-name.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { lateCode } from '../../ui/late-code.ts';
import { LateLoadedPart } from '../late-loaded-part.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { StoreSection } from '../profile/store-section.tsx';
import { DashboardGhost } from './dashboard-ghost.tsx';
import type { DashboardLinks } from './dashboard-links.ts';
import { PointsSection } from './points-section.tsx';
import { useDashboard } from './use-dashboard.ts';

interface Props {
  locale: Locale;
  links: DashboardLinks;
}

/** Loaded late, because only customers who buy on account see it. */
const CREDIT_SECTION = lateCode(() => import('./credit-section.tsx'));

/** The first page of the account: who is signed in, points, credit, and the default store. */
export function Dashboard({ locale, links }: Props) {
  const { loaded, reload } = useDashboard(locale);
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale} ghost={<DashboardGhost />}>
      {({ customer, isLoyal, credit }) => (
        <div className="grid gap-6">
          <Greeting customer={customer} locale={locale} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
            {isLoyal && (
              <PointsSection count={customer.bonusPoints} locale={locale} links={links} />
            )}
            {customer.firstContact?.allowOnAccount && (
              <LateLoadedPart code={CREDIT_SECTION} locale={locale} rows={1}>
                {({ CreditSection }) => (
                  <CreditSection
                    credit={credit}
                    locale={locale}
                    invoicesHref={links.invoices}
                    reload={reload}
                  />
                )}
              </LateLoadedPart>
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
  const year = new Date(customer.creationDate).getFullYear();
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
