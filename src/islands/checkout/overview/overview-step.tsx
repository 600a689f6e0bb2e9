import texts from 'texts:checkout/overview';
import { useState } from 'react';
import type { Cart, CartValidation } from '../../../domain/entities/cart.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { adjustCart } from '../../../stores/adjust-cart.ts';
import { type Placed, placeOrder } from '../../../stores/place-order.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { LateLoadedPart } from '../../account/late-loaded-part.tsx';
import { lateCode } from '../../ui/late-code.ts';
import { Columns } from '../columns.tsx';
import { useCheckout } from '../context.ts';
import { leaveTo } from '../leave-to.ts';
import { Refusal } from '../refusal.tsx';
import { StepHeading } from '../step-heading.tsx';
import type { CheckoutPage } from '../steps.ts';
import { Sums } from '../sums.tsx';
import { OrderFields } from './order-fields.tsx';
import { OverviewFacts } from './overview-facts.tsx';
import { OverviewLines } from './overview-lines.tsx';
import { Terms } from './terms.tsx';
import { useDetails } from './use-details.ts';

/** Loaded only when the shop refuses the cart as it is. */
const ADJUSTMENTS = lateCode(() => import('./adjustments.tsx'));

interface Props {
  cart: Cart;
  customer: Customer;
  /** A change of the cart has no answer yet: its amounts may still change. */
  isPending: boolean;
  takesFocus: boolean;
  go: (page: CheckoutPage) => void;
}

/** The whole order before it is placed, with the button that places it. */
export function OverviewStep({ cart, customer, isPending, takesFocus, go }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const { details, set, forget } = useDetails();
  const [pinCode, setPinCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [validation, setValidation] = useState<CartValidation | null>(null);

  const show = (placed: Placed) => {
    if (placed.kind === 'ordered') {
      forget();
      return leaveTo(placed, locale);
    }
    setBusy(false);
    if (placed.kind === 'invalid') return setValidation(placed.validation);
    setRefusal(
      placed.kind === 'refused' ? refusalText(placed.failure, locale) : (t.unanswered ?? ''),
    );
  };
  const order = async () => {
    if (isBusy || isPending) return;
    setBusy(true);
    setRefusal(null);
    setValidation(null);
    show(await placeOrder(locale, cart, { ...details, pinCode: pinCode || null }));
  };
  const adjust = async (chosen: CartValidation) => {
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
      <h2 className="text-lg font-bold">{t.costs}</h2>
      <Sums cart={cart} />
      <Refusal text={refusal} />
      <Terms />
      <button
        className="btn btn-primary btn-lg w-full"
        type="button"
        aria-disabled={isBusy || isPending}
        onClick={() => void order()}
      >
        {isBusy ? t.busy : t.order}
      </button>
    </section>
  );
  return (
    <Columns side={costs}>
      <StepHeading text={t.title ?? ''} takesFocus={takesFocus} />
      {validation && (
        <LateLoadedPart code={ADJUSTMENTS} locale={locale} ghost={null}>
          {({ Adjustments }) => (
            <Adjustments
              {...{ cart, validation, isBusy }}
              onContinue={() => void adjust(validation)}
            />
          )}
        </LateLoadedPart>
      )}
      <OverviewFacts cart={cart} go={go} />
      <section>
        <h2 className="mb-3 text-lg font-bold">{t.lines}</h2>
        <OverviewLines cart={cart} />
      </section>
      <OrderFields
        {...{ cart, details, set, pinCode, setPinCode }}
        isTrade={customer.kvkNumber !== ''}
      />
    </Columns>
  );
}
