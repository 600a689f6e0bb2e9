import pointsTexts from 'texts:checkout/points';
import { type FormEvent, useState, useCallback } from 'react';
import paymentTexts from 'texts:checkout/payment';
import type { Cart, CartPayment } from '../../../domain/cart/cart.ts';
import { maxPointsToRedeem } from '../../../domain/cart/cart-payment.ts';
import { parseDecimal } from '../../../domain/shared/decimal.ts';
import { formatMoney, formatNumber } from '../../../domain/shared/money.ts';
import { pointsValue } from '../../../domain/account/loyalty.ts';
import { fill } from '../../../i18n/fill.ts';
import { redeemPoints, choosePayment, loadPaymentMethods } from '../checkout-payment.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { useCheckout } from '../context.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import type { PaymentMethod } from '../../../domain/orders/order.ts';
import { measureCheckout } from '../measure-checkout.ts';
import { LoadedPart, useLoaded } from '../../account/loaded-part.tsx';
import { VoucherForm } from '../../cart/voucher-form.tsx';
import { Refusal, StepHeading } from '../step-layout.tsx';
import { MethodList, OverLimit } from './method-list.tsx';

interface PointsFormProps {
  cart: Cart;
  /** The customer's points. */
  bonusPoints: number;
}

/**
 * Redeems bonus points. For other shipping or payment methods than paying at the store, a text
 * explains that only a store can; renders nothing if there are too few points.
 */
function PointsForm({ cart, bonusPoints }: PointsFormProps) {
  const { locale, minimumPoints } = useCheckout();
  const t = pointsTexts[locale];
  const most = maxPointsToRedeem(bonusPoints, cart.total.priceInclTax, minimumPoints);
  const [typed, setTyped] = useState(() => String(cart.pointsToRedeem || ''));
  const [fault, setFault] = useState('');
  if (most === 0) return null;
  const pointsText = (value: number) => formatNumber(value, locale);
  const money = (points: number) => formatMoney(pointsValue(points), locale);
  // Points are taken from the loyalty card, which only a store can do.
  if (cart.shippingMethod !== 'Pickup' || cart.payment?.method !== 'store')
    return (
      <p className="rounded-lg border border-line p-4 text-sm">
        {fill(t[cart.shippingMethod === 'Pickup' ? 'whyStore' : 'whyPickup'], {
          points: pointsText(bonusPoints),
          worth: money(most),
        })}
      </p>
    );
  const least = Math.max(1, minimumPoints);
  const redeem = async (points: number) => {
    if (!Number.isInteger(points) || points > most || (points !== 0 && points < least))
      return setFault(fill(t.range, { least: pointsText(least), most: pointsText(most) }));
    setFault('');
    setTyped(points === 0 ? '' : String(points));
    const outcome = await redeemPoints(points);
    if (!outcome.ok) setFault(refusalText(outcome, locale));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void redeem(typed.trim() ? (parseDecimal(typed, locale) ?? NaN) : 0);
  };
  return (
    <form className="grid gap-2 rounded-lg border border-line p-4" onSubmit={submit} noValidate>
      <label className="font-bold" htmlFor="points">
        {t.title}
      </label>
      <p className="text-sm text-muted" id="points-hint">
        {fill(t.hint, {
          points: pointsText(bonusPoints),
          most: pointsText(most),
          worth: money(most),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          className="field w-32 aria-invalid:border-discount"
          id="points"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={typed}
          aria-invalid={fault ? true : undefined}
          aria-describedby="points-hint points-fault"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button className="btn btn-secondary" type="submit">
          {t.use}
        </button>
        {cart.pointsToRedeem !== most && (
          <button className="btn btn-light" type="button" onClick={() => void redeem(most)}>
            {t.useAll}
          </button>
        )}
        {cart.pointsToRedeem > 0 && (
          <button className="btn btn-light" type="button" onClick={() => void redeem(0)}>
            {t.useNone}
          </button>
        )}
      </div>
      <p className="text-sm font-medium text-discount empty:hidden" id="points-fault" role="alert">
        {fault}
      </p>
      <p className="text-positive empty:hidden" role="status">
        {cart.pointsToRedeem > 0 &&
          fill(t.used, {
            points: pointsText(cart.pointsToRedeem),
            worth: money(cart.pointsToRedeem),
            left: formatMoney(cart.amountToPay, locale),
          })}
      </p>
    </form>
  );
}

interface PaymentStepProps {
  cart: Cart;
  customer: Customer;
  /** Whether the customer is in the loyalty programme. */
  isLoyal: boolean;
  takesFocus: boolean;
  onDone: () => void;
}

/** Payment step. */
export function PaymentStep({ cart, customer, isLoyal, takesFocus, onDone }: PaymentStepProps) {
  const { locale } = useCheckout();
  const t = paymentTexts[locale];
  const { loaded, reload } = useLoaded(useCallback(() => loadPaymentMethods(locale), [locale]));
  const [pickedPayment, setPickedPayment] = useState<CartPayment | null>(cart.payment);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const methods = loaded.status === 'ready' ? loaded.data.methods : [];
  const method = methods.find(({ id }) => id === pickedPayment?.method);

  const savePayment = async (payment: CartPayment) => {
    setRefusal(null);
    const outcome = await choosePayment(payment);
    if (!outcome || outcome.ok) return true;
    setRefusal(refusalText(outcome, locale));
    return false;
  };
  const pickPayment = (payment: CartPayment, { issuers }: PaymentMethod) => {
    setPickedPayment(payment);
    // A method that needs a bank is complete once the bank is selected.
    if (issuers.length === 0 || payment.issuer !== null) void savePayment(payment);
    else setRefusal(null);
  };
  const completeStep = async () => {
    if (cart.amountToPay > 0 && (!pickedPayment || !method)) return setRefusal(t.needsMethod);
    if (pickedPayment && method && method.issuers.length > 0 && pickedPayment.issuer === null)
      return setRefusal(t.needsBank);
    setBusy(true);
    const isAccepted = !pickedPayment || !method || (await savePayment(pickedPayment));
    setBusy(false);
    if (!isAccepted) return;
    measureCheckout(({ trackPaymentChoice }) =>
      trackPaymentChoice(pickedPayment?.method ?? 'points'),
    );
    onDone();
  };
  return (
    <div className="grid gap-5">
      <StepHeading text={t.title} takesFocus={takesFocus} />
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={4}>
        {({ isTest }) => (
          <div className="grid gap-3">
            {isTest && (
              <p className="rounded-lg bg-warning-soft p-4 text-sm text-warning">{t.test}</p>
            )}
            <MethodList methods={methods} chosenPayment={pickedPayment} onPick={pickPayment} />
            {customer.firstContact?.allowOnAccount &&
              !methods.some(({ id }) => id === 'account') && (
                <OverLimit total={cart.total.priceInclTax} />
              )}
          </div>
        )}
      </LoadedPart>
      {isLoyal && <PointsForm cart={cart} bonusPoints={customer.bonusPoints} />}
      <section className="rounded-lg border border-line px-4 pb-4 [&>form]:mt-0 [&>form]:border-t-0">
        <VoucherForm locale={locale} coupons={cart.coupons} />
      </section>
      <Refusal text={refusal === t.needsMethod && cart.amountToPay === 0 ? null : refusal} />
      <button
        className="btn btn-primary btn-lg w-full sm:w-auto sm:justify-self-end"
        type="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void completeStep()}
      >
        {t.next}
      </button>
    </div>
  );
}
