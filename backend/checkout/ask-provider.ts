import type { PaymentState } from '../../src/domain/entities/payment.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { ensurePayment } from './ensure-payment.ts';
import { readably } from './payment-alarm.ts';
import { applyNews } from './payment-news.ts';
import type { CheckoutServices } from './services.ts';

/**
 * Brings an open payment up to date with its provider, which alone decides what became of it.
 * Answers the state. Rejects with `ProviderUnavailableError`.
 */
export async function askProvider(
  services: CheckoutServices,
  payment: PaymentRow,
): Promise<PaymentState> {
  if (payment.state !== 'open') return payment.state;
  const known = await ensurePayment(services, payment);
  return known.state === 'open' ? updateFromProvider(services, known) : known.state;
}

/**
 * Takes over what the provider says of a payment now, whatever its state; answers that. Rejects with
 * `ProviderUnavailableError`.
 */
export async function updateFromProvider(
  services: CheckoutServices,
  { id, state, provider, provider_id: providerId }: PaymentRow,
): Promise<PaymentState> {
  // The payments of a provider that is no longer configured cannot be asked for.
  if (providerId === null || provider !== services.provider.name) return state;
  const askedAt = services.now();
  const news = await readably(services, id, services.provider.get(providerId));
  return news ? applyNews(services, id, { ...news, askedAt }) : state;
}
