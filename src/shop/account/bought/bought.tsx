import texts from 'texts:orders/bought';
import { useCallback, useState } from 'react';
import { boughtProducts } from '../../../api/orders/client.ts';
import { dataOrNull } from '../../../api/outcome.ts';
import type { BoughtProduct, Paged } from '../../../domain/orders/order.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import { canBeOrdered } from '../../../domain/product/stock.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { dayWithYear } from '../../../domain/shared/days.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { api } from '../../calls/api.ts';
import { notify } from '../../calls/notification.ts';
import { addToCart } from '../../cart/cart.ts';
import { fetchProductsById } from '../../listing/products-by-id.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProductCell } from '../lists/product-cells.tsx';
import { QuantityStepper } from '../lists/quantity-stepper.tsx';
import type { ListPageProps } from '../lists/use-list-address.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { ShowMore, usePaged } from '../paging.tsx';

const PAGE_SIZE = 20;

/** A purchase with the current data of its product; null if the product is no longer sold. */
interface BoughtItem extends BoughtProduct {
  product: ProductSummary | null;
}

async function loadBought(locale: Locale, offset: number): Promise<Paged<BoughtItem> | null> {
  const page = dataOrNull(await boughtProducts(api(locale), { offset, limit: PAGE_SIZE }));
  if (!page) return null;
  const ids = page.items.map(({ productId }) => productId);
  const byId = ids.length > 0 ? await fetchProductsById(ids, locale) : new Map();
  if (!byId) return null;
  const items = page.items.map((item) => ({ ...item, product: byId.get(item.productId) ?? null }));
  return { ...page, items };
}

/**
 * All products that the customer bought before, most recent first, each with a button to order it
 * again.
 */
export function Bought(props: ListPageProps) {
  const { locale } = props;
  const t = texts[locale];
  const { loaded, reload, items, moreState, showMore } = usePaged(
    useCallback((offset: number) => loadBought(locale, offset), [locale]),
  );
  return (
    <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={5}>
      {({ items: firstItems, total }) =>
        total === 0 ? (
          <div className="rounded-lg border border-line p-8 text-center">
            <Icon name="history" />
            <p className="mt-2 font-bold">{t.emptyTitle}</p>
            <p className="mt-1 mb-4 text-muted">{t.emptyText}</p>
            <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
              {t.products}
            </a>
          </div>
        ) : (
          <>
            <p className="mb-2 text-muted">{t.lead}</p>
            <ul className="border-t border-line">
              {items.map((item) => (
                <BoughtRow key={item.productId} {...props} item={item} />
              ))}
            </ul>
            <ShowMore
              {...{
                shownCount: items.length,
                pageSize: firstItems.length,
                total,
                state: moreState,
                locale,
              }}
              onMore={() => void showMore()}
            />
          </>
        )
      }
    </LoadedPart>
  );
}

function BoughtRow({ item, ...page }: ListPageProps & { item: BoughtItem }) {
  const { locale } = page;
  const t = texts[locale];
  const { product, productId, lastQuantity, lastBoughtAt, orders, quantity: total } = item;
  const [quantity, setQuantity] = useState(lastQuantity);
  const name = product?.name ?? item.title;
  const isSold = product !== null && canBeOrdered(product) && product.maxStockTotal > 0;
  const addToCartAgain = () => {
    const source = { listId: 'plp', listName: t.title } as const;
    if (!addToCart([{ productId, quantity, source }])) return;
    notify(fill(t.added, { quantity, name }), 'success');
  };
  const boughtText = fill(orders === 1 ? t.once : t.often, {
    ...{ day: dayWithYear(lastBoughtAt, locale), quantity: lastQuantity, orders, total },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line py-4 md:grid md:grid-cols-[1fr_auto_auto]">
      <div className="w-full min-w-0 md:w-auto">
        {product ? (
          <ProductCell {...page} {...{ product, productId, quantity }} />
        ) : (
          <p className="font-medium">
            {item.title} <span className="font-normal text-muted">({item.number})</span>
          </p>
        )}
        <p className="mt-1 text-sm text-muted">{boughtText}</p>
      </div>
      {isSold ? (
        <>
          <QuantityStepper {...{ locale, name, quantity }} onQuantity={setQuantity} />
          <button
            className="btn btn-primary"
            type="button"
            aria-label={fill(t.addNamed, { name })}
            onClick={addToCartAgain}
          >
            <Icon name="cart" />
            {t.add}
          </button>
        </>
      ) : (
        <p className="text-sm text-muted md:col-span-2">{product ? t.notNow : t.gone}</p>
      )}
    </li>
  );
}
