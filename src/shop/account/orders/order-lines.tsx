import texts from 'texts:orders/detail';
import type { Locale } from '../../../domain/shared/common.ts';
import type { OrderLine } from '../../../domain/orders/order.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { formatNumber } from '../../../domain/shared/money.ts';
import { numberTrimmed } from '../../../domain/shared/number-trimmed.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { BothPrices } from '../both-prices.tsx';
import { PiecePrice } from '../piece-price.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  lines: readonly OrderLine[];
  locale: Locale;
  images: ImageConfig;
}

/** The articles of an order; those that are still sold lead to their page. */
export function OrderLines({ lines, locale, images }: Props) {
  const t = texts[locale];
  return (
    <section>
      <h3 className="mb-2 font-bold">{t.lines}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.id} className="line flex gap-4 py-4">
            <Thumbnail img={line.img} images={images} />
            <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <LineTitle line={line} locale={locale} />
                </p>
                <p className="text-sm text-muted">
                  {fill(t.number ?? '', { number: numberTrimmed(line.number) })}
                </p>
                <p className="text-sm">
                  {formatNumber(line.quantity, locale)} × <PiecePrice {...{ line, locale }} />
                </p>
              </div>
              <div className="sm:text-end">
                <p className="font-bold tabular-nums">
                  <BothPrices price={line.total} locale={locale} />
                </p>
                {line.discount.priceInclTax > 0 && (
                  <p className="text-sm text-positive">
                    {t.saved} <BothPrices price={line.discount} locale={locale} />
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineTitle({ line, locale }: { line: OrderLine; locale: Locale }) {
  if (line.url === null)
    return (
      <>
        {line.title} <span className="text-sm text-muted">({texts[locale].gone})</span>
      </>
    );
  return (
    <a
      className="font-medium hover:underline"
      href={routePath('product-detail-url', locale, '', { url: line.url })}
    >
      {line.title}
    </a>
  );
}
