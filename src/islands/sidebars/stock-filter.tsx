import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { StockSubject } from '../../domain/store-filter.ts';
import { $cartCount, ownPieces } from '../../stores/cart-count.ts';
import { $storeFilter } from '../../stores/store-filter.ts';
import { useTexts } from './context.ts';
import { useProduct } from './use-product.ts';

/** Filters stores by stock: of the whole cart, or of the product that led to the page. */
export function StockFilter() {
  const t = useTexts();
  const filter = useStore($storeFilter);
  useStore($cartCount);
  const [productId] = useState(() => new URLSearchParams(location.search).get('product') ?? '');
  const product = useProduct({ product: productId });
  const subjects: [StockSubject | null, string][] = [];
  if (ownPieces() > 0) subjects.push(['cart', t('storeFilter.stockCart')]);
  if (product) subjects.push(['product', product.name]);
  return (
    <fieldset>
      <legend>{t('storeFilter.stock')}</legend>
      {subjects.length === 0 && <p>{t('storeFilter.needsCart')}</p>}
      {subjects.length > 0 &&
        [...subjects, [null, t('storeFilter.stockAny')] as const].map(([stock, name]) => (
          <label className="check" key={stock}>
            <input
              type="radio"
              name="stock"
              checked={filter.stock === stock}
              onChange={() => $storeFilter.set({ ...filter, stock })}
            />
            {name}
          </label>
        ))}
    </fieldset>
  );
}
