import texts from 'texts:checkout/changes';
import { useEffect, useRef } from 'react';
import { cartDifferences } from '../../../domain/cart/cart-differences.ts';
import { type Cart, CART_FACTORS, type CartValidation } from '../../../domain/cart/cart.ts';
import { formatMoney, formatNumber } from '../../../domain/shared/money.ts';
import { shortDayInSentence } from '../../../domain/shared/days.ts';
import { fill } from '../../../i18n/fill.ts';
import { VatText } from '../../account/prices.tsx';
import { useCheckout } from '../context.ts';

interface Props {
  cart: Cart;
  validation: CartValidation;
  isBusy: boolean;
  onContinue: () => void;
}

/** Why the cart cannot be ordered as it is, what would change, and the options (spec 2 §8). */
export function Adjustments({ cart, validation, isBusy, onContinue }: Props) {
  const { locale, links } = useCheckout();
  const t = texts[locale];
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [validation]);
  const { factors, newCart } = validation;
  const invalid = CART_FACTORS.map((name) => factors[name]).filter(({ isValid }) => !isValid);
  const changes = cartDifferences(cart, validation);
  const { nextDate } = factors.DeliveryDate;
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <section
      ref={box}
      className="grid gap-3 border-l-4 border-warning bg-warning-soft p-4 outline-none md:p-6"
      aria-labelledby="changes-title"
      role="alert"
      tabIndex={-1}
    >
      <h2 className="text-lg font-bold" id="changes-title">
        {t.title}
      </h2>
      <p>{t.kept}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {invalid.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
        {nextDate && <li>{fill(t.nextDate, { day: shortDayInSentence(nextDate, locale) })}</li>}
        {changes.removed.map((line) => (
          <li key={`r${line.id}`}>{fill(t.removed, { title: line.productTitle })}</li>
        ))}
        {changes.quantities.map(({ line, quantity }) => (
          <li key={`q${line.id}`}>
            {fill(t.quantity, {
              title: line.productTitle,
              from: formatNumber(line.quantity, locale),
              to: formatNumber(quantity, locale),
            })}
          </li>
        ))}
        {changes.prices.map(({ line, unitPrice }) => (
          <li key={`p${line.id}`}>
            <VatText
              say={(form) =>
                fill(t.price, {
                  title: line.productTitle,
                  from: money(line.unitPrice[form]),
                  to: money(unitPrice[form]),
                })
              }
            />
          </li>
        ))}
        {newCart && newCart.amountToPay !== cart.amountToPay && (
          <li>
            {fill(t.total, { from: money(cart.amountToPay), to: money(newCart.amountToPay) })}
          </li>
        )}
      </ul>
      <p className="flex flex-wrap gap-2">
        <a className="btn btn-light" href={links.cart}>
          {t.adjust}
        </a>
        {changes.removed.length < cart.lines.length && (
          <button
            className="btn btn-secondary"
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onContinue()}
          >
            {t.continue}
          </button>
        )}
      </p>
    </section>
  );
}
