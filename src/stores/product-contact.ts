import { requestMore } from '../api/products/client.ts';
import type { Locale } from '../domain/entities/common.ts';
import { api } from './api.ts';

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;

export type ContactResult = 'sent' | 'invalid' | 'tooOften' | 'failed';

/** Asks the shop to call about a larger quantity of a product. */
export async function askForMore(
  productId: number,
  phoneNumber: string,
  locale: Locale,
): Promise<ContactResult> {
  const outcome = await requestMore(api(locale), productId, phoneNumber);
  if (outcome.ok) return 'sent';
  if (outcome.status === TOO_MANY_REQUESTS) return 'tooOften';
  return outcome.status === BAD_REQUEST ? 'invalid' : 'failed';
}
