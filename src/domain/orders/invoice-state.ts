import type { IsoDate, IsoDateTime } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';

export type InvoiceState = 'paid' | 'open' | 'overdue';

/**
 * Returns the state of an invoice at a moment. It is overdue from the day after its due date, in
 * local time of Amsterdam.
 */
export function invoiceState(
  invoice: { dueDate: IsoDate; paidAt: IsoDateTime | null },
  now: Date,
): InvoiceState {
  if (invoice.paidAt !== null) return 'paid';
  return localTime(now).day > invoice.dueDate ? 'overdue' : 'open';
}
