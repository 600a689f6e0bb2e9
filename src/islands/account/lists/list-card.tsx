import texts from 'texts:wishlists/overview';
import type { Locale } from '../../../domain/entities/common.ts';
import type { ProductSummary } from '../../../domain/entities/product.ts';
import type { Wishlist } from '../../../domain/entities/wishlist.ts';
import type { ImageWidth } from '../../../domain/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../../domain/image-url.ts';
import { fill } from '../../../i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { listQuery, onPlainClick } from './use-list-address.ts';

/** Shown at half of this, sharp on dense screens. */
const PICTURE: ImageWidth = 120;
/** As many as the overview loads of each list. */
const PICTURES = 4;

interface Props {
  list: Wishlist;
  /** What is known of its first products. */
  products: ReadonlyMap<number, ProductSummary>;
  images: ImageConfig;
  locale: Locale;
  onOpen: (id: number) => void;
}

/** A list in the overview: name, number of products, and pictures of those added last. */
export function ListCard({ list, products, images, locale, onOpen }: Props) {
  const t = texts[locale];
  const pictures = list.products.map(({ productId }) => products.get(productId)?.img);
  const count = fill((list.count === 1 ? t.countOne : t.countMany) ?? '', { count: list.count });
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line p-4 focus-within:border-brand hover:border-brand">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-bold wrap-anywhere">
          <a
            className="after:absolute after:inset-0"
            href={listQuery(list.id)}
            onClick={onPlainClick(() => onOpen(list.id))}
          >
            {list.name}
          </a>
        </h2>
        <Icon name="right" />
      </div>
      <div className="flex h-15 gap-2" aria-hidden="true">
        {Array.from({ length: Math.min(list.count, PICTURES) }, (_, place) => (
          <span key={place} className="h-15 w-15 shrink-0 overflow-hidden rounded bg-surface">
            {pictures[place] && (
              <img
                src={imageUrl(pictures[place], { width: PICTURE, height: PICTURE }, images)}
                width="60"
                height="60"
                alt=""
                loading="lazy"
              />
            )}
          </span>
        ))}
      </div>
      <p className="mt-auto text-sm text-muted">
        {count}
        {list.shareKey && ` · ${t.shared}`}
      </p>
    </li>
  );
}
