import texts from 'texts:checkout/payment';
import { useEffect, useState } from 'react';
import type { FinancialData } from '../../../domain/entities/customer.ts';
import { priceParts } from '../../../domain/price-parts.ts';
import { creditOf } from '../../../stores/profile.ts';
import { useCheckout } from '../context.ts';

/** Credit limit, what is open, and what is left to spend. */
export function AccountCredit() {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [credit, setCredit] = useState<FinancialData | null>(null);
  useEffect(() => {
    let isWanted = true;
    void creditOf(locale).then((found) => isWanted && setCredit(found));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  if (!credit) return <div className="h-16" aria-hidden="true" />;
  const { creditLimit, creditBalance } = credit;
  const rows = [
    [t.limit, creditLimit],
    [t.balance, creditBalance],
    [t.room, creditLimit - creditBalance],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3 text-sm tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted wrap-anywhere">{label}</dt>
          <dd className="font-bold">{priceParts(amount, locale).text}</dd>
        </div>
      ))}
    </dl>
  );
}
