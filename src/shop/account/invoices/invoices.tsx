import creditTexts from 'texts:orders/credit';
import { useCallback } from 'react';
import invoicesTexts from 'texts:orders/invoices';
import type { Locale } from '../../../domain/shared/common.ts';
import type { FinancialData } from '../../../domain/account/customer.ts';
import { loadCredit, loadInvoices } from '../orders/account-orders.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import { dayWithYear } from '../../../domain/shared/days.ts';
import type { Invoice } from '../../../domain/orders/order.ts';
import { type InvoiceState, invoiceState } from '../../../domain/orders/billing.ts';
import type { StateTone } from '../../../domain/orders/order-state.ts';
import { formatMoney } from '../../../domain/shared/money.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { now } from '../../calls/now.ts';
import { BothPrices } from '../prices.tsx';
import { VatLabel } from '../vat-label.tsx';
import { Pill } from '../pill.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { ShowMore, usePaged } from '../paging.tsx';

/** Credit limit and balance; for other customers, what buying on account is. */
function CreditPart({ locale }: { locale: Locale }) {
  const { loaded, reload } = useLoaded(useCallback(() => loadCredit(locale), [locale]));
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={1}>
      {({ found }) =>
        found ? <Credit credit={found} locale={locale} /> : <NotOnAccount locale={locale} />
      }
    </LoadedPart>
  );
}

function Credit({ credit, locale }: { credit: FinancialData; locale: Locale }) {
  const t = creditTexts[locale];
  const { creditLimit, creditBalance } = credit;
  const figures: [string | undefined, number][] = [
    [t.limit, creditLimit],
    [t.balance, creditBalance],
    [t.available, Math.max(0, creditLimit - creditBalance)],
  ];
  return (
    <section className="rounded-lg bg-surface p-5">
      <h2 className="sr-only">{t.title}</h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {figures.map(([label, cents]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-bold tabular-nums">{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      <meter
        className="mt-4 block h-2 w-full"
        min={0}
        max={Math.max(creditLimit, 1)}
        value={creditBalance}
        aria-label={t.used}
      />
    </section>
  );
}

function NotOnAccount({ locale }: { locale: Locale }) {
  const t = creditTexts[locale];
  return (
    <section className="flex gap-4 rounded-lg bg-surface p-5">
      <Icon name="info" />
      <div>
        <h2 className="font-bold">{t.noneTitle}</h2>
        <p className="mt-1">{t.noneText}</p>
      </div>
    </section>
  );
}

const STATE_TONES: Record<InvoiceState, StateTone> = {
  paid: 'success',
  open: 'primary',
  overdue: 'warning',
};

/** An invoice with its state, order and PDF. */
function InvoiceRow({ invoice, locale }: { invoice: Invoice; locale: Locale }) {
  const t = invoicesTexts[locale];
  const state = invoiceState(invoice, now());
  const order = routePath('account-orders', locale, '');
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-4 md:grid-cols-[1fr_8rem_7rem_auto] md:gap-x-6">
      <div className="min-w-0">
        <h3 className="font-bold">{invoice.number}</h3>
        {invoice.creditOf && (
          <p className="text-sm">{fill(t.creditOf, { number: invoice.creditOf })}</p>
        )}
        <p className="text-sm text-muted">
          {dayWithYear(invoice.date, locale)}
          {state !== 'paid' && ` · ${fill(t.due, { day: dayWithYear(invoice.dueDate, locale) })}`}
        </p>
        <a className="link text-sm" href={`${order}?order=${invoice.orderId}`}>
          {fill(t.order, { number: invoice.orderNumber })}
        </a>
      </div>
      <p className="text-end md:text-start">
        <Pill tone={STATE_TONES[state]} text={(invoice.creditOf ? t.settled : t[state]) ?? state} />
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

/** Credit and invoices of the customer. */
export default function Invoices({ locale }: { locale: Locale }) {
  const t = invoicesTexts[locale];
  const { loaded, reload, items, moreState, showMore } = usePaged(
    useCallback((offset: number) => loadInvoices(locale, offset), [locale]),
  );
  return (
    <>
      <CreditPart locale={locale} />
      <section className="mt-8">
        <h2 className="mb-3 text-lg font-bold">{t.title}</h2>
        <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={5}>
          {({ items: firstItems, total }) =>
            total === 0 ? (
              <p className="rounded-lg border border-line p-6 text-muted">{t.empty}</p>
            ) : (
              <>
                <ul className="divide-y divide-line border-y border-line">
                  {items.map((invoice) => (
                    <InvoiceRow key={invoice.id} invoice={invoice} locale={locale} />
                  ))}
                </ul>
                <ShowMore
                  {...{
                    shownCount: items.length,
                    pageSize: firstItems.length,
                    total,
                    state: moreState,
                    locale,
                  }}
                  onMore={() => void showMore()}
                />
              </>
            )
          }
        </LoadedPart>
      </section>
    </>
  );
}
