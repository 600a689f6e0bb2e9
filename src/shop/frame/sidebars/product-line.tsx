import type { ReactNode } from 'react';
import type { ProductSummary } from '../../../domain/product/product.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { imageUrl } from '../../../domain/product/image-url.ts';
import { useSidebarData } from './context.ts';

/** Shown at half of this, sharp on dense screens. */
const PICTURE: ImageWidth = 120;
const SIZE = { width: PICTURE, height: PICTURE };

/** What product this is about. Its room is kept while the product is on its way. */
export function ProductLine({ product }: { product: ProductSummary | null }) {
  const { images } = useSidebarData();
  return (
    <p className="sidebar-product">
      {product && (
        <>
          <img src={imageUrl(product.img, SIZE, images)} width="60" height="60" alt="" />
          <b>{product.name}</b>
        </>
      )}
    </p>
  );
}

/** Amounts by name, under each other. */
export function Amounts({
  rows,
}: {
  rows: [label: string, amount: ReactNode, strong?: boolean][];
}) {
  return (
    <dl className="sidebar-amounts">
      {rows.map(([label, amount, strong]) => (
        <div key={label} className={strong ? 'is-strong' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
