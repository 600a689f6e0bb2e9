import { firstDay, lastDay } from '../../../domain/shared/days.ts';
import { discountLabels } from '../../../domain/product/discount-label.ts';
import { type Price, formatPercent, subtractPrices } from '../../../domain/shared/money.ts';
import { priceReduction } from '../../../domain/product/price-reduction.ts';
import { now } from '../../calls/now.ts';
import { BothPrices } from '../../account/prices.tsx';
import { type SidebarProps, useHref, useTexts } from './context.ts';
import { Amounts, ProductLine } from './product-line.tsx';
import { useProduct } from './use-product.ts';

/** Explains the discount of a product, its end date, and the crossed-out price. */
export default function DiscountExplain({ attrs, locale }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const product = useProduct(attrs);
  const was = product && priceReduction(product, now());
  const label = product && discountLabels(product.discounts, now())[0];
  const amount = (price: Price) => <BothPrices {...{ price, locale }} />;
  return (
    <div className="grid gap-2 p-4 [&>h3]:mt-2 [&>h3]:font-bold [&>p+.btn]:mt-2">
      {attrs['product'] && <ProductLine product={product} className="-mx-4 -mt-4" />}
      {label && <h3>{label.title}</h3>}
      {product && was && (
        <Amounts
          rows={[
            [t('discount.before'), amount(was)],
            [t('discount.now'), amount(product), true],
            [
              t('discount.save'),
              <>
                {amount(subtractPrices(was, product))} (
                {formatPercent(
                  Math.round((1 - product.priceInclTax / was.priceInclTax) * 100) / 100,
                  locale,
                )}
                )
              </>,
            ],
          ]}
        />
      )}
      {was?.from && (
        <p>
          {was.until
            ? t('discount.period', {
                from: firstDay(was.from, locale),
                until: lastDay(was.until, locale),
              })
            : t('discount.since', { from: firstDay(was.from, locale) })}
        </p>
      )}
      <h3>{t('discount.ruleTitle')}</h3>
      <p>{t('discount.rule')}</p>
      <p>{t('discount.text')}</p>
      <a className="btn btn-secondary" href={to('product-lister-actie')}>
        {t('discount.link')}
      </a>
    </div>
  );
}
