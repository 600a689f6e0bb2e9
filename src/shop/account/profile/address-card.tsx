import texts from 'texts:profile/addresses';
import { useState } from 'react';
import { cityLine, streetLine, type AddressType } from '../../../domain/account/address.ts';
import { type Address, fullName } from '../../../domain/account/customer.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { textIfKnown } from '../../../i18n/fill.ts';
import { removeAddress, saveAddress } from '../profile.ts';
import { notify } from '../../calls/notification.ts';
import { refusalText } from '../form/refusal-text.ts';
import { Pill } from '../pill.tsx';
import { countryName } from './country-names.ts';

/** Form id of an address, also the key of its draft. `id` null: a new address. */
export const addressFormId = (id: number | null): string => `address-${id ?? 'new'}`;

interface Props {
  address: Address;
  locale: Locale;
  onEdit: () => void;
}

/** An address with its actions. Deleting asks for confirmation. */
export function AddressCard({ address, locale, onEdit }: Props) {
  const t = texts[locale];
  const [isConfirmingDelete, setConfirmingDelete] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const street = streetLine(address);
  const applyChange = async (
    work: ReturnType<typeof removeAddress> | ReturnType<typeof saveAddress>,
    done = '',
  ) => {
    setBusy(true);
    const outcome = await work;
    setBusy(false);
    if (outcome.ok) notify(done, 'success');
    else notify(refusalText(outcome, locale), 'warning');
  };
  const saveAsType = (type: AddressType) =>
    void applyChange(saveAddress(locale, { ...address, type }, address.id), t.saved);
  const name = [address.name, fullName({ ...address, middleName: '' })].filter(Boolean);
  const actionButton = (text: string, onClick: () => void, extra = {}) => (
    <button
      className="link inline-flex min-h-11 items-center"
      type="button"
      // `disabled` would drop the focus.
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
      {...extra}
    >
      {text}
      <span className="sr-only">: {street}</span>
    </button>
  );
  return (
    <li className="flex flex-col rounded-lg border border-line p-4" aria-busy={isBusy}>
      <p className="mb-2">
        <Pill
          tone={address.type === 'DeliveryAddress' ? 'passive' : 'primary'}
          text={textIfKnown(t, `type-${address.type}`) ?? address.type}
        />
      </p>
      <address className="grow wrap-anywhere not-italic">
        {name.map((line, i) => (
          <span key={i} className={i === 0 ? 'block font-bold' : 'block'}>
            {line}
          </span>
        ))}
        <span className="block">{street}</span>
        <span className="block">{cityLine(address)}</span>
        {address.countryCode !== 'NL' && (
          <span className="block">{countryName(address.countryCode, locale)}</span>
        )}
        {address.memo && (
          <span className="mt-1 block text-sm whitespace-pre-line text-muted">{address.memo}</span>
        )}
      </address>
      {isConfirmingDelete ? (
        <div className="mt-3 border-t border-line pt-3" role="group" aria-label={t.sure}>
          <p className="mb-2 font-medium">{t.sure}</p>
          <div className="flex flex-wrap gap-2">
            <button
              className="btn bg-discount text-discount-ink"
              type="button"
              autoFocus
              aria-disabled={isBusy}
              onClick={() =>
                !isBusy && void applyChange(removeAddress(locale, address.id), t.deleted)
              }
            >
              {t.delete}
            </button>
            <button
              className="btn btn-light"
              type="button"
              onClick={() => setConfirmingDelete(false)}
            >
              {t.keep}
            </button>
          </div>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-x-5 border-t border-line pt-1">
          {actionButton(t.edit, onEdit, { 'data-edit': address.id })}
          {actionButton(t.delete, () => setConfirmingDelete(true))}
          {address.type !== 'DeliveryAddressDefault' &&
            actionButton(t.makeDefault, () => saveAsType('DeliveryAddressDefault'))}
          {address.type === 'DeliveryAddress' &&
            actionButton(t.makeInvoice, () => saveAsType('InvoiceAddress'))}
        </div>
      )}
    </li>
  );
}
