import texts from 'texts:checkout/delivery';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartShipping, ShippingOptions, Cart } from '../../../domain/cart/cart.ts';
import {
  type ChosenSlot,
  chooseSlot,
  deliverOnceTo,
  deliverTo,
  pickUpAt,
  storeDeliveryConfirmed,
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
import { useCurrentMinute } from '../use-minute.ts';
import { cartAddress, needsPhone } from '../../../domain/cart/cart-address.ts';
import { $cart } from '../../cart/cart-state.ts';
import {
  AddressPart,
  PHONE_PART_MODULE,
  STORE_PART_MODULE,
  WHEN_PART_MODULE,
} from './address-part.tsx';
import { CostsHint, MethodChoice, useShippingOptions } from './method-choice.tsx';

/** Text key of the error for a missing place. */
const MISSING_PLACE_KEYS = { Delivery: 'needsAddress', Pickup: 'needsStore' } as const;

const isSameSlot = (a: ChosenSlot, b: ChosenSlot) => a.date === b.date && a.id === b.id;

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
  pickedSlot: ChosenSlot | null,
  cartSlot: CartShipping | null,
): ChosenSlot | null {
  if (!options) return null;
  const all = slotsOf(options);
  const find = (slotToFind: ChosenSlot | null) =>
    slotToFind && all.find((slot) => isSameSlot(slot, slotToFind));
  return find(pickedSlot) ?? find(cartSlot) ?? all[0] ?? null;
}

/** True if the cart already has this slot. */
export const isCartSlot = (slot: ChosenSlot, cartSlot: CartShipping | null): boolean =>
  cartSlot !== null && isSameSlot(slot, cartSlot);

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
  const [pickedSlot, setPickedSlot] = useState<ChosenSlot | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const applyChange = useCallback(
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
    setPickedSlot(null);
    void applyChange(pickUpAt(id));
  };
  const chooseMethod = (next: ShippingMethod) => {
    setMethod(next);
    setPickedSlot(null);
    setRefusal(null);
    const once = cart.usingAlternativeAddress ? cart.alternativeDeliveryAddress : null;
    const address = cart.deliveryAddress ?? defaultDeliveryAddress(customer.addresses);
    if (next === 'Delivery' && once) void applyChange(deliverOnceTo(once));
    else if (next === 'Delivery' && address) void applyChange(deliverTo(address.id));
    const proposed = storeId ?? customer.defaultStoreId ?? preferred?.id ?? null;
    if (next === 'Pickup' && proposed !== null) chooseStore(proposed);
  };

  const hasPreselected = useRef(false);
  // The choice made on the cart page takes precedence over the default.
  useEffect(() => {
    const preselected = takePreselected();
    hasPreselected.current = preselected === 'Pickup';
    if (preselected && preselected !== cart.shippingMethod) chooseMethod(preselected);
  }, []);

  // Preselects a known address, so that the customer only needs to confirm.
  useEffect(() => {
    if (hasPreselected.current || method === 'Pickup' || cart.shippingMethod === 'Pickup') return;
    hasPreselected.current = true;
    const address = defaultDeliveryAddress(customer.addresses);
    if (address && !cart.deliveryAddress && !cart.alternativeDeliveryAddress)
      void applyChange(deliverTo(address.id));
  }, [cart, customer, method, applyChange]);

  const isPreselecting = refusal === null && defaultDeliveryAddress(customer.addresses) !== null;

  const minute = useCurrentMinute();
  const isPlaceSaved = cart.shippingMethod === method && hasPlace(cart);
  const { state, reload } = useShippingOptions(
    {
      method,
      storeId: method === 'Pickup' ? storeId : null,
      version: isPlaceSaved ? `${optionsKey(cart)} ${minute.getTime()}` : null,
    },
    locale,
  );
  const options = state.status === 'ready' ? state.options : null;
  // Show the skeleton while a known address is being saved, so that nothing shifts.
  const isSavingPlace = method === 'Delivery' && isPreselecting && !isPlaceSaved;
  const slotsState = isSavingPlace ? ({ status: 'loading' } as const) : state;
  const slot = isPlaceSaved ? chosenSlot(options, pickedSlot, cart.shipping) : null;

  const pickSlot = (next: ChosenSlot) => {
    setPickedSlot(next);
    void applyChange(chooseSlot(method, next)).then((isAccepted) => !isAccepted && reload());
  };
  const step = useRef<HTMLDivElement>(null);
  const submitForms = () => {
    // The button of the step also submits an open form (address or phone number), which continues
    // or shows its errors.
    const form = method === 'Delivery' && step.current?.querySelector('form');
    if (form) form.requestSubmit();
    else void completeStep();
  };
  const completeStep = async () => {
    if (!isPlaceSaved) return setRefusal(t[MISSING_PLACE_KEYS[method]]);
    if (!slot) return setRefusal(t.needsSlot);
    setBusy(true);
    const isAccepted =
      isCartSlot(slot, cart.shipping) || (await applyChange(chooseSlot(method, slot)));
    setBusy(false);
    if (!isAccepted) return reload();
    storeDeliveryConfirmed($cart.get() ?? cart);
    measureCheckout(({ trackShippingChoice }) => trackShippingChoice(method));
    onDone();
  };
  // Hide an error as soon as its cause is resolved.
  const isRefusalSolved =
    refusal === t.needsSlot
      ? slot !== null
      : refusal === t[MISSING_PLACE_KEYS[method]] && isPlaceSaved;
  return (
    <div ref={step} className="grid gap-5">
      <StepHeading text={t.title} takesFocus={takesFocus} />
      <MethodChoice cart={cart} method={method} onChoose={chooseMethod} />
      {method === 'Delivery' ? (
        <>
          <AddressPart {...{ cart, customer }} isPreselecting={isPreselecting} />
          <CostsHint cart={cart} />
          {needsPhone(cart, customer) && (
            <LazyLoadedPart
              code={PHONE_PART_MODULE}
              locale={locale}
              fallback={<div className="h-36" />}
            >
              {({ PhonePart }) => <PhonePart locale={locale} onDone={() => void completeStep()} />}
            </LazyLoadedPart>
          )}
        </>
      ) : (
        <LazyLoadedPart
          code={STORE_PART_MODULE}
          locale={locale}
          fallback={<div className="h-128 rounded-lg bg-surface" />}
        >
          {({ StorePart }) => (
            <StorePart {...{ cart, customer, chosenId: storeId }} onChoose={chooseStore} />
          )}
        </LazyLoadedPart>
      )}
      {slotsState.status !== 'none' && (
        <LazyLoadedPart
          code={WHEN_PART_MODULE}
          locale={locale}
          fallback={<div className="h-72 rounded-lg border border-line" />}
        >
          {({ WhenPart }) => (
            <WhenPart
              {...{ method, reload, chosen: slot }}
              state={slotsState}
              onChoose={pickSlot}
            />
          )}
        </LazyLoadedPart>
      )}
      <Refusal text={isRefusalSolved ? null : refusal} />
      <button
        className="btn btn-primary btn-lg w-full sm:w-auto sm:justify-self-end"
        type="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && submitForms()}
      >
        {t.next}
      </button>
    </div>
  );
}

const hasPlace = (cart: Cart): boolean =>
  cart.shippingMethod === 'Pickup' ? cart.store !== null : cartAddress(cart) !== null;

/** A key that changes when other days may become available, so that the options are reloaded. */
const optionsKey = (cart: Cart): string =>
  JSON.stringify([
    cart.shippingMethod,
    cart.store?.id,
    cart.usingAlternativeAddress ? cart.alternativeDeliveryAddress : cart.deliveryAddress?.id,
    cart.lines.map(({ productId, quantity }) => [productId, quantity]),
  ]);
