import { firstDayText, lastDayText } from '../../../domain/shared/days.ts';
import { discountLabels } from '../../../domain/product/discount-label.ts';
import {
  type Price,
  formatPercent,
  subtractPrices,
  formatMoney,
} from '../../../domain/shared/money.ts';
import { priceReduction } from '../../../domain/product/price-reduction.ts';
import { now } from '../../calls/now.ts';
import { BothPrices } from '../../account/prices.tsx';
import { type SidebarProps, useHref, useTexts } from './context.ts';
import { Amounts, ProductLine } from './product-line.tsx';
import { useProduct } from './use-product.ts';
import { VatChoice } from './vat-choice.tsx';

/** Explains the discount of a product, its end date, and the crossed-out price. */
export function ProductSidebarDiscountExplain({ attrs, locale }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const product = useProduct(attrs);
  const reduction = product && priceReduction(product, now());
  const label = product && discountLabels(product.discounts, now())[0];
  const amountOf = (price: Price) => <BothPrices {...{ price, locale }} />;
  return (
    <div className="grid gap-2 p-4 [&>h3]:mt-2 [&>h3]:font-bold [&>p+.btn]:mt-2">
      {attrs['product'] && <ProductLine product={product} className="-mx-4 -mt-4" />}
      {label && <h3>{label.title}</h3>}
      {product && reduction && (
        <Amounts
          rows={[
            [t('discount.before'), amountOf(reduction)],
            [t('discount.now'), amountOf(product), true],
            [
              t('discount.save'),
              <>
                {amountOf(subtractPrices(reduction, product))} (
                {formatPercent(
                  Math.round((1 - product.priceInclTax / reduction.priceInclTax) * 100) / 100,
                  locale,
                )}
                )
              </>,
            ],
          ]}
        />
      )}
      {reduction?.from && (
        <p>
          {reduction.until
            ? t('discount.period', {
                from: firstDayText(reduction.from, locale),
                until: lastDayText(reduction.until, locale),
              })
            : t('discount.since', { from: firstDayText(reduction.from, locale) })}
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

/** Explains prices with and without VAT for this product, and switches between them. */
export function ProductSidebarBTW({ attrs, locale }: SidebarProps) {
  const t = useTexts();
  const product = useProduct(attrs);
  const amountOf = (cents: number) => formatMoney(cents, locale);
  return (
    <div className="grid gap-2 p-4 [&>h3]:mt-2 [&>h3]:font-bold [&>p+.btn]:mt-2">
      {attrs['product'] && <ProductLine product={product} className="-mx-4 -mt-4" />}
      {product && (
        <Amounts
          rows={[
            [t('vatExplain.without'), amountOf(product.priceExclTax)],
            [
              t('vatExplain.tax', { rate: product.taxRate }),
              amountOf(product.priceInclTax - product.priceExclTax),
            ],
            [t('vatExplain.with'), amountOf(product.priceInclTax), true],
          ]}
        />
      )}
      <h3>{t('vat.heading')}</h3>
      <VatChoice />
      <p>{t('vatExplain.text')}</p>
      <p>{t('vatExplain.who')}</p>
    </div>
  );
}

/** Explains the cutting service: what it is, how to request it, and in which branches. */
export function ProductSidebarPlateService() {
  const t = useTexts();
  const to = useHref();
  return (
    <div className="grid gap-2 p-4 [&>h3]:mt-2 [&>h3]:font-bold [&>p+.btn]:mt-2">
      <p>{t('plate.text')}</p>
      <h3>{t('plate.whatTitle')}</h3>
      <ul className="list-disc pl-5">
        {['what1', 'what2', 'what3'].map((key) => (
          <li key={key}>{t(`plate.${key}`)}</li>
        ))}
      </ul>
      <h3>{t('plate.howTitle')}</h3>
      <ol className="list-decimal pl-5">
        {['how1', 'how2', 'how3'].map((key) => (
          <li key={key}>{t(`plate.${key}`)}</li>
        ))}
      </ol>
      <h3>{t('plate.costTitle')}</h3>
      <p>{t('plate.cost')}</p>
      <a className="btn btn-secondary" href={to('store-lister')}>
        {t('plate.stores')}
      </a>
      <a className="btn btn-light" href={to('all', { pathMatch: t('plate.path') })}>
        {t('plate.link')}
      </a>
    </div>
  );
}
