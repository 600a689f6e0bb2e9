import { useEffect, useRef, useState } from 'react';
import texts from 'texts:cart/check';
import { type Cart, CART_FACTORS, type CartValidation } from '../../domain/cart/cart.ts';
import { setQuantity } from './cart.ts';
import { flushCart } from './cart-sync.ts';
import { storeUnavailable } from './unavailable-cart.ts';
import type { Locale } from '../../domain/shared/common.ts';

/**
 * Reduces the cart to its orderable lines; removed lines are stored as unavailable. False if the
 * changes could not be sent yet.
 */
function removeUnavailable(shownCart: Cart, orderable: Cart): Promise<boolean> {
  const possible = new Map(orderable.lines.map((line) => [line.productId, line.quantity]));
  const removedLines = shownCart.lines.filter(({ productId }) => !possible.has(productId));
  for (const { productId, quantity } of shownCart.lines) {
    const allowed = possible.get(productId) ?? 0;
    if (allowed !== quantity) setQuantity(productId, allowed);
  }
  if (removedLines.length > 0) storeUnavailable(removedLines);
  return flushCart();
}

interface Props {
  locale: Locale;
  cart: Cart;
  problem: CartValidation;
  /** Called when the cart can be ordered. */
  onContinue: () => void;
  onClose: () => void;
}

/**
 * Explains why the cart cannot be ordered: the shopper adjusts it, or continues with what can be
 * ordered (spec 2 §3, §8).
 */
export function OrderCheck({ locale, cart, problem, onContinue, onClose }: Props) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { newCart, factors } = problem;
  const failedFactors = CART_FACTORS.map((name) => ({ name, ...factors[name] })).filter(
    ({ isValid }) => !isValid,
  );
  const titles = new Map(cart.lines.map((line) => [line.productId, line.productTitle]));
  const continueWithRest = async () => {
    if (!newCart || isBusy) return;
    setBusy(true);
    const isRemoved = await removeUnavailable(cart, newCart);
    setBusy(false);
    if (isRemoved) onContinue();
    else setFault(t.failed);
  };
  return (
    <section
      className="mt-4 rounded border-2 border-warning bg-white p-4"
      aria-labelledby="order-check"
    >
      <h3 id="order-check" ref={heading} className="mb-2 font-bold" tabIndex={-1}>
        {t.title}
      </h3>
      <ul className="mb-3 grid gap-2 text-sm">
        {failedFactors.map(({ name, message, invalidProductIds }) => (
          <li key={name}>
            <p>{message}</p>
            {invalidProductIds.length > 0 && (
              <ul className="mt-1 list-disc pl-5 text-muted">
                {invalidProductIds.map((id) => (
                  <li key={id} className="wrap-anywhere">
                    {titles.get(id) ?? id}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className="mb-3 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <div className="grid gap-2">
        <button className="btn btn-secondary" type="button" onClick={onClose}>
          {t.adjust}
        </button>
        {newCart && newCart.lines.length > 0 && (
          <>
            <button
              className="btn btn-light"
              type="button"
              aria-disabled={isBusy}
              onClick={() => void continueWithRest()}
            >
              {t.continue}
            </button>
            <p className="text-sm text-muted">{t.explain}</p>
          </>
        )}
      </div>
    </section>
  );
}
