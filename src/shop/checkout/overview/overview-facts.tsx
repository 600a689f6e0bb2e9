import texts from 'texts:checkout/overview';
import methods from 'texts:checkout/methods';
import { type ReactNode, useState } from 'react';
import type { Cart } from '../../../domain/cart/cart.ts';
import { firstDayText, shortDay } from '../../../domain/shared/days.ts';
import { fill } from '../../../i18n/fill.ts';
import { useCheckout } from '../context.ts';
import { AddressLines } from '../delivery/address-lines.tsx';
import type { CheckoutPage } from '../steps.ts';
import { storeDraft, readDraft } from '../../account/session/draft.ts';

interface Props {
  cart: Cart;
  go: (page: CheckoutPage) => void;
}

/** Delivery place, time and payment method, each with a link to change it. */
export function OverviewFacts({ cart, go }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const { shipping, store, payment } = cart;
  const isPickup = cart.shippingMethod === 'Pickup';
  const address = cart.usingAlternativeAddress
    ? cart.alternativeDeliveryAddress
    : cart.deliveryAddress;
  const day = shipping && shortDay(shipping.date, locale).split(' ')[0];
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Fact label={isPickup ? t.pickup : t.delivery} onChange={() => go('Shipping')}>
        {isPickup ? (
          <b>{store?.name}</b>
        ) : (
          address && <AddressLines address={address} locale={locale} />
        )}
      </Fact>
      <Fact label={t.when} onChange={() => go('Shipping')}>
        {shipping && (
          <>
            <b className="block">
              {day} {firstDayText(shipping.date, locale)}
            </b>
            {fill(t.hours, { from: shipping.timeFrom, to: shipping.timeTo })}
          </>
        )}
      </Fact>
      <Fact label={t.payment} onChange={() => go('Payment')}>
        <b>{payment ? methods[locale][payment.method] : t.pointsOnly}</b>
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string | undefined;
  onChange: () => void;
  children: ReactNode;
}

function Fact({ label, onChange, children }: FactProps) {
  const { locale } = useCheckout();
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-line p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 flex grow flex-col wrap-anywhere">
        <div className="grow">{children}</div>
        <button
          className="link mt-2 inline-flex min-h-11 items-center self-start"
          type="button"
          onClick={onChange}
        >
          {texts[locale].change}
          <span className="sr-only">: {label}</span>
        </button>
      </dd>
    </div>
  );
}

const DRAFT_ID = 'checkout-order';

/** Memo and reference as typed; they survive a reload. */
export function useOrderDetails() {
  const [details, setDetails] = useState(() => ({
    memo: '',
    reference: '',
    ...readDraft(DRAFT_ID),
  }));
  return {
    details,
    set(changes: Partial<typeof details>) {
      const next = { ...details, ...changes };
      setDetails(next);
      storeDraft(DRAFT_ID, next);
    },
    forget: () => storeDraft(DRAFT_ID, null),
  };
}

interface EarlierDeliveryProps {
  onConfirm: () => void;
  onChange: () => void;
}

/** Asks the customer to confirm a place and time that were chosen in an earlier visit. */
export function EarlierDeliveryPart({ onConfirm, onChange }: EarlierDeliveryProps) {
  const t = texts[useCheckout().locale];
  return (
    <section
      className="grid gap-3 border-l-4 border-warning bg-warning-soft p-4"
      aria-labelledby="inherited-title"
    >
      <h2 className="text-lg font-bold" id="inherited-title">
        {t.inherited}
      </h2>
      <p>{t.inheritedText}</p>
      <p className="flex flex-wrap gap-2">
        <button className="btn btn-secondary" type="button" onClick={onConfirm}>
          {t.inheritedYes}
        </button>
        <button className="btn btn-light" type="button" onClick={onChange}>
          {t.inheritedChange}
        </button>
      </p>
    </section>
  );
}
