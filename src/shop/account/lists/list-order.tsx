import texts from 'texts:wishlists/order';
import { formatNumber } from '../../../domain/shared/money.ts';
import { wishlistOrder, wishlistTotal } from '../../../domain/account/wishlist-order.ts';
import { fill } from '../../../i18n/fill.ts';
import { addToCart } from '../../cart/cart.ts';
import { notify } from '../../calls/notification.ts';
import { now } from '../../calls/now.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListPageProps } from './list-page-props.ts';
import type { ListedLine } from './use-wishlist.ts';
import { VatPrice } from './vat-price.tsx';

interface Props extends Pick<ListPageProps, 'locale'> {
  /** Of the list. */
  name: string;
  lines: readonly Pick<ListedLine, 'product' | 'quantity'>[];
}

/** What the list costs, with the button that puts all of it into the cart. */
export function ListOrder({ locale, name, lines }: Props) {
  const t = texts[locale];
  const total = wishlistTotal(lines, now());
  // Shown below the total, small: the same amount in the other VAT form.
  const inOtherForm = { priceInclTax: total.priceExclTax, priceExclTax: total.priceInclTax };
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
    if (!addToCart(order.lines.map((line) => ({ ...line, source })))) return;
    notify(counted('added', order.lines.length), 'success');
  };

  return (
    <div className="mt-6 ml-auto w-full rounded-lg bg-surface p-4 md:max-w-sm">
      <dl className="tabular-nums">
        <div className="flex justify-between gap-4 py-1 text-lg font-bold">
          <dt>
            <span className="vat-incl">{t.incl}</span>
            <span className="vat-excl">{t.excl}</span>
          </dt>
          <dd>
            <VatPrice price={total} locale={locale} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 py-1 text-muted">
          <dt>
            <span className="vat-incl">{t.excl}</span>
            <span className="vat-excl">{t.incl}</span>
          </dt>
          <dd>
            <VatPrice price={inOtherForm} locale={locale} />
          </dd>
        </div>
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
