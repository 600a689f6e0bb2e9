import texts from 'texts:orders/invoices';
import { useCallback } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import { loadInvoices } from '../../../stores/account-orders.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { ShowMore } from '../show-more.tsx';
import { usePaged } from '../use-paged.ts';
import { CreditPart } from './credit.tsx';
import { InvoiceRow } from './invoice-row.tsx';

/** Credit and invoices of the customer. */
export default function Invoices({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const { loaded, reload, items, more, showMore } = usePaged(
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
                  {...{ shown: items.length, first: firstItems.length, total, state: more, locale }}
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
