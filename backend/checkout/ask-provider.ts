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
  // The payments of a provider that is no longer configured cannot be asked for.
  if (known.state !== 'open' || known.provider_id === null) return known.state;
  if (known.provider !== services.provider.name) return known.state;
  const askedAt = services.now();
  const news = await readably(services, known.id, services.provider.get(known.provider_id));
  return news ? applyNews(services, known.id, { ...news, askedAt }) : known.state;
}
