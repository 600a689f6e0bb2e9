import texts from 'texts:checkout/delivery';
import { deliveryCosts } from '../../../domain/cart/delivery-costs.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { priceParts } from '../../../domain/product/price-parts.ts';
import { cartTaxRate, priceAt } from '../../../domain/product/general-tax.ts';
import { fill } from '../../../i18n/fill.ts';
import { VatFilled } from '../../account/vat-filled.tsx';
import { VatText } from '../../account/vat-text.tsx';
import { useCheckout } from '../context.ts';

/** What delivery costs, from which amount it is free, and the deposit for pallets. */
export function CostsHint({ cart }: { cart: Cart }) {
  const { locale, costs } = useCheckout();
  const t = texts[locale];
  const { freeFrom } = deliveryCosts(cart.hasLargeProduct ? 'large' : 'small', costs);
  const minimum = priceAt(freeFrom, cartTaxRate(cart.lines));
  const { deliveryCost, palletCost } = cart;
  const isFree = deliveryCost.priceInclTax === 0;
  return (
    <div className="text-sm text-muted">
      <p>
        {isFree ? (
          t.freeDelivery
        ) : (
          <VatText
            say={(form) =>
              fill(t.costs ?? '', {
                amount: priceParts(deliveryCost[form], locale).text,
                minimum: priceParts(minimum[form], locale).text,
              })
            }
          />
        )}
        {cart.hasLargeProduct && ` ${t.large}`}
      </p>
      {palletCost.priceInclTax > 0 && (
        <p>
          <VatFilled text={t.pallets ?? ''} name="amount" price={palletCost} locale={locale} />
        </p>
      )}
    </div>
  );
}
