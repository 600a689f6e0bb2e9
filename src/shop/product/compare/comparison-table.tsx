import { useStore } from '@nanostores/react';
import texts from 'texts:product/compare';
import type { ReactNode } from 'react';
import { isListedBrand } from '../../../domain/frame/brand.ts';
import type { ComparedRow } from '../../../domain/product/comparison.ts';
import { imageUrl } from '../../../domain/product/image-url.ts';
import type { Product } from '../../../domain/product/product.ts';
import { canBeOrdered } from '../../../domain/product/stock.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { branchPlace } from '../../../domain/store/store.ts';
import { fill } from '../../../i18n/fill.ts';
import { notify } from '../../calls/notification.ts';
import { now } from '../../calls/now.ts';
import { addToCart } from '../../cart/cart.ts';
import type { CardSettings } from '../../listing/card-settings.ts';
import { cardTexts } from '../../listing/card-texts.ts';
import { priceHtml } from '../../listing/price-html.ts';
import { stockHtml } from '../../listing/stock-html.ts';
import { ChangeStore } from '../../store/change-store.tsx';
import { $store } from '../../store/preferred-store.ts';
import { Icon } from '../../ui/icon.tsx';

/** Larger than displayed, so that pictures are sharp on dense screens. */
const PICTURE_SIZE = { width: 360, height: 360 } as const;

const LABEL_CELL =
  'sticky left-0 z-1 w-22 bg-white p-2 text-left align-top text-xs font-medium hyphens-auto md:w-44 md:p-3 md:text-sm';
const CELL = 'border-l border-line p-2 align-top text-sm wrap-anywhere md:p-3';

/** By number of products: columns keep their width on a phone, where the table scrolls sideways. */
const MIN_WIDTHS = ['', '', 'max-md:min-w-88', 'max-md:min-w-121', 'max-md:min-w-154'];

interface Props {
  products: readonly Product[];
  rows: readonly ComparedRow[];
  locale: Locale;
  settings: CardSettings;
  onRemove: (id: number) => void;
}

/** Products side by side: price, stock, order button, and properties. */
export function ComparisonTable({ products, rows, locale, settings, onRemove }: Props) {
  const t = texts[locale];
  const card = cardTexts(locale);
  const preferredStore = useStore($store);
  const currentTime = now();
  const store = preferredStore && {
    ...preferredStore,
    name: branchPlace(preferredStore.name, settings.company),
  };
  const visitor = { config: settings.config, store, branch: null };
  const tableRow = (label: ReactNode, cell: (product: Product) => ReactNode) => (
    <tr className="border-t border-line">
      <th className={LABEL_CELL} scope="row">
        {label}
      </th>
      {products.map((product) => (
        <td className={CELL} key={product.id}>
          {cell(product)}
        </td>
      ))}
    </tr>
  );
  const stockLabel = (
    <>
      {t.stock}
      <ChangeStore
        className="block min-h-11 text-left font-normal"
        chooseStore={t.chooseStore}
        changeStore={t.changeStore}
      />
    </>
  );
  const htmlElement = (markup: { html: string }) => (
    <div dangerouslySetInnerHTML={{ __html: markup.html }} />
  );
  return (
    // Focusable, so that the keyboard can scroll it sideways.
    <div
      className="relative overflow-x-auto rounded-lg border border-line print:overflow-visible"
      role="region"
      aria-label={t.heading}
      tabIndex={0}
    >
      <table className={`w-full table-fixed border-collapse ${MIN_WIDTHS[products.length]}`}>
        <thead>
          <tr>
            <th className={LABEL_CELL} scope="col">
              <span className="sr-only">{t.property}</span>
            </th>
            {products.map((product) => (
              <th className={`${CELL} text-left font-normal`} scope="col" key={product.id}>
                <ProductHeading {...{ product, locale, settings, onRemove }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRow(t.price, (product) =>
            htmlElement(priceHtml(product, locale, currentTime, card)),
          )}
          {tableRow(stockLabel, (product) =>
            htmlElement(stockHtml(product, { locale, now: currentTime, texts: card, visitor })),
          )}
          <tr className="print:hidden">
            <td className={LABEL_CELL} />
            {products.map((product) => (
              <td className={CELL} key={product.id}>
                <OrderButton {...{ product, locale, settings }} />
              </td>
            ))}
          </tr>
          {rows.map(({ label, values, differs }) => (
            <tr className="border-t border-line" key={label}>
              <th className={LABEL_CELL} scope="row">
                {label}
                {differs && products.length > 1 && <span className="sr-only"> ({t.differs})</span>}
              </th>
              {values.map((value, i) => (
                <td
                  className={`${CELL} ${differs && products.length > 1 ? 'bg-(--color-brand-soft) font-medium' : ''}`}
                  key={products[i]?.id}
                >
                  {value ?? <span className="font-normal text-muted">{t.unknown}</span>}
                </td>
              ))}
            </tr>
          ))}
          {tableRow(t.number, (product) => product.numberTrimmed)}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = Pick<Props, 'locale' | 'settings'> & { product: Product };

const pathOf = ({ productHref }: CardSettings, { url }: Product) =>
  productHref.replace('*', encodeURIComponent(url));

function ProductHeading({
  product,
  locale,
  settings,
  onRemove,
}: CellProps & Pick<Props, 'onRemove'>) {
  const t = texts[locale];
  return (
    <div className="relative">
      <button
        className="absolute -top-2 -right-2 grid size-11 place-content-center text-muted hover:text-ink print:hidden"
        type="button"
        aria-label={fill(t.remove, { name: product.name })}
        onClick={() => onRemove(product.id)}
      >
        <Icon name="close" />
      </button>
      <img
        className="mb-2 aspect-square w-full max-w-40 object-contain"
        src={imageUrl(product.img, PICTURE_SIZE, settings.images)}
        width="160"
        height="160"
        alt=""
      />
      {isListedBrand(product.brand.name) && <p className="text-muted">{product.brand.name}</p>}
      <a
        className="font-medium underline-offset-2 hover:underline"
        href={pathOf(settings, product)}
      >
        {product.name}
      </a>
    </div>
  );
}

/** Adds one piece to the cart; for a product that cannot be ordered now, a link to its page. */
function OrderButton({ product, locale, settings }: CellProps) {
  const t = texts[locale];
  const { id, name } = product;
  if (!canBeOrdered(product) || product.maxStockTotal <= 0) {
    return (
      <a
        className="btn btn-light w-full px-2"
        href={pathOf(settings, product)}
        aria-label={fill(t.viewNamed, { name })}
      >
        {t.view}
      </a>
    );
  }
  const add = () => {
    const source = { listId: 'plp', listName: t.heading } as const;
    if (!addToCart([{ productId: id, quantity: 1, source }])) return;
    notify(fill(t.added, { name }), 'success');
  };
  return (
    <button
      className="btn btn-primary w-full px-2"
      type="button"
      aria-label={fill(t.addNamed, { name })}
      onClick={add}
    >
      <Icon name="cart" />
      <span className="max-md:hidden">{t.add}</span>
    </button>
  );
}
