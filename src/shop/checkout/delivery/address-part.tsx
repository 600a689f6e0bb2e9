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
export const STORE_PART_MODULE = lazyModule(() => import('./store-part.tsx'));
/** Selection of day and time, once the place is known. */
export const WHEN_PART_MODULE = lazyModule(() => import('./when-part.tsx'));
/** Phone number for a lorry. */
export const PHONE_PART_MODULE = lazyModule(() => import('./phone-part.tsx'));
/** Address form for customers without an address. */
const NEW_ADDRESS_FORM_MODULE = lazyModule(() => import('./new-address-form.tsx'));

const DRAFT_ID = 'checkout-address';
const PLACEHOLDER_CLASSES = 'rounded-lg bg-surface';

interface Props {
  cart: Cart;
  customer: Customer;
  /** True if a known address of the customer is being selected automatically. */
  isPreselecting: boolean;
}

/** The delivery address: the selected one, or a form if there is none. */
export function AddressPart({ cart, customer, isPreselecting }: Props) {
  const { locale, countries } = useCheckout();
  const t = texts[locale];
  const { usingAlternativeAddress, alternativeDeliveryAddress, deliveryAddress } = cart;
  const once = usingAlternativeAddress ? alternativeDeliveryAddress : null;
  const address = once ?? (usingAlternativeAddress ? null : deliveryAddress);
  const [isFormOpen, setFormOpen] = useState(() => readDraft(DRAFT_ID) !== null);
  const others = customer.addresses.filter(isDeliveryAddress).length;
  if (!address && isPreselecting && !isFormOpen)
    return <div className={`h-44 ${PLACEHOLDER_CLASSES}`} />;
  if (!address || isFormOpen) {
    const cancel = address ? { onCancel: () => setFormOpen(false) } : {};
    return (
      <div className={`p-4 md:p-6 ${PLACEHOLDER_CLASSES}`}>
        <h2 className="mb-4 text-lg font-bold">{t.newTitle}</h2>
        <LazyLoadedPart
          code={NEW_ADDRESS_FORM_MODULE}
          locale={locale}
          fallback={<div className="h-128" />}
        >
          {({ NewAddressForm }) => (
            <NewAddressForm
              id={DRAFT_ID}
              {...{ locale, countries, initialAddress: once, ...cancel }}
              onDone={() => setFormOpen(false)}
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
            once ? setFormOpen(true) : openSidebar('CheckoutSidebarAddDeliveryAddress')
          }
        >
          {once ? t.edit : t.add}
        </button>
      </p>
    </section>
  );
}
