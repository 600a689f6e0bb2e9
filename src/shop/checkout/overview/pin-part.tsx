import texts from 'texts:checkout/overview';
import { useState, useEffect, useRef } from 'react';
import { availablePinCode } from '../../../domain/validation/rules.ts';
import {
  requiresPin,
  isPinRight,
  knownPaymentMethods,
  loadPaymentMethods,
} from '../checkout-payment.ts';
import { problemText } from '../../account/form/problem-text.ts';
import { useCheckout } from '../context.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Locale } from '../../../domain/shared/common.ts';

/** Pin code for buying on account; validated by the server on blur. */
function PinField({ value, onChange, missed }: Omit<Props, 'cart'>) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [wrong, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const fault = missed > 0 ? t.pinMissing : wrong;
  useEffect(() => {
    if (missed > 0) field.current?.focus();
  }, [missed]);
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
        ref={field}
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

/** Whether the selected payment needs a pin code; false while that is unknown. */
function useNeedsPin({ payment }: Pick<Cart, 'payment'>, locale: Locale): boolean {
  const [needsPin, setNeedsPin] = useState(() => requiresPin(knownPaymentMethods()));
  const isOnAccount = payment?.method === 'account';
  useEffect(() => {
    if (!isOnAccount) return setNeedsPin(false);
    let isWanted = true;
    void loadPaymentMethods(locale).then((found) => {
      if (isWanted) setNeedsPin(requiresPin(found));
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
  /** How often the order was tried without the pin. */
  missed: number;
}

/** Asks for the pin code if the selected payment needs one. */
export function PinPart({ cart, ...field }: Props) {
  const { locale } = useCheckout();
  return useNeedsPin(cart, locale) && <PinField {...field} />;
}
