import type { Locale } from '../../../domain/entities/common.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { lateCode } from '../../ui/late-code.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { useCustomer } from '../use-customer.ts';
import { AddressBook } from './address-book.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { StoreSection } from './store-section.tsx';

const PUSH = lateCode(() => import('./push-section.tsx'));

interface Props {
  locale: Locale;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
  /** False where an issuer elsewhere keeps e-mail address and password. */
  hasPassword: boolean;
  /** Address of the list of stores. */
  storesHref: string;
  /** Where the page leads once the account is deleted. */
  homeHref: string;
}

/** The account overview: everything that the shop knows of the customer, to see and to change. */
export function Profile({ locale, countries, hasPassword, storesHref, homeHref }: Props) {
  const { loaded, reload } = useCustomer(locale);
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={6}>
      {(customer) => {
        const props = { customer, locale };
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
            <PersonalSection {...props} />
            <div className="grid content-start gap-6">
              <EmailSection {...props} hasPassword={hasPassword} />
              {hasPassword && <PasswordSection {...props} />}
            </div>
            <AddressBook {...props} countries={countries} />
            <StoreSection {...props} storesHref={storesHref} />
            <PreferencesSection {...props} />
            <DataSection locale={locale} />
            <DeleteSection locale={locale} hasPassword={hasPassword} homeHref={homeHref} />
            {/* Last, since it comes late: nothing must move below a finger. */}
            <WhenNear>
              <LatePart code={PUSH}>
                {({ PushSection }) => <PushSection locale={locale} />}
              </LatePart>
            </WhenNear>
          </div>
        );
      }}
    </LoadedPart>
  );
}
