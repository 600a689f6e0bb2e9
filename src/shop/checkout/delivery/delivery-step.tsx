import texts from 'texts:checkout/delivery';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartShipping, ShippingOptions, Cart } from '../../../domain/cart/cart.ts';
import {
  type ChosenSlot,
  chooseSlot,
  deliverOnceTo,
  deliverTo,
  pickUpIn,
  noteConfirmed,
} from '../checkout-delivery.ts';
import { defaultDeliveryAddress } from '../../../domain/account/address.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import type { ShippingMethod } from '../../../domain/orders/order.ts';
import { measureCheckout } from '../measure-checkout.ts';
import { $store } from '../../store/preferred-store.ts';
import { takePreselected } from '../preselected-shipment.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { LazyLoadedPart } from '../../account/lazy-loaded-part.tsx';
import { useCheckout } from '../context.ts';
import { Refusal, StepHeading } from '../step-layout.tsx';
import { useMinute } from '../use-minute.ts';
import { cartAddress, needsPhone } from '../../../domain/cart/cart-address.ts';
import { $cart } from '../../cart/cart-state.ts';
import { AddressPart, PHONE_PART, STORE_PART, WHEN_PART } from './address-part.tsx';
import { CostsHint, MethodChoice, useOptions } from './method-choice.tsx';

/** Text for a missing place. */
const NEEDS = { Delivery: 'needsAddress', Pickup: 'needsStore' } as const;

const isSame = (a: ChosenSlot, b: ChosenSlot) => a.date === b.date && a.id === b.id;

/** All slots, earliest first. */
const slotsOf = ({ days }: ShippingOptions): ChosenSlot[] =>
  days.flatMap(({ date, slots }) =>
    slots.map(({ id, timeFrom, timeTo }) => ({ date, id, timeFrom, timeTo })),
  );

/**
 * The selected slot: the one picked last, otherwise that of the cart, otherwise the earliest; slots
 * that are no longer available are skipped. Null without options.
 */
export function chosenSlot(
  options: ShippingOptions | null,
  picked: ChosenSlot | null,
  ofCart: CartShipping | null,
): ChosenSlot | null {
  if (!options) return null;
  const all = slotsOf(options);
  const find = (slotToFind: ChosenSlot | null) =>
    slotToFind && all.find((slot) => isSame(slot, slotToFind));
  return find(picked) ?? find(ofCart) ?? all[0] ?? null;
}

/** True if the cart already has this slot. */
export const isCartSlot = (slot: ChosenSlot, ofCart: CartShipping | null): boolean =>
  ofCart !== null && isSame(slot, ofCart);

interface Props {
  cart: Cart;
  customer: Customer;
  takesFocus: boolean;
  onDone: () => void;
}

/** Delivery step: delivery to an address or pickup in a store, and a slot. */
export function DeliveryStep({ cart, customer, takesFocus, onDone }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const preferred = useStore($store);
  const [method, setMethod] = useState<ShippingMethod>(
    () => takePreselected() ?? cart.shippingMethod ?? 'Delivery',
  );
  const [storeId, setStoreId] = useState(cart.store?.id ?? null);
  const [picked, setPicked] = useState<ChosenSlot | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = useCallback(
    async (change: ReturnType<typeof deliverTo>) => {
      setRefusal(null);
      const outcome = await change;
      if (!outcome.ok) setRefusal(refusalText(outcome, locale));
      return outcome.ok;
    },
    [locale],
  );
  const chooseStore = (id: number) => {
    setStoreId(id);
    setPicked(null);
    void run(pickUpIn(id));
  };
  const chooseMethod = (next: ShippingMethod) => {
    setMethod(next);
    setPicked(null);
    setRefusal(null);
    const once = cart.usingAlternativeAddress ? cart.alternativeDeliveryAddress : null;
    const address = cart.deliveryAddress ?? defaultDeliveryAddress(customer.addresses);
    if (next === 'Delivery' && once) void run(deliverOnceTo(once));
    else if (next === 'Delivery' && address) void run(deliverTo(address.id));
    const proposed = storeId ?? customer.defaultStoreId ?? preferred?.id ?? null;
    if (next === 'Pickup' && proposed !== null) chooseStore(proposed);
  };

  const isProposed = useRef(false);
  // The choice made on the cart page takes precedence over the default.
  useEffect(() => {
    const preselected = takePreselected();
    isProposed.current = preselected === 'Pickup';
    if (preselected && preselected !== cart.shippingMethod) chooseMethod(preselected);
  }, []);

  // Preselects a known address, so that the customer only needs to confirm.
  useEffect(() => {
    if (isProposed.current || method === 'Pickup' || cart.shippingMethod === 'Pickup') return;
    isProposed.current = true;
    const address = defaultDeliveryAddress(customer.addresses);
    if (address && !cart.deliveryAddress && !cart.alternativeDeliveryAddress)
      void run(deliverTo(address.id));
  }, [cart, customer, method, run]);

  const isProposing = refusal === null && defaultDeliveryAddress(customer.addresses) !== null;

  const minute = useMinute();
  const isSettled = cart.shippingMethod === method && isPlaced(cart);
  const { state, reload } = useOptions(
    {
      method,
      storeId: method === 'Pickup' ? storeId : null,
      version: isSettled ? `${placeKey(cart)} ${minute.getTime()}` : null,
    },
    locale,
  );
  const options = state.status === 'ready' ? state.options : null;
  // Reserves space while a known address is being saved, so that nothing shifts.
  const isComing = method === 'Delivery' && isProposing && !isSettled;
  const when = isComing ? ({ status: 'loading' } as const) : state;
  const slot = isSettled ? chosenSlot(options, picked, cart.shipping) : null;

  const pick = (next: ChosenSlot) => {
    setPicked(next);
    void run(chooseSlot(method, next)).then((isAccepted) => !isAccepted && reload());
  };
  const step = useRef<HTMLDivElement>(null);
  const proceed = () => {
    // The address and the phone number that were typed: the one button accepts them, or shows why
    // not.
    const form = method === 'Delivery' && step.current?.querySelector('form');
    if (form) form.requestSubmit();
    else void confirm();
  };
  const confirm = async () => {
    if (!isSettled) return setRefusal(t[NEEDS[method]]);
    if (!slot) return setRefusal(t.needsSlot);
    setBusy(true);
    const isAccepted = isCartSlot(slot, cart.shipping) || (await run(chooseSlot(method, slot)));
    setBusy(false);
    if (!isAccepted) return reload();
    noteConfirmed($cart.get() ?? cart);
    measureCheckout(({ trackShippingChoice }) => trackShippingChoice(method));
    onDone();
  };
  // An error goes when its cause goes.
  const isMended =
    refusal === t.needsSlot ? slot !== null : refusal === t[NEEDS[method]] && isSettled;
  return (
    <div ref={step} className="grid gap-5">
      <StepHeading text={t.title} takesFocus={takesFocus} />
      <MethodChoice cart={cart} method={method} onChoose={chooseMethod} />
      {method === 'Delivery' ? (
        <>
          <AddressPart {...{ cart, customer }} isProposing={isProposing} />
          <CostsHint cart={cart} />
          {needsPhone(cart, customer) && (
            <LazyLoadedPart code={PHONE_PART} locale={locale} fallback={<div className="h-36" />}>
              {({ PhonePart }) => <PhonePart locale={locale} onDone={() => void confirm()} />}
            </LazyLoadedPart>
          )}
        </>
      ) : (
        <LazyLoadedPart
          code={STORE_PART}
          locale={locale}
          fallback={<div className="h-128 rounded-lg bg-surface" />}
        >
          {({ StorePart }) => (
            <StorePart {...{ cart, customer, chosenId: storeId }} onChoose={chooseStore} />
          )}
        </LazyLoadedPart>
      )}
      {when.status !== 'none' && (
        <LazyLoadedPart
          code={WHEN_PART}
          locale={locale}
          fallback={<div className="h-72 rounded-lg border border-line" />}
        >
          {({ WhenPart }) => (
            <WhenPart {...{ method, reload, chosen: slot }} state={when} onChoose={pick} />
          )}
        </LazyLoadedPart>
      )}
      <Refusal text={isMended ? null : refusal} />
      <button
        className="btn btn-primary btn-lg w-full sm:w-auto sm:justify-self-end"
        type="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && proceed()}
      >
        {t.next}
      </button>
    </div>
  );
}

const isPlaced = (cart: Cart): boolean =>
  cart.shippingMethod === 'Pickup' ? cart.store !== null : cartAddress(cart) !== null;

/** A key that differs when other days may be available, so that they are loaded again. */
const placeKey = (cart: Cart): string =>
  JSON.stringify([
    cart.shippingMethod,
    cart.store?.id,
    cart.usingAlternativeAddress ? cart.alternativeDeliveryAddress : cart.deliveryAddress?.id,
    cart.lines.map(({ productId, quantity }) => [productId, quantity]),
  ]);
