import { useStore } from '@nanostores/react';
import rowTexts from 'texts:wishlists/row';
import orderTexts from 'texts:wishlists/order';
import { branchPlace } from '../../../domain/store/store.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { imageUrl } from '../../../domain/product/image-url.ts';
import { linePrice } from '../../../domain/pricing/line-price.ts';
import { fill } from '../../../i18n/fill.ts';
import { now } from '../../calls/now.ts';
import { $store } from '../../store/preferred-store.ts';
import { cardTexts } from '../../listing/card-texts.ts';
import { stockHtml } from '../../listing/stock-html.ts';
import type { ListPageProps } from './use-list-address.ts';
import { BothPrices, VatText } from '../prices.tsx';
import { PiecePrice } from '../line-prices.tsx';
import { formatNumber } from '../../../domain/shared/money.ts';
import { wishlistOrder, wishlistTotal } from '../../../domain/account/wishlist-order.ts';
import { addToCart } from '../../cart/cart.ts';
import { notify } from '../../calls/notification.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListedLine } from './use-wishlist.ts';

/** Displayed at half this size, sharp on dense screens. */
const PICTURE_WIDTH: ImageWidth = 160;
const PICTURE_SIZE = { width: PICTURE_WIDTH, height: PICTURE_WIDTH };

interface ProductCellsProps extends ListPageProps {
  productId: number;
  product: ProductSummary | null;
  quantity: number;
}

/** Picture, name, unit price at this quantity, stock, and the barcode for print. */
export function ProductCell({ locale, settings, productId, product, quantity }: ProductCellsProps) {
  const t = rowTexts[locale];
  const chosen = useStore($store);
  if (!product) {
    return (
      <div className="flex min-w-0 items-center gap-3">
        <span className="h-20 w-20 shrink-0 rounded bg-surface" />
        <div>
          <p className="font-medium">{t.gone}</p>
          <p className="text-sm text-muted">{fill(t.number, { number: productId })}</p>
        </div>
      </div>
    );
  }
  const card = cardTexts(locale);
  const { unit, total } = linePrice(product, quantity, now());
  const { config, company, images, productHref } = settings;
  const store = chosen && { ...chosen, name: branchPlace(chosen.name, company) };
  const here = { config, store, branch: null };
  const stock = stockHtml(product, { locale, now: now(), texts: card, visitor: here, quantity });
  return (
    <div className="flex min-w-0 gap-3">
      <img
        className="h-20 w-20 shrink-0 rounded bg-white"
        src={imageUrl(product.img, PICTURE_SIZE, images)}
        width="80"
        height="80"
        alt=""
        loading="lazy"
      />
      <div className="min-w-0 text-sm">
        <p className="text-base font-medium wrap-anywhere">
          <a
            className="hover:underline"
            href={productHref.replace('*', encodeURIComponent(product.url))}
          >
            {product.name}
          </a>
        </p>
        <p className="text-muted tabular-nums">
          <PiecePrice line={{ unitPrice: unit, total, quantity }} locale={locale} /> {card.per}{' '}
          {product.unit}
        </p>
        <div dangerouslySetInnerHTML={{ __html: stock.html }} />
      </div>
      <div className="hidden print:block" data-print-code={product.numberTrimmed} />
    </div>
  );
}

/** Total of a line; empty for a product that is no longer available. */
export function LineTotal({
  locale,
  product,
  quantity,
}: Omit<ProductCellsProps, 'settings' | 'productId'>) {
  return (
    <p className="text-right font-bold tabular-nums">
      {product && <BothPrices price={linePrice(product, quantity, now()).total} locale={locale} />}
    </p>
  );
}

interface ListOrderProps extends Pick<ListPageProps, 'locale'> {
  /** Name of the list. */
  name: string;
  lines: readonly Pick<ListedLine, 'product' | 'quantity'>[];
}

/** Total of the list, with a button that adds the whole list to the cart. */
export function ListOrder({ locale, name, lines }: ListOrderProps) {
  const t = orderTexts[locale];
  const total = wishlistTotal(lines, now());
  // The amount in the other VAT form, in small print below the total.
  const inOtherForm = { priceInclTax: total.priceExclTax, priceExclTax: total.priceInclTax };
  const order = wishlistOrder(lines);

  const countText = (key: 'added' | 'left' | 'reduced', count: number) =>
    count === 0
      ? ''
      : fill(t[`${key}${count === 1 ? 'One' : 'Many'}`], {
          count: formatNumber(count, locale),
        });
  const warnings = [
    countText('left', order.leftOutCount),
    countText('reduced', order.reducedCount),
  ].filter(Boolean);
  const addList = () => {
    // The spec defines no analytics list id for wishlists.
    const source = { listId: 'plp', listName: name } as const;
    if (!addToCart(order.lines.map((line) => ({ ...line, source })))) return;
    notify(countText('added', order.lines.length), 'success');
  };

  return (
    <div className="mt-6 ml-auto w-full rounded-lg bg-surface p-4 md:max-w-sm">
      <dl className="tabular-nums">
        <div className="flex justify-between gap-4 py-1 text-lg font-bold">
          <dt>
            <VatText say={(form) => (form === 'priceInclTax' ? t.incl : t.excl)} />
          </dt>
          <dd>
            <BothPrices price={total} locale={locale} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 py-1 text-muted">
          <dt>
            <VatText say={(form) => (form === 'priceInclTax' ? t.excl : t.incl)} />
          </dt>
          <dd>
            <BothPrices price={inOtherForm} locale={locale} />
          </dd>
        </div>
      </dl>
      <p className="mb-3 text-sm text-muted">{t.note}</p>
      {warnings.length > 0 && order.lines.length > 0 && (
        <p className="mb-3 text-sm">{warnings.join(' ')}</p>
      )}
      {order.lines.length > 0 ? (
        <button className="btn btn-primary w-full" type="button" onClick={addList}>
          <Icon name="cart" />
          {t.add}
        </button>
      ) : (
        <p>{t.none}</p>
      )}
    </div>
  );
}
