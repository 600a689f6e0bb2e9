import texts from 'texts:cart/line';
import { comparisonPrice } from '../../domain/pricing/comparison-price.ts';
import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import { linePromise } from '../../domain/cart/line-promise.ts';
import { nextLevel, lineLimit } from '../../domain/cart/line-steps.ts';
import type { Cart, CartLine } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { type Price, formatNumber, addPrices } from '../../domain/shared/money.ts';
import { shortDay, shortDayInSentence } from '../../domain/shared/days.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { canBeOrdered } from '../../domain/product/stock.ts';
import { fill } from '../../i18n/fill.ts';
import { now } from '../calls/now.ts';
import { BothPrices } from '../account/prices.tsx';
import { AmountText, PiecePrice } from '../account/line-prices.tsx';
import { setQuantity } from './cart.ts';
import { notify } from '../calls/notification.ts';
import { QuantityStepper } from '../account/lists/quantity-stepper.tsx';
import type { CardSettings } from '../listing/card-settings.ts';
import { Icon } from '../ui/icon.tsx';
import type { ImageWidth } from '../../domain/product/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../domain/product/image-url.ts';

interface LineFactsProps {
  locale: Locale;
  line: CartLine;
  cart: Pick<Cart, 'deliveryEstimate' | 'shippingMethod' | 'store'>;
  config: AvailabilityConfig;
}

/** Details of a line: discounts, next staffel level, stock and delivery. */
export function LineFacts({ locale, line, cart, config }: LineFactsProps) {
  const t = texts[locale];
  const { product, discount, discounts, priceChanged, derived, quantity } = line;
  const next = product && !derived ? nextLevel(product.moreLessLevels, quantity) : null;
  const amountText = (key: 'saved' | 'staffelNext', name: string, price: Price, count = 0) => (
    <AmountText
      text={fill(t[key], { count: formatNumber(count, locale) })}
      placeholderName={name}
      {...{ price, locale }}
    />
  );
  return (
    <ul className="mt-1 grid gap-0.5 text-sm">
      {discounts.map(({ id, name }) => (
        <li key={id} className="font-medium text-discount">
          {name}
        </li>
      ))}
      {discount.priceInclTax > 0 && (
        <li className="text-discount">{amountText('saved', 'amount', discount)}</li>
      )}
      {priceChanged && <li className="text-positive">{t.priceChanged}</li>}
      {next && (
        <li className="text-muted">{amountText('staffelNext', 'price', next, next.quantity)}</li>
      )}
      {derived && <li className="text-muted">{t.derived}</li>}
      <LineStock {...{ locale, line, cart, config }} />
    </ul>
  );
}

function LineStock({ locale, line, cart, config }: LineFactsProps) {
  const t = texts[locale];
  const { product, maxQuantity, quantity } = line;
  const isNew = !product && line.id < 0;
  if (isNew) return <li className="text-muted">{t.adding}</li>;
  if (!product) return <li className="text-warning">{t.gone}</li>;
  if (!canBeOrdered(product)) return <li className="text-warning">{t.notOrderable}</li>;
  if (maxQuantity <= 0) return <li className="text-warning">{t.none}</li>;
  if (quantity > maxQuantity)
    return (
      <li className="text-warning">
        {fill(t.tooMany, {
          count: formatNumber(maxQuantity, locale),
        })}
      </li>
    );
  const promise = linePromise({ product, quantity }, cart, config, now());
  if (!promise) return null;
  const { key, day } = promise;
  // In the text `along` the day follows other words; in the others it is the first word.
  const formatDay = key === 'along' ? shortDayInSentence : shortDay;
  return (
    <li className="text-positive">
      {fill(t[key], {
        day: day ? formatDay(day, locale) : '',
        store: cart.store?.name ?? '',
      })}
    </li>
  );
}

interface UnitPriceProps {
  locale: Locale;
  line: Pick<CartLine, 'unitPrice' | 'regularUnitPrice' | 'total' | 'discount' | 'quantity'>;
  product: Pick<ProductSummary, 'unit' | 'unitPriceUnit' | 'unitPerProduct'>;
}

/** Price of one piece, preceded by the crossed-out price if discounted, and per unit. */
function UnitPrice({ locale, line, product }: UnitPriceProps) {
  const t = texts[locale];
  const { unitPrice, regularUnitPrice, total, discount, quantity } = line;
  const { unit, unitPriceUnit, unitPerProduct } = product;
  const perUnit = unitPriceUnit === null ? null : comparisonPrice(unitPrice, unitPerProduct);
  const regular = { unitPrice: regularUnitPrice, total: addPrices(total, discount), quantity };
  return (
    <p className="text-sm text-muted tabular-nums">
      {regularUnitPrice.priceInclTax > unitPrice.priceInclTax && (
        <>
          <span className="sr-only">{t.regular} </span>
          <s>
            <PiecePrice line={regular} locale={locale} />
          </s>{' '}
        </>
      )}
      <PiecePrice {...{ line, locale }} /> {fill(t.each, { unit })}
      {perUnit && (
        <>
          {' · '}
          <BothPrices price={perUnit} locale={locale} /> / {unitPriceUnit}
        </>
      )}
    </p>
  );
}

interface CartLineRowProps {
  locale: Locale;
  settings: CardSettings;
  line: CartLine;
  cart: LineFactsProps['cart'];
  /** True while a change of this line is unsaved. */
  isPending: boolean;
  onRemove: () => void;
}

/** An editable cart line. */
export function CartLineRow({
  locale,
  settings,
  line,
  cart,
  isPending,
  onRemove,
}: CartLineRowProps) {
  const t = texts[locale];
  const { product, productId, productTitle, quantity, derived } = line;
  const limit = lineLimit(line);
  const most = formatNumber(limit, locale);
  const canChange = product !== null && !derived && limit > 0;
  const changeQuantity = (newQuantity: number) => {
    if (newQuantity > limit && newQuantity > quantity)
      notify(fill(t.max, { count: most }), 'warning');
    setQuantity(
      productId,
      newQuantity > quantity ? Math.max(quantity, Math.min(newQuantity, limit)) : newQuantity,
    );
  };
  return (
    <li
      className="line flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line py-4 md:grid md:grid-cols-[1fr_auto_7rem_auto] md:items-start"
      data-line={productId}
      aria-busy={isPending}
    >
      <div className="flex w-full min-w-0 gap-3 md:w-auto">
        <LinePicture product={product} images={settings.images} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            {product ? (
              <a
                className="hover:underline"
                href={settings.productHref.replace('*', encodeURIComponent(product.url))}
              >
                {productTitle}
              </a>
            ) : (
              productTitle
            )}
          </p>
          {product && (
            <p className="text-sm text-muted">
              {fill(t.number, { number: product.numberTrimmed })}
            </p>
          )}
          {product && <UnitPrice {...{ locale, line, product }} />}
          <LineFacts {...{ locale, line, cart }} config={settings.config} />
          {quantity > limit && canChange && (
            <button
              className="link inline-flex min-h-11 items-center text-sm"
              type="button"
              aria-label={`${fill(t.toMax, { count: most })}: ${productTitle}`}
              onClick={() => setQuantity(productId, limit)}
            >
              {fill(t.toMax, { count: most })}
            </button>
          )}
        </div>
      </div>
      {canChange ? (
        <QuantityStepper
          {...{ locale, quantity }}
          name={productTitle}
          onQuantity={changeQuantity}
        />
      ) : (
        <p className="tabular-nums">
          {fill(quantity === 1 ? t.piece : t.pieces, {
            count: formatNumber(quantity, locale),
          })}
        </p>
      )}
      <div className="ms-auto flex items-center justify-end gap-1 md:contents">
        <p className="text-right text-base font-bold tabular-nums md:pt-2.5">
          {product && <BothPrices price={line.total} locale={locale} />}
        </p>
        {derived ? (
          <span className="w-11" />
        ) : (
          <button
            className="grid h-11 w-11 place-content-center text-muted hover:text-ink"
            type="button"
            aria-label={fill(t.remove, { name: productTitle })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  );
}

/** Displayed at half this size, sharp on dense screens. */
const PICTURE_WIDTH: ImageWidth = 160;
const PICTURE_SIZE = { width: PICTURE_WIDTH, height: PICTURE_WIDTH };

/** Picture of a line; an empty box for a product that is no longer available. */
export function LinePicture({
  product,
  images,
}: Pick<CartLine, 'product'> & { images: ImageConfig }) {
  if (!product) return <span className="h-20 w-20 shrink-0 rounded bg-surface" />;
  return (
    <img
      className="h-20 w-20 shrink-0 rounded bg-white"
      src={imageUrl(product.img, PICTURE_SIZE, images)}
      width="80"
      height="80"
      alt=""
      loading="lazy"
    />
  );
}
