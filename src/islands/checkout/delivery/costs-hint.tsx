import texts from 'texts:checkout/delivery';
import { deliveryCosts } from '../../../domain/delivery-costs.ts';
import type { Cart } from '../../../domain/entities/cart.ts';
import { priceParts } from '../../../domain/price-parts.ts';
import { fill } from '../../../i18n/fill.ts';
import { useCheckout } from '../context.ts';

/** What delivery costs, from which amount it is free, and the deposit for pallets. */
export function CostsHint({ cart }: { cart: Cart }) {
  const { locale, costs } = useCheckout();
  const t = texts[locale];
  const { freeFrom } = deliveryCosts(cart.hasLargeProduct ? 'large' : 'small', costs);
  const money = (cents: number) => priceParts(cents, locale).text;
  const { deliveryCost, palletCost } = cart;
  const isFree = deliveryCost.priceInclTax === 0;
  return (
    <div className="text-sm text-muted">
      <p>
        {isFree
          ? t.freeDelivery
          : fill(t.costs ?? '', {
              amount: money(deliveryCost.priceInclTax),
              minimum: money(freeFrom),
            })}
        {cart.hasLargeProduct && ` ${t.large}`}
      </p>
      {palletCost.priceInclTax > 0 && (
        <p>{fill(t.pallets ?? '', { amount: money(palletCost.priceInclTax) })}</p>
      )}
    </div>
  );
}
