import addressesTexts from 'texts:profile/addresses';
import { useEffect, useRef, useState } from 'react';
import dataTexts from 'texts:profile/data';
import passwordTexts from 'texts:profile/password';
import type { Address, Customer } from '../../../domain/account/customer.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { readDraft } from '../session/draft.ts';
import { lazyModule, LazyPart } from '../../ui/lazy-part.tsx';
import { LazyLoadedPart } from '../lazy-loaded-part.tsx';
import { Section } from '../section.tsx';
import { AddressCard, addressFormId } from './address-card.tsx';
import { localTime } from '../../../domain/store/opening-hours.ts';
import { notify } from '../../calls/notification.ts';
import { now } from '../../calls/now.ts';
import { exportCustomerData, DeleteSection } from './delete-section.tsx';
import { forgotPassword } from '../session/account-access.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { RenderNearViewport } from '../../ui/when-near.tsx';
import { useCustomer } from '../use-customer.ts';
import { EmailSection } from './email-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { StoreSection } from './store-section.tsx';
import { useStore } from '@nanostores/react';
import texts from 'texts:profile/preferences';
import { $vat, chooseVat } from '../../frame/preference.ts';
import { setNewsletter } from '../profile.ts';

const ADDRESS_FORM_MODULE = lazyModule(() => import('./address-form.tsx'));

/** Id of the address that is being edited, `new` for an additional one; null: none. */
type EditedAddress = number | 'new' | null;

function addressWithDraft(addresses: readonly Address[]): EditedAddress {
  if (readDraft(addressFormId(null))) return 'new';
  return addresses.find(({ id }) => readDraft(addressFormId(id)))?.id ?? null;
}

interface AddressBookProps {
  customer: Customer;
  locale: Locale;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
}

/** The address book: delivery addresses, building sites, and the invoice address. */
function AddressBook({ customer, locale, countries }: AddressBookProps) {
  const t = addressesTexts[locale];
  const { addresses } = customer;
  const [editedAddress, setEditedAddress] = useState<EditedAddress>(() =>
    addressWithDraft(addresses),
  );
  const last = useRef<EditedAddress>(editedAddress);
  const place = useRef<HTMLDivElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const openForm = (next: EditedAddress) => {
    // A form that opens because of a draft must not move the focus.
    setTakesFocus(true);
    setEditedAddress(next);
  };
  // Return the focus to the button when a form closes.
  useEffect(() => {
    if (editedAddress === null && last.current !== null) {
      place.current?.querySelector<HTMLElement>(`[data-edit="${last.current}"]`)?.focus();
    }
    last.current = editedAddress;
  }, [editedAddress]);
  const addressForm = (address: Address | null) => (
    <LazyLoadedPart code={ADDRESS_FORM_MODULE} locale={locale} rows={5}>
      {({ AddressForm }) => (
        <AddressForm
          {...{ address, locale, countries, takesFocus }}
          close={() => setEditedAddress(null)}
        />
      )}
    </LazyLoadedPart>
  );
  const title = addresses.length > 0 ? `${t.title} (${addresses.length})` : t.title;
  return (
    <div ref={place} className="xl:col-span-2">
      <Section
        title={title}
        action={
          editedAddress !== 'new' && (
            <button
              className="btn btn-secondary"
              type="button"
              data-edit="new"
              onClick={() => openForm('new')}
            >
              {t.add}
            </button>
          )
        }
      >
        {editedAddress === 'new' && (
          <div className="mb-6 rounded-lg bg-surface p-4 md:p-6">{addressForm(null)}</div>
        )}
        {addresses.length === 0 && editedAddress !== 'new' && (
          <p className="text-muted">{t.none}</p>
        )}
        <ul className="grid items-stretch gap-4 md:grid-cols-2 xl:grid-cols-3">
          {addresses.map((address) =>
            address.id === editedAddress ? (
              <li key={address.id} className="col-span-full rounded-lg bg-surface p-4 md:p-6">
                {addressForm(address)}
              </li>
            ) : (
              <AddressCard
                key={address.id}
                address={address}
                locale={locale}
                onEdit={() => openForm(address.id)}
              />
            ),
          )}
        </ul>
      </Section>
    </div>
  );
}

/** Download of all customer data (GDPR, articles 15 and 20). */
function DataSection({ locale }: { locale: Locale }) {
  const t = dataTexts[locale];
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const json = await exportCustomerData(locale);
    setBusy(false);
    if (json === null) return notify(t.failed, 'warning');
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${t.file}-${localTime(now()).day}.json`;
    link.click();
    // By then the browser has read the blob.
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <Section title={t.title}>
      <p className="mb-4 text-muted">{t.text}</p>
      <button
        className="btn btn-light"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || download())}
      >
        {isBusy ? t.busy : t.download}
      </button>
    </Section>
  );
}

/** Passwords are changed by a mailed link, as after a forgotten password. */
function PasswordSection({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = passwordTexts[locale];
  const [message, setMessage] = useState<{ text: string; isDone: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sendResetMail = async () => {
    setBusy(true);
    const answer = await forgotPassword(locale, customer.email);
    const text = 'message' in answer ? answer.message : t[answer.kind];
    setMessage({ text, isDone: answer.kind === 'done' });
    setBusy(false);
  };
  return (
    <Section title={t.title}>
      <p className="mb-4 text-muted">{t.text}</p>
      <button
        className="btn btn-light"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || sendResetMail())}
      >
        {t.send}
      </button>
      <p
        role="status"
        className={
          message?.isDone ? 'mt-3 text-positive empty:mt-0' : 'mt-3 text-discount empty:mt-0'
        }
      >
        {message?.text}
      </p>
    </Section>
  );
}

const PUSH_MODULE = lazyModule(() => import('./push-section.tsx'));

interface ProfileProps {
  locale: Locale;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
  /** False if an external issuer manages e-mail address and password. */
  hasPassword: boolean;
  /** Path of the store list. */
  storesHref: string;
  /** Path to go to after the account is deleted. */
  homeHref: string;
}

/** The profile page: shows and edits all data of the customer. */
export function Profile({ locale, countries, hasPassword, storesHref, homeHref }: ProfileProps) {
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
            {/* Last, because it loads late and must not shift other content. */}
            <RenderNearViewport>
              <LazyPart code={PUSH_MODULE}>
                {({ PushSection }) => <PushSection locale={locale} />}
              </LazyPart>
            </RenderNearViewport>
          </div>
        );
      }}
    </LoadedPart>
  );
}

/** VAT form and newsletter; each choice is saved at once. */
function PreferencesSection({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = texts[locale];
  const vat = useStore($vat);
  const [isOptIn, setOptIn] = useState(customer.isOptIn);
  const saveNewsletter = async (isOn: boolean) => {
    setOptIn(isOn);
    const answer = await setNewsletter(locale, isOn);
    setOptIn(answer ?? !isOn);
    if (answer === null) notify(t.failed, 'warning');
    else notify(answer ? t.subscribed : t.unsubscribed, 'success');
  };
  return (
    <Section title={t.title}>
      <fieldset>
        <legend className="font-medium">{t.vat}</legend>
        {(['incl', 'excl'] as const).map((addressForm) => (
          <label key={addressForm} className="flex min-h-11 items-center gap-3">
            <input
              className="size-5 flex-none accent-brand"
              type="radio"
              name="vat"
              checked={vat === addressForm}
              onChange={() => void chooseVat(addressForm, locale)}
            />
            {t[addressForm]}
          </label>
        ))}
      </fieldset>
      <label className="mt-3 flex min-h-11 items-center gap-3 border-t border-line pt-3">
        <input
          className="size-5 flex-none accent-brand"
          type="checkbox"
          checked={isOptIn}
          onChange={({ target }) => void saveNewsletter(target.checked)}
        />
        {t.newsletter}
      </label>
    </Section>
  );
}
