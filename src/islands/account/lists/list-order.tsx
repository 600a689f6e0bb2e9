import texts from 'texts:wishlists/order';
import { formatNumber } from '../../../domain/money.ts';
import { priceParts } from '../../../domain/price-parts.ts';
import { wishlistOrder, wishlistTotal } from '../../../domain/wishlist-order.ts';
import { fill } from '../../../i18n/fill.ts';
import { announceAdd } from '../../../stores/cart.ts';
import { notify } from '../../../stores/notification.ts';
import { now } from '../../../stores/now.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListPageProps } from './list-page-props.ts';
import type { ListedLine } from './use-wishlist.ts';

interface Props extends Pick<ListPageProps, 'locale'> {
  /** Of the list. */
  name: string;
  lines: readonly Pick<ListedLine, 'product' | 'quantity'>[];
}

/** What the list costs, with the button that puts all of it into the cart. */
export function ListOrder({ locale, name, lines }: Props) {
  const t = texts[locale];
  const total = wishlistTotal(lines, now());
  const order = wishlistOrder(lines);

  const counted = (key: 'added' | 'left' | 'reduced', count: number) =>
    count === 0
      ? ''
      : fill(t[`${key}${count === 1 ? 'One' : 'Many'}`] ?? '', {
          count: formatNumber(count, locale),
        });
  const warnings = [counted('left', order.left), counted('reduced', order.reduced)].filter(Boolean);
  const add = () => {
    // The spec names no item list for wishlists.
    const source = { listId: 'plp', listName: name } as const;
    for (const line of order.lines) announceAdd({ ...line, source });
    notify(counted('added', order.lines.length), 'success');
  };

  return (
    <div className="mt-6 ml-auto w-full rounded-lg bg-surface p-4 md:max-w-sm">
      <dl className="tabular-nums">
        {(['incl', 'excl'] as const).map((form) => (
          <div
            key={form}
            className="flex justify-between gap-4 py-1 text-muted first:text-lg first:font-bold first:text-ink in-data-[vat=excl]:first:text-base in-data-[vat=excl]:first:font-normal in-data-[vat=excl]:first:text-muted in-data-[vat=excl]:last:order-first in-data-[vat=excl]:last:text-lg in-data-[vat=excl]:last:font-bold in-data-[vat=excl]:last:text-ink"
          >
            <dt>
              {t.total} {t[form]?.toLowerCase()}
            </dt>
            <dd>
              {priceParts(form === 'incl' ? total.priceInclTax : total.priceExclTax, locale).text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mb-3 text-sm text-muted">{t.note}</p>
      {warnings.length > 0 && order.lines.length > 0 && (
        <p className="mb-3 text-sm">{warnings.join(' ')}</p>
      )}
      {order.lines.length > 0 ? (
        <button className="btn btn-primary w-full" type="button" onClick={add}>
          <Icon name="cart" />
          {t.add}
        </button>
      ) : (
        <p>{t.none}</p>
      )}
    </div>
  );
}
