import { useEffect, useState } from 'react';
import type { Cart } from '../../../domain/entities/cart.ts';
import type { Locale } from '../../../domain/entities/common.ts';
import { loadPaymentMethods } from '../../../stores/checkout-payment.ts';

/** Whether the chosen payment asks for a pin code; only buying on account may. */
export function useNeedsPin({ payment }: Pick<Cart, 'payment'>, locale: Locale): boolean {
  const [needsPin, setNeedsPin] = useState(false);
  const isOnAccount = payment?.method === 'account';
  useEffect(() => {
    if (!isOnAccount) return setNeedsPin(false);
    let isWanted = true;
    void loadPaymentMethods(locale).then((found) => {
      const method = found?.methods.find(({ id }) => id === 'account');
      if (isWanted) setNeedsPin(method?.needsPin ?? false);
    });
    return () => {
      isWanted = false;
    };
  }, [isOnAccount, locale]);
  return needsPin;
}
