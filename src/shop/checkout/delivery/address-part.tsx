import texts from 'texts:checkout/address';
import { useState } from 'react';
import { lazyModule } from '../../ui/lazy-part.tsx';
import { isDeliveryAddress } from '../../../domain/account/address.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { readDraft } from '../../account/session/draft.ts';
import { openSidebar } from '../../frame/sidebars/sidebars.ts';
import { LazyLoadedPart } from '../../account/lazy-loaded-part.tsx';
import { useCheckout } from '../context.ts';
import { AddressLines } from './address-lines.tsx';

// Parts of the delivery step that not every shopper sees, loaded lazily.

/** Store selection for pickup. */
export const STORE_PART = lazyModule(() => import('./store-part.tsx'));
/** Selection of day and time, once the place is known. */
export const WHEN_PART = lazyModule(() => import('./when-part.tsx'));
/** Phone number for a lorry. */
export const PHONE_PART = lazyModule(() => import('./phone-part.tsx'));
/** Address form for customers without an address. */
const NEW_ADDRESS_FORM = lazyModule(() => import('./new-address-form.tsx'));

const DRAFT = 'checkout-address';
const PLACE = 'rounded-lg bg-surface';

interface Props {
  cart: Cart;
  customer: Customer;
  /** True while a known address of the customer is being selected automatically. */
  isProposing: boolean;
}

/** The delivery address: the selected one, or a form if there is none. */
export function AddressPart({ cart, customer, isProposing }: Props) {
  const { locale, countries } = useCheckout();
  const t = texts[locale];
  const { usingAlternativeAddress, alternativeDeliveryAddress, deliveryAddress } = cart;
  const once = usingAlternativeAddress ? alternativeDeliveryAddress : null;
  const address = once ?? (usingAlternativeAddress ? null : deliveryAddress);
  const [isEdited, setEdited] = useState(() => readDraft(DRAFT) !== null);
  const others = customer.addresses.filter(isDeliveryAddress).length;
  if (!address && isProposing && !isEdited) return <div className={`h-44 ${PLACE}`} />;
  if (!address || isEdited) {
    const cancel = address ? { onCancel: () => setEdited(false) } : {};
    return (
      <div className={`p-4 md:p-6 ${PLACE}`}>
        <h2 className="mb-4 text-lg font-bold">{t.newTitle}</h2>
        <LazyLoadedPart
          code={NEW_ADDRESS_FORM}
          locale={locale}
          fallback={<div className="h-128" />}
        >
          {({ NewAddressForm }) => (
            <NewAddressForm
              id={DRAFT}
              {...{ locale, countries, given: once, ...cancel }}
              onDone={() => setEdited(false)}
            />
          )}
        </LazyLoadedPart>
      </div>
    );
  }
  return (
    <section className="rounded-lg border border-line p-4 md:p-6">
      <h2 className="mb-3 text-lg font-bold">{t.title}</h2>
      <AddressLines address={address} locale={locale} />
      {once && <p className="mt-2 text-sm text-muted">{t.onceOnly}</p>}
      {address.memo && (
        <p className="mt-2 text-sm whitespace-pre-line text-muted">{address.memo}</p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        {others > (once ? 0 : 1) && (
          <button
            className="btn btn-light"
            type="button"
            onClick={() => openSidebar('CheckoutSidebarDeliveryAddresses')}
          >
            {t.other}
          </button>
        )}
        <button
          className="btn btn-light"
          type="button"
          onClick={() =>
            once ? setEdited(true) : openSidebar('CheckoutSidebarAddDeliveryAddress')
          }
        >
          {once ? t.edit : t.add}
        </button>
      </p>
    </section>
  );
}
