import { isListId } from '../../domain/product/measured-item.ts';
import { isKnownVisitor } from './viewed.ts';
import { loadWhenOnline } from '../ui/load-when-online.ts';

/** Distance below the viewport at which a row loads. */
const NEAR = '600px';

/** Loads rows of products when they are near the viewport (`row.ts`). */
export function watchRows(productId: number): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const row = target as HTMLElement;
        const list = row.dataset.list;
        if (!isListId(list)) continue;
        void loadWhenOnline(() => import('./row.ts')).then(({ fillRow }) =>
          fillRow(row, list, productId),
        );
      }
    },
    { rootMargin: NEAR },
  );
  for (const row of document.querySelectorAll<HTMLElement>('.row[data-list]')) {
    // Unknown visitors have no recently viewed products.
    row.hidden = row.dataset.list === 'recently viewed' && !isKnownVisitor();
    if (!row.hidden) observer.observe(row);
  }
}
