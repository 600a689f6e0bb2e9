import type { ReactNode } from 'react';
import type { ProductSummary } from '../../../domain/product/product.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { imageUrl } from '../../../domain/product/image-url.ts';
import { useSidebarData } from './context.ts';

/** Displayed at half this size, sharp on dense screens. */
const PICTURE_SIZE: ImageWidth = 120;
const PICTURE_SIZES = { width: PICTURE_SIZE, height: PICTURE_SIZE };

/** The product that a sidebar is about. Its space is reserved while it loads. */
export function ProductLine({
  product,
  className = '',
}: {
  product: ProductSummary | null;
  className?: string;
}) {
  const { images } = useSidebarData();
  return (
    <p className={`flex min-h-21 items-center gap-3 bg-surface px-4 py-3 ${className}`}>
      {product && (
        <>
          <img
            className="flex-none rounded bg-white"
            src={imageUrl(product.img, PICTURE_SIZES, images)}
            width="60"
            height="60"
            alt=""
          />
          <b>{product.name}</b>
        </>
      )}
    </p>
  );
}

/** A list of labelled amounts. */
export function Amounts({
  rows,
}: {
  rows: [label: string, amount: ReactNode, strong?: boolean][];
}) {
  return (
    <dl>
      {rows.map(([label, amount, strong]) => (
        <div
          key={label}
          className={`flex justify-between gap-4 border-b border-line py-2 tabular-nums ${strong ? 'font-bold' : ''}`}
        >
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
