import type { Kysely } from 'kysely';
import type { PaymentMethodsRecord } from '../../src/api/payment/wire.ts';
import { allowedMethods } from '../cart/allowed-methods.ts';
import { ownCart } from '../cart/own-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Database } from '../db/schema/database.ts';
import type { CallContext } from '../http/context.ts';
import { knownMethods, rememberMethods } from '../payment/known-methods.ts';
import {
  isOnlineMethod,
  type PaymentProvider,
  type ProviderMethod,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '../payment/payment-provider.ts';
import { impatient, type Patience } from '../payment/watch-provider.ts';
import type { Shop } from '../services/shop.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { needsPin } from './pin-code.ts';

const KEEP_MS = 5 * 60_000;
const RETRY_MS = 30_000;

/**
 * The provider's methods, asked for every five minutes; the last known while it does not tell, also
 * after a restart.
 */
export function keptMethods(
  provider: PaymentProvider,
  patience: Patience,
  db: Kysely<Database>,
): () => Promise<ProviderMethod[]> {
  let known: ProviderMethod[] = [];
  let freshUntil = 0;
  return async () => {
    if (performance.now() < freshUntil) return known;
    try {
      const told = await impatient(provider, patience).methods();
      if (JSON.stringify(told) !== JSON.stringify(known))
        await rememberMethods(db, provider.name, told);
      known = told;
      freshUntil = performance.now() + KEEP_MS;
    } catch (error) {
      if (!isProviderFault(error)) throw error;
      if (known.length === 0) known = await knownMethods(db, provider.name);
      // Not every shopper waits for a provider that hangs.
      if (known.length > 0) freshUntil = performance.now() + RETRY_MS;
    }
    return known;
  };
}

const isProviderFault = (error: unknown) =>
  error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError;

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
