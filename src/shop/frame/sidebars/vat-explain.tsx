import { type SidebarProps, useTexts } from './context.ts';
import { formatMoney } from '../../../domain/shared/money.ts';
import { Amounts, ProductLine } from './product-line.tsx';
import { useProduct } from './use-product.ts';
import { VatChoice } from './vat-choice.tsx';

/** Explains prices with and without VAT for this product, and switches between them. */
export default function VatExplain({ attrs, locale }: SidebarProps) {
  const t = useTexts();
  const product = useProduct(attrs);
  const amount = (cents: number) => formatMoney(cents, locale);
  return (
    <div className="grid gap-2 p-4 [&>h3]:mt-2 [&>h3]:font-bold [&>p+.btn]:mt-2">
      {attrs['product'] && <ProductLine product={product} className="-mx-4 -mt-4" />}
      {product && (
        <Amounts
          rows={[
            [t('vatExplain.without'), amount(product.priceExclTax)],
            [
              t('vatExplain.tax', { rate: product.taxRate }),
              amount(product.priceInclTax - product.priceExclTax),
            ],
            [t('vatExplain.with'), amount(product.priceInclTax), true],
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
