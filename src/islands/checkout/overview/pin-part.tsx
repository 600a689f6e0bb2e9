import type { Cart } from '../../../domain/entities/cart.ts';
import { useCheckout } from '../context.ts';
import { PinField } from './pin-field.tsx';
import { useNeedsPin } from './use-needs-pin.ts';

interface Props {
  cart: Cart;
  value: string;
  onChange: (pin: string) => void;
}

/** Asks for the pin code where the chosen payment needs one. */
export function PinPart({ cart, ...field }: Props) {
  const { locale } = useCheckout();
  return useNeedsPin(cart, locale) && <PinField {...field} />;
}
