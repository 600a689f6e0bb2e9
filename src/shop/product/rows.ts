import { isListId } from '../../domain/product/measured-item.ts';
import { isKnownVisitor } from './viewed.ts';
import { loadWhenOnline } from '../ui/load-when-online.ts';

/** How far below the screen a row is fetched: it is there before it is scrolled to. */
const NEAR = '600px';

/** Rows of products that are fetched when they are almost in view (`row.ts`). */
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
    // Who is unknown to the shop has no past in it.
    row.hidden = row.dataset.list === 'recently viewed' && !isKnownVisitor();
    if (!row.hidden) observer.observe(row);
  }
}
