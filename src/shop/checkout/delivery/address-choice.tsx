import texts from 'texts:checkout/address';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isDeliveryAddress, streetLine } from '../../../domain/account/address.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { $cart } from '../../cart/cart-state.ts';
import { deliverTo } from '../checkout-delivery.ts';
import { openSidebar } from '../../frame/sidebars/sidebars.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { LoadedPart } from '../../account/loaded-part.tsx';
import { useCustomer } from '../../account/use-customer.ts';
import { AddressLines } from './address-lines.tsx';

/** The customer's delivery addresses, each with a button to deliver there. */
export function AddressChoice({ locale, close: onClose }: { locale: Locale; close: () => void }) {
  const t = texts[locale];
  const { loaded, reload } = useCustomer(locale);
  const cart = useStore($cart);
  const [fault, setFault] = useState('');
  const [busyId, setBusyId] = useState<number | null>(null);
  const chosenId = cart?.usingAlternativeAddress ? null : cart?.deliveryAddress?.id;
  const choose = async (id: number) => {
    if (busyId !== null) return;
    setBusyId(id);
    setFault('');
    const outcome = await deliverTo(id);
    setBusyId(null);
    if (outcome.ok) onClose();
    else setFault(refusalText(outcome, locale));
  };
  return (
    <div className="grid gap-4 p-4">
      <p className="font-medium text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale}>
        {({ addresses }) => {
          const deliveryAddresses = addresses.filter(isDeliveryAddress);
          if (deliveryAddresses.length === 0) return <p>{t.none}</p>;
          return (
            <ul className="grid gap-3">
              {deliveryAddresses.map((address) => (
                <li
                  key={address.id}
                  className="grid gap-3 rounded-lg border border-line p-4"
                  aria-busy={busyId === address.id}
                >
                  <AddressLines address={address} locale={locale} />
                  <button
                    className={`btn ${address.id === chosenId ? 'btn-positive' : 'btn-secondary'}`}
                    type="button"
                    aria-pressed={address.id === chosenId}
                    onClick={() => void choose(address.id)}
                  >
                    {address.id === chosenId ? t.chosen : t.choose}
                    <span className="sr-only">: {streetLine(address)}</span>
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedPart>
      <button
        className="btn btn-light"
        type="button"
        onClick={() => openSidebar('CheckoutSidebarAddDeliveryAddress')}
      >
        {t.add}
      </button>
    </div>
  );
}
