import texts from 'texts:checkout/overview';
import { useState } from 'react';
import type { Cart, CartValidation } from '../../../domain/cart/cart.ts';
import { LazyLoadedPart } from '../../account/lazy-loaded-part.tsx';
import { lazyModule } from '../../ui/lazy-part.tsx';
import { useCheckout } from '../context.ts';
import { formatNumber } from '../../../domain/shared/money.ts';
import { numberTrimmed } from '../../../domain/shared/number-trimmed.ts';
import { fill } from '../../../i18n/fill.ts';
import { BothPrices } from '../../account/prices.tsx';
import { PiecePrice } from '../../account/line-prices.tsx';
import { Thumbnail } from '../../account/orders/thumbnail.tsx';
import type { Customer } from '../../../domain/account/customer.ts';
import { adjustCart } from '../../cart/unavailable-cart.ts';
import { isPinNeeded } from '../checkout-payment.ts';
import { type PlaceOrderResult, placeOrder } from '../place-order.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { StepColumns, Refusal, StepHeading } from '../step-layout.tsx';
import { goToPayment } from '../leave-to.ts';
import type { CheckoutPage } from '../steps.ts';
import { Sums } from '../sums.tsx';
import { isDeliveryConfirmed, storeDeliveryConfirmed } from '../checkout-delivery.ts';
import { EarlierDeliveryPart, OverviewFacts, useOrderDetails } from './overview-facts.tsx';

/** Loaded only for customers who buy on account. */
const PIN_PART_MODULE = lazyModule(() => import('./pin-part.tsx'));

interface OrderFieldsProps {
  cart: Cart;
  details: { memo: string; reference: string };
  set: (changes: Partial<OrderFieldsProps['details']>) => void;
  pinCode: string;
  setPinCode: (pinCode: string) => void;
  /** How often the order button was pressed without a pin code. */
  ordersWithoutPin: number;
  isTrade: boolean;
}

/** Beside the order button: a reference for trade customers, and the pin for buying on account. */
function OrderFields({ cart, details, set, isTrade, ...pin }: OrderFieldsProps) {
  const { locale } = useCheckout();
  const t = texts[locale];
  return (
    <div className="grid gap-4 empty:hidden">
      {cart.payment?.method === 'account' && (
        <LazyLoadedPart code={PIN_PART_MODULE} locale={locale} fallback={<div className="h-18" />}>
          {({ PinPart }) => (
            <PinPart
              cart={cart}
              value={pin.pinCode}
              onChange={pin.setPinCode}
              ordersWithoutPin={pin.ordersWithoutPin}
            />
          )}
        </LazyLoadedPart>
      )}
      {isTrade && (
        <div className="grid gap-1">
          <label className="font-medium" htmlFor="reference">
            {t.reference} <span className="font-normal text-muted">{t.optional}</span>
          </label>
          <input
            className="field"
            id="reference"
            autoComplete="off"
            maxLength={60}
            value={details.reference}
            onChange={(event) => set({ reference: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

/** A note for the shop. */
function Memo({ details, set }: Pick<OrderFieldsProps, 'details' | 'set'>) {
  const { locale } = useCheckout();
  const t = texts[locale];
  return (
    <details open={details.memo !== ''}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t.addMemo}
      </summary>
      <div className="grid gap-1">
        <label className="font-medium" htmlFor="memo">
          {t.memo} <span className="font-normal text-muted">{t.optional}</span>
        </label>
        <textarea
          className="field py-2"
          id="memo"
          rows={3}
          maxLength={500}
          value={details.memo}
          onChange={(event) => set({ memo: event.target.value })}
        />
      </div>
    </details>
  );
}

/** The order lines with quantity, price and savings. */
function OverviewLines({ cart }: { cart: Cart }) {
  const { locale, images } = useCheckout();
  const t = texts[locale];
  return (
    <ul className="divide-y divide-line">
      {cart.lines.map((line) => (
        <li key={line.id} className="flex gap-4 py-4 first:pt-0">
          <Thumbnail img={line.product?.img ?? ''} images={images} />
          <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{line.productTitle}</p>
              {line.product && (
                <p className="text-sm text-muted">
                  {fill(t.number, { number: numberTrimmed(line.product.number) })}
                </p>
              )}
              <p className="text-sm tabular-nums">
                {formatNumber(line.quantity, locale)} × <PiecePrice {...{ line, locale }} />
              </p>
            </div>
            <div className="tabular-nums sm:text-end">
              <p className="font-bold">
                <BothPrices price={line.total} locale={locale} />
              </p>
              {line.discount.priceInclTax > 0 && (
                <p className="text-sm text-positive">
                  {t.saved} <BothPrices price={line.discount} locale={locale} />
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Terms and conditions, and the legal guarantee. */
function Terms() {
  const { locale, links } = useCheckout();
  const t = texts[locale];
  const link = (href: string, text: string | undefined) => (
    // A new tab, so that the order is not lost while reading.
    <a className="link" href={href} target="_blank" rel="noopener">
      {text}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  );
  return (
    <p className="text-sm text-muted">
      {t.agree} {link(links.terms, t.terms)}. {t.guaranteeIntro}{' '}
      {link(links.guarantee, t.guarantee)}.
    </p>
  );
}

/** Loaded only if the server rejects the cart. */
const ADJUSTMENTS_MODULE = lazyModule(() => import('./adjustments.tsx'));

interface OverviewStepProps {
  cart: Cart;
  customer: Customer;
  /** A cart change is pending, so amounts may still change. */
  isPending: boolean;
  takesFocus: boolean;
  go: (page: CheckoutPage) => void;
}

/** Final review of the order, with the order button. */
export function OverviewStep({ cart, customer, isPending, takesFocus, go }: OverviewStepProps) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const { details, set, forget } = useOrderDetails();
  const [pinCode, setPinCode] = useState('');
  const [ordersWithoutPin, setOrdersWithoutPin] = useState(0);
  const [isBusy, setBusy] = useState(false);
  // A place or slot chosen in an earlier visit must be confirmed before ordering.
  const [confirmedCart, setConfirmedCart] = useState<Cart | null>(null);
  const isDeliveryCertain = cart === confirmedCart || isDeliveryConfirmed(cart);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [validation, setValidation] = useState<CartValidation | null>(null);

  const showResult = (placed: PlaceOrderResult) => {
    if (placed.kind === 'ordered') {
      forget();
      return goToPayment(placed, locale);
    }
    setBusy(false);
    if (placed.kind === 'invalid') return setValidation(placed.validation);
    setRefusal(placed.kind === 'refused' ? refusalText(placed.failure, locale) : t.unanswered);
  };
  const submitOrder = async () => {
    if (isBusy || isPending) return;
    if (!isDeliveryCertain) return setRefusal(t.confirmFirst);
    setBusy(true);
    if (pinCode === '' && (await isPinNeeded(cart.payment, locale))) {
      setBusy(false);
      return setOrdersWithoutPin(ordersWithoutPin + 1);
    }
    setRefusal(null);
    setValidation(null);
    showResult(await placeOrder(locale, cart, { ...details, pinCode: pinCode || null }));
  };
  const applyAdjustments = async (chosen: CartValidation) => {
    setBusy(true);
    const outcome = await adjustCart(cart, chosen);
    setBusy(false);
    if (!outcome.ok) return setRefusal(refusalText(outcome, locale));
    setValidation(null);
    if (!chosen.factors.DeliveryDate.isValid || !chosen.factors.Delivery.isValid) go('Shipping');
  };
  const costs = (
    <section
      className="grid gap-4 rounded-lg bg-surface p-4 md:p-6 lg:sticky lg:top-6"
      aria-busy={isPending}
    >
      <OrderFields
        {...{ cart, details, set, pinCode, ordersWithoutPin }}
        setPinCode={(pin) => {
          setPinCode(pin);
          setOrdersWithoutPin(0);
          setRefusal(null);
        }}
        isTrade={customer.kvkNumber !== ''}
      />
      <h2 className="text-lg font-bold">{t.costs}</h2>
      <Sums cart={cart} />
      <Refusal text={refusal} />
      <Terms />
      <button
        className="btn btn-primary btn-lg w-full"
        type="button"
        aria-disabled={isBusy || isPending}
        onClick={() => void submitOrder()}
      >
        {isBusy ? t.busy : t.order}
      </button>
    </section>
  );
  return (
    <StepColumns side={costs}>
      <StepHeading text={t.title} takesFocus={takesFocus} />
      {validation && (
        <LazyLoadedPart code={ADJUSTMENTS_MODULE} locale={locale} fallback={null}>
          {({ Adjustments }) => (
            <Adjustments
              {...{ cart, validation, isBusy }}
              onContinue={() => void applyAdjustments(validation)}
            />
          )}
        </LazyLoadedPart>
      )}
      <OverviewFacts cart={cart} go={go} />
      {!isDeliveryCertain && (
        <EarlierDeliveryPart
          onConfirm={() => {
            storeDeliveryConfirmed(cart);
            setConfirmedCart(cart);
            setRefusal(null);
          }}
          onChange={() => go('Shipping')}
        />
      )}
      <section>
        <h2 className="mb-3 text-lg font-bold">{t.lines}</h2>
        <OverviewLines cart={cart} />
      </section>
      <Memo {...{ details, set }} />
    </StepColumns>
  );
}
