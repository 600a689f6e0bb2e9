import { confirmCart } from '../../src/api/cart/calls.ts';
import { withdrawOrder } from '../../src/api/orders/calls.ts';
import * as calls from '../../src/api/payment/calls.ts';
import { notFound, tooOften } from '../http/answers.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { databaseLimits } from '../http/limits/database-limits.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { confirmOrder } from './confirm.ts';
import { keptMethods, paymentMethods } from './payment-methods.ts';
import { paymentStatus } from './payment-status.ts';
import { impatient, type Patience } from '../payment/watch-provider.ts';
import { checkPin, pinTries } from './pin-code.ts';
import type { CheckoutServices } from './services.ts';
import { withdraw } from './withdraw.ts';

const SHOPPER_WAITS_MS = 2_000;
/** Declarations with one typed address, from wherever they come; an order of many lines has few. */
const WITHDRAWALS = { name: 'withdrawal-email', points: 20, windowS: 60 * 60 };

/** Ordering and paying (spec 2 §4, §7). `methods`: the provider's, as last known. */
export function checkoutCalls(
  services: CheckoutServices,
  patience: Patience = () => AbortSignal.timeout(SHOPPER_WAITS_MS),
  methods = keptMethods(services.provider, patience, services.shop.db),
): HandledCall[] {
  const { shop, provider } = services;
  /** What one call works with. */
  const forShopper = () => ({ ...services, provider: impatient(provider, patience) });
  const tries = pinTries(shop.db);
  const withdrawals = databaseLimits(shop.db)(WITHDRAWALS);
  return [
    handle(confirmCart, ({ body }, context) =>
      confirmOrder(forShopper(), body, context, (pin) =>
        checkPin(shop.db, tries, context.customer, pin),
      ),
    ),
    handle(calls.paymentMethods, async (_, context) =>
      paymentMethods(shop, provider, await methods(), context),
    ),
    handle(calls.validatePin, async ({ body }, { customer }) => {
      const pin = await checkPin(shop.db, tries, customer, body.pinCode);
      return typeof pin === 'object' ? tooOften(pin.waitSeconds) : { IsValid: pin === 'right' };
    }),
    handle(calls.paymentStatus, async ({ query: { successKey } }, { locale }) => {
      const status = await paymentStatus(forShopper(), successKey);
      return status ?? notFound(CHECKOUT_TEXTS.unknownOrder[locale]);
    }),
    handle(withdrawOrder, async ({ body }, { customer, now }) => {
      // Who is signed in is limited as a person; a stranger cannot keep the owner from withdrawing.
      const seconds = customer ? 0 : await withdrawals.consume(body.email);
      if (seconds > 0) return tooOften(seconds);
      await withdraw(services, body, customer, now);
      return { ReceivedAt: now.toISOString() };
    }),
  ];
}
