import type { CartShipping, ShippingOptions } from '../../../domain/entities/cart.ts';
import type { ChosenSlot } from '../../../stores/checkout-delivery.ts';

const isSame = (a: ChosenSlot, b: ChosenSlot) => a.date === b.date && a.id === b.id;

/** All slots of the options, earliest first. */
const slotsOf = ({ days }: ShippingOptions): ChosenSlot[] =>
  days.flatMap(({ date, slots }) =>
    slots.map(({ id, timeFrom, timeTo }) => ({ date, id, timeFrom, timeTo })),
  );

/**
 * The slot that shows as chosen: the one picked last, else that of the cart, else the earliest; one
 * that is no longer among the options is not chosen. Null without options.
 */
export function chosenSlot(
  options: ShippingOptions | null,
  picked: ChosenSlot | null,
  ofCart: CartShipping | null,
): ChosenSlot | null {
  if (!options) return null;
  const all = slotsOf(options);
  const find = (wanted: ChosenSlot | null) => wanted && all.find((slot) => isSame(slot, wanted));
  return find(picked) ?? find(ofCart) ?? all[0] ?? null;
}

/** True if the cart holds this slot already. */
export const isCartSlot = (slot: ChosenSlot, ofCart: CartShipping | null): boolean =>
  ofCart !== null && isSame(slot, ofCart);
