import texts from 'texts:orders/invoices';
import { fullDay } from '../../../domain/day-text.ts';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Invoice } from '../../../domain/entities/order.ts';
import { type InvoiceState, invoiceState } from '../../../domain/orders/invoice-state.ts';
import type { StateTone } from '../../../domain/orders/order-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { now } from '../../../stores/now.ts';
import { BothPrices } from '../both-prices.tsx';
import { Pill } from '../pill.tsx';
import { VatLabel } from '../vat-label.tsx';
import { InvoiceButton } from './invoice-button.tsx';

const TONES: Record<InvoiceState, StateTone> = {
  paid: 'success',
  open: 'primary',
  overdue: 'warning',
};

/** An invoice with its state, its order and its PDF. */
export function InvoiceRow({ invoice, locale }: { invoice: Invoice; locale: Locale }) {
  const t = texts[locale];
  const state = invoiceState(invoice, now());
  const order = routePath('account-orders', locale, '');
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-4 md:grid-cols-[1fr_8rem_7rem_auto] md:gap-x-6">
      <div className="min-w-0">
        <h3 className="font-bold">{invoice.number}</h3>
        {invoice.creditOf && (
          <p className="text-sm">{fill(t.creditOf ?? '', { number: invoice.creditOf })}</p>
        )}
        <p className="text-sm text-muted">
          {fullDay(invoice.date, locale)}
          {state !== 'paid' && ` · ${fill(t.due ?? '', { day: fullDay(invoice.dueDate, locale) })}`}
        </p>
        <a className="link text-sm" href={`${order}?order=${invoice.orderId}`}>
          {fill(t.order ?? '', { number: invoice.orderNumber })}
        </a>
      </div>
      <p className="text-end md:text-start">
        <Pill tone={TONES[state]} text={(invoice.creditOf ? t.settled : t[state]) ?? state} />
      </p>
      <p className="font-bold tabular-nums md:text-end">
        <BothPrices price={invoice.total} locale={locale} />
        <VatLabel locale={locale} />
      </p>
      <p className="text-end">
        <InvoiceButton invoice={invoice} locale={locale} isShort />
      </p>
    </li>
  );
}
