import texts from 'texts:checkout/points';
import { type FormEvent, useState } from 'react';
import type { Cart } from '../../../domain/entities/cart.ts';
import { mostPointsToRedeem } from '../../../domain/cart/points-to-redeem.ts';
import { parseDecimal } from '../../../domain/decimal.ts';
import { formatNumber } from '../../../domain/money.ts';
import { pointsWorth } from '../../../domain/points.ts';
import { priceParts } from '../../../domain/price-parts.ts';
import { fill } from '../../../i18n/fill.ts';
import { redeemPoints } from '../../../stores/checkout-payment.ts';
import { refusalText } from '../../account/form/refusal-text.ts';
import { useCheckout } from '../context.ts';

interface Props {
  cart: Cart;
  /** Of the customer. */
  bonusPoints: number;
}

/** Redeems bonus points at the store; nothing where too few are left for it. */
export function PointsForm({ cart, bonusPoints }: Props) {
  const { locale, minimumPoints } = useCheckout();
  const t = texts[locale];
  const most = mostPointsToRedeem(bonusPoints, cart.total.priceInclTax, minimumPoints);
  const [typed, setTyped] = useState(() => String(cart.pointsToRedeem || ''));
  const [fault, setFault] = useState('');
  if (most === 0) return null;
  const count = (value: number) => formatNumber(value, locale);
  const money = (points: number) => priceParts(pointsWorth(points), locale).text;
  const least = Math.max(1, minimumPoints);
  const redeem = async (points: number) => {
    if (!Number.isInteger(points) || points > most || (points !== 0 && points < least))
      return setFault(fill(t.range ?? '', { least: count(least), most: count(most) }));
    setFault('');
    setTyped(points === 0 ? '' : String(points));
    const outcome = await redeemPoints(points);
    if (!outcome.ok) setFault(refusalText(outcome, locale));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void redeem(typed.trim() ? (parseDecimal(typed, locale) ?? NaN) : 0);
  };
  return (
    <form className="grid gap-2 rounded-lg border border-line p-4" onSubmit={submit} noValidate>
      <label className="font-bold" htmlFor="points">
        {t.title}
      </label>
      <p className="text-sm text-muted" id="points-hint">
        {fill(t.hint ?? '', { points: count(bonusPoints), most: count(most), worth: money(most) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          className="field w-32 aria-invalid:border-discount"
          id="points"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={typed}
          aria-invalid={fault ? true : undefined}
          aria-describedby="points-hint points-fault"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button className="btn btn-secondary" type="submit">
          {t.use}
        </button>
        {cart.pointsToRedeem !== most && (
          <button className="btn btn-light" type="button" onClick={() => void redeem(most)}>
            {t.useAll}
          </button>
        )}
        {cart.pointsToRedeem > 0 && (
          <button className="btn btn-light" type="button" onClick={() => void redeem(0)}>
            {t.useNone}
          </button>
        )}
      </div>
      <p className="text-sm font-medium text-discount empty:hidden" id="points-fault" role="alert">
        {fault}
      </p>
      <p className="text-positive empty:hidden" role="status">
        {cart.pointsToRedeem > 0 &&
          fill(t.used ?? '', {
            points: count(cart.pointsToRedeem),
            worth: money(cart.pointsToRedeem),
            left: priceParts(cart.amountToPay, locale).text,
          })}
      </p>
    </form>
  );
}
