import type { PaymentMethodsRecord } from '../../src/api/payment/wire.ts';
import { allowedMethods } from '../cart/allowed-methods.ts';
import { ownCart } from '../cart/own-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import type { CallContext } from '../http/context.ts';
import {
  isOnlineMethod,
  type PaymentProvider,
  type ProviderMethod,
  ProviderUnavailableError,
} from '../payment/payment-provider.ts';
import type { Shop } from '../services/shop.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { needsPin } from './pin-code.ts';

const KEEP_MS = 5 * 60_000;

/** The provider's methods, asked for every five minutes; the last known while it does not answer. */
export function keptMethods(provider: PaymentProvider): () => Promise<ProviderMethod[]> {
  let known: { methods: ProviderMethod[]; at: number } | null = null;
  return async () => {
    if (known && performance.now() - known.at < KEEP_MS) return known.methods;
    try {
      known = { methods: await provider.methods(), at: performance.now() };
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
    }
    return known?.methods ?? [];
  };
}

/** Ways to pay for the caller's cart (spec 2 §7), in the order of PAYMENT_METHODS. */
export async function paymentMethods(
  shop: Shop,
  { isTest }: PaymentProvider,
  online: readonly ProviderMethod[],
  context: CallContext,
): Promise<PaymentMethodsRecord> {
  const { locale, customer } = context;
  const row = await ownCart(shop.db, context);
  const cart = await readCart(shop.db, shop, row, context);
  const allowed = allowedMethods(cart).filter(
    (id) => !isOnlineMethod(id) || online.some((method) => method.id === id),
  );
  const asksPin = customer !== null && (await needsPin(shop.db, customer));
  return {
    IsTest: isTest,
    Methods: allowed.map((id) => {
      const issuers = online.find((method) => method.id === id)?.issuers ?? [];
      return {
        Id: id,
        Name: CHECKOUT_TEXTS.methods[id][locale],
        // Since iDEAL 2 the bank is chosen at the bank; an API of version 1 still asks for it.
        Issuers: cart.config.idealV1
          ? issuers.map((issuer) => ({ Id: issuer.id, Name: issuer.name }))
          : [],
        NeedsPin: id === 'account' && asksPin,
      };
    }),
  };
}
