import texts from 'texts:checkout/overview';
import { useState, useEffect } from 'react';
import { availablePinCode } from '../../../domain/validation/rules.ts';
import type { PaymentMethods } from '../../../domain/orders/payment.ts';
import { isPinRight, knownPaymentMethods, loadPaymentMethods } from '../checkout-payment.ts';
import { problemText } from '../../account/form/problem-text.ts';
import { useCheckout } from '../context.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Locale } from '../../../domain/shared/common.ts';

/** Pin code for buying on account; validated by the server on blur. */
function PinField({ value, onChange, isMissing }: Omit<Props, 'cart'>) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [wrong, setFault] = useState('');
  const fault = isMissing ? t.pinMissing : wrong;
  const check = async () => {
    if (value === '') return setFault('');
    const problem = availablePinCode(value);
    const isWrong = problem !== null || (await isPinRight(locale, value)) === false;
    setFault(isWrong ? problemText({ rule: 'availablePinCode' }, locale) : '');
  };
  return (
    <div className="grid gap-1">
      <label className="font-medium" htmlFor="pin">
        {t.pin}
      </label>
      <input
        className="field w-32 aria-invalid:border-discount"
        id="pin"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby="pin-fault"
        onChange={(event) => {
          setFault('');
          onChange(event.target.value.replace(/\D/g, ''));
        }}
        onBlur={() => void check()}
      />
      <p className="text-sm font-medium text-discount empty:hidden" id="pin-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}

const asksPin = (found: PaymentMethods | null): boolean =>
  found?.methods.find(({ id }) => id === 'account')?.needsPin ?? false;

/** Whether the selected payment needs a pin code; only buying on account may. */
function useNeedsPin({ payment }: Pick<Cart, 'payment'>, locale: Locale): boolean {
  const [needsPin, setNeedsPin] = useState(() => asksPin(knownPaymentMethods()));
  const isOnAccount = payment?.method === 'account';
  useEffect(() => {
    if (!isOnAccount) return setNeedsPin(false);
    let isWanted = true;
    void loadPaymentMethods(locale).then((found) => {
      if (isWanted) setNeedsPin(asksPin(found));
    });
    return () => {
      isWanted = false;
    };
  }, [isOnAccount, locale]);
  return needsPin;
}

interface Props {
  cart: Cart;
  value: string;
  onChange: (pin: string) => void;
  /** The order was tried without the pin. */
  isMissing: boolean;
}

/** Asks for the pin code if the selected payment needs one. */
export function PinPart({ cart, ...field }: Props) {
  const { locale } = useCheckout();
  return useNeedsPin(cart, locale) && <PinField {...field} />;
}
