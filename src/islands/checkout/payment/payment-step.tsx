import texts from 'texts:checkout/payment';
import { useCallback, useState } from 'react';
import type { Cart, CartPayment } from '../../../domain/entities/cart.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import type { PaymentMethod } from '../../../domain/entities/payment.ts';
import { choosePayment, loadPaymentMethods } from '../../../stores/checkout-payment.ts';
import { measureCheckout } from '../../../stores/measure-checkout.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { LoadedPart } from '../../account/loaded-part.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { VoucherForm } from '../../cart/voucher-form.tsx';
import { useCheckout } from '../context.ts';
import { Refusal } from '../refusal.tsx';
import { StepHeading } from '../step-heading.tsx';
import { MethodList } from './method-list.tsx';
import { PointsForm } from './points-form.tsx';

interface Props {
  cart: Cart;
  customer: Customer;
  /** Whether the customer saves points. */
  isLoyal: boolean;
  takesFocus: boolean;
  onDone: () => void;
}

/** How the order is paid. */
export function PaymentStep({ cart, customer, isLoyal, takesFocus, onDone }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const { loaded, reload } = useLoaded(useCallback(() => loadPaymentMethods(locale), [locale]));
  const [picked, setPicked] = useState<CartPayment | null>(cart.payment);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const methods = loaded.status === 'ready' ? loaded.data.methods : [];
  const method = methods.find(({ id }) => id === picked?.method);

  const send = async (payment: CartPayment) => {
    setRefusal(null);
    const outcome = await choosePayment(payment);
    if (!outcome || outcome.ok) return true;
    setRefusal(refusalText(outcome, locale));
    return false;
  };
  const pick = (payment: CartPayment, { issuers }: PaymentMethod) => {
    setPicked(payment);
    // A method that asks for a bank is complete with the bank.
    if (issuers.length === 0 || payment.issuer !== null) void send(payment);
    else setRefusal(null);
  };
  const proceed = async () => {
    if (cart.amountToPay > 0 && (!picked || !method)) return setRefusal(t.needsMethod ?? '');
    if (picked && method && method.issuers.length > 0 && picked.issuer === null)
      return setRefusal(t.needsBank ?? '');
    setBusy(true);
    const isAccepted = !picked || !method || (await send(picked));
    setBusy(false);
    if (!isAccepted) return;
    measureCheckout(({ trackPayment }) => trackPayment(picked?.method ?? 'points'));
    onDone();
  };
  return (
    <div className="grid gap-5">
      <StepHeading text={t.title ?? ''} takesFocus={takesFocus} />
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={4}>
        {({ isTest }) => (
          <div className="grid gap-3">
            {isTest && (
              <p className="rounded-lg bg-warning-soft p-4 text-sm text-warning">{t.test}</p>
            )}
            <MethodList methods={methods} picked={picked} onPick={pick} />
          </div>
        )}
      </LoadedPart>
      {isLoyal && cart.shippingMethod === 'Pickup' && cart.payment?.method === 'store' && (
        <PointsForm cart={cart} bonusPoints={customer.bonusPoints} />
      )}
      <section className="rounded-lg border border-line px-4 pb-4 [&>form]:mt-0 [&>form]:border-t-0">
        <VoucherForm locale={locale} coupons={cart.coupons} />
      </section>
      <Refusal text={refusal} />
      <button
        className="btn btn-primary btn-lg w-full sm:w-auto sm:justify-self-end"
        type="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void proceed()}
      >
        {t.next}
      </button>
    </div>
  );
}
