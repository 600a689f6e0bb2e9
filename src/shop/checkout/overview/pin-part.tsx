import texts from 'texts:checkout/overview';
import { useState, useEffect, useRef } from 'react';
import { availablePinCode } from '../../../domain/validation/rules.ts';
import {
  requiresPin,
  isPinValid,
  knownPaymentMethods,
  loadPaymentMethods,
} from '../checkout-payment.ts';
import { problemText } from '../../account/form/problem-text.ts';
import { useCheckout } from '../context.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Locale } from '../../../domain/shared/common.ts';

/** Pin code for buying on account; validated by the server on blur. */
function PinField({ value, onChange, ordersWithoutPin }: Omit<Props, 'cart'>) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [pinFault, setPinFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const fault = ordersWithoutPin > 0 ? t.pinMissing : pinFault;
  useEffect(() => {
    if (ordersWithoutPin > 0) field.current?.focus();
  }, [ordersWithoutPin]);
  const validatePin = async () => {
    if (value === '') return setPinFault('');
    const problem = availablePinCode(value);
    const isWrong = problem !== null || (await isPinValid(locale, value)) === false;
    setPinFault(isWrong ? problemText({ rule: 'availablePinCode' }, locale) : '');
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
          setPinFault('');
          onChange(event.target.value.replace(/\D/g, ''));
        }}
        onBlur={() => void validatePin()}
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
  /** How often the order button was pressed without a pin code. */
  ordersWithoutPin: number;
}

/** Asks for the pin code if the selected payment needs one. */
export function PinPart({ cart, ...field }: Props) {
  const { locale } = useCheckout();
  return useNeedsPin(cart, locale) && <PinField {...field} />;
}
