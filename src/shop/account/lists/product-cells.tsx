import { useStore } from '@nanostores/react';
import texts from 'texts:wishlists/row';
import { branchPlace } from '../../../domain/store/branch-place.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { imageUrl } from '../../../domain/product/image-url.ts';
import { linePrice } from '../../../domain/pricing/line-price.ts';
import { fill } from '../../../i18n/fill.ts';
import { now } from '../../calls/now.ts';
import { $store } from '../../store/preferred-store.ts';
import { cardTexts } from '../../listing/card-texts.ts';
import { stockHtml } from '../../listing/stock-html.ts';
import type { ListPageProps } from './list-page-props.ts';
import { PiecePrice } from '../piece-price.tsx';
import { VatPrice } from './vat-price.tsx';

/** Shown at half of this, sharp on dense screens. */
const PICTURE: ImageWidth = 160;
const SIZE = { width: PICTURE, height: PICTURE };

interface Props extends ListPageProps {
  productId: number;
  product: ProductSummary | null;
  quantity: number;
}

/** Picture, name, price of one piece at this quantity, stock, and the barcode on paper. */
export function ProductCell({ locale, settings, productId, product, quantity }: Props) {
  const t = texts[locale];
  const chosen = useStore($store);
  if (!product) {
    return (
      <div className="flex min-w-0 items-center gap-3">
        <span className="h-20 w-20 shrink-0 rounded bg-surface" />
        <div>
          <p className="font-medium">{t.gone}</p>
          <p className="text-sm text-muted">{fill(t.number ?? '', { number: productId })}</p>
        </div>
      </div>
    );
  }
  const card = cardTexts(locale);
  const { unit, total } = linePrice(product, quantity, now());
  const { config, company, images, productHref } = settings;
  const store = chosen && { ...chosen, name: branchPlace(chosen.name, company) };
  const here = { config, store, pickup: null };
  const stock = stockHtml(product, { locale, now: now(), texts: card, here });
  return (
    <div className="flex min-w-0 gap-3">
      <img
        className="h-20 w-20 shrink-0 rounded bg-white"
        src={imageUrl(product.img, SIZE, images)}
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

/** What a line costs; empty for a product that the shop no longer has. */
export function LineTotal({ locale, product, quantity }: Omit<Props, 'settings' | 'productId'>) {
  return (
    <p className="text-right font-bold tabular-nums">
      {product && <VatPrice price={linePrice(product, quantity, now()).total} locale={locale} />}
    </p>
  );
}
