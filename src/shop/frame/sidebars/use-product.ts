import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ProductSummary } from '../../../domain/product/product.ts';
import { $live, requestLiveProducts } from '../../listing/live-products.ts';

/** The current data of the product in the attribute `product`; null until loaded. */
export function useProduct({ product }: Record<string, string>): ProductSummary | null {
  const id = Number(product);
  const liveProduct = useStore($live)[id] ?? null;
  const isMissing = id > 0 && liveProduct === null;
  useEffect(() => {
    if (isMissing) requestLiveProducts([id]);
  }, [id, isMissing]);
  return liveProduct;
}
