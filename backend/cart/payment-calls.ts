import * as calls from '../../src/api/cart/calls.ts';
import { mostPointsToRedeem } from '../../src/domain/cart/points-to-redeem.ts';
import type { PaymentMethodId } from '../../src/domain/entities/cart.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { formatNumber } from '../../src/domain/money.ts';
import { notFound } from '../http/answers.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Shop } from '../services/shop.ts';
import { allowedMethods } from './allowed-methods.ts';
import { CART_TEXTS } from './cart-texts.ts';
import { changed } from './changed-cart.ts';
import { readCart } from './read-cart.ts';
import { saveCart } from './save-shipping.ts';

/** How the cart is paid, and with how many points (spec 2 §5, §7). */
export function cartPaymentCalls(shop: Shop): HandledCall[] {
  return [
    handle(calls.setCartPayment, ({ body: { method, data } }, context) =>
      changed(shop, context, async (trx, cart) => {
        const read = await readCart(trx, shop, cart, context);
        if (!allowedMethods(read).includes(method))
          return notFound(refusalText(method, read.buyer?.credit != null, context.locale));
        await saveCart(trx, cart.id, {
          payment_method: method,
          payment_issuer: method === 'ideal' ? (data?.issuer ?? null) : null,
          ...(method !== 'store' && { points_to_redeem: 0 }),
        });
      }),
    ),
    handle(calls.setCartPoints, ({ body: { pointsToRedeem } }, context) =>
      changed(shop, context, async (trx, cart) => {
        const { buyer, price, config } = await readCart(trx, shop, cart, context);
        const { minimumPointsToRedeem: minimum } = config;
        const most = mostPointsToRedeem(buyer?.bonusPoints ?? 0, price.total.priceInclTax, minimum);
        const refusal = (text: keyof typeof CART_TEXTS, count: number) =>
          notFound(
            CART_TEXTS[text][context.locale].replace(
              '{count}',
              formatNumber(count, context.locale),
            ),
          );
        if (pointsToRedeem > 0) {
          if (cart.shipping_method !== 'Pickup' || cart.payment_method !== 'store')
            return refusal('pointsNeedStore', 0);
          if (pointsToRedeem > most) return refusal('tooManyPoints', most);
          if (pointsToRedeem < minimum) return refusal('tooFewPoints', minimum);
        }
        await saveCart(trx, cart.id, { points_to_redeem: pointsToRedeem });
      }),
    ),
  ];
}

function refusalText(method: PaymentMethodId, hasCredit: boolean, locale: Locale): string {
  if (method === 'store') return CART_TEXTS.storeNeedsPickup[locale];
  return CART_TEXTS[hasCredit ? 'noCredit' : 'noAccount'][locale];
}
