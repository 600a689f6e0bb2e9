import { withdrawOrder } from '../api/orders/client.ts';
import type { Outcome } from '../api/outcome.ts';
import type { IsoDateTime, Locale } from '../domain/entities/common.ts';
import { api } from './api.ts';

/** What a customer fills in to withdraw from a purchase. */
export interface TypedWithdrawal {
  name: string;
  orderNumber: string;
  email: string;
  reason: string;
}

/** Withdraws from a whole order; answers when the shop received it. */
export const withdraw = (locale: Locale, typed: TypedWithdrawal): Promise<Outcome<IsoDateTime>> =>
  withdrawOrder(api(locale), { ...typed, positions: [] });
