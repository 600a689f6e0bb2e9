import { createRoot } from 'react-dom/client';
import type { ListPageProps } from './list-page-props.ts';
import { SharedList } from './shared-list.tsx';

/** Shows the shared list of a key in its place. */
export function mountSharedList(place: HTMLElement, shareKey: string, page: ListPageProps): void {
  createRoot(place).render(<SharedList {...page} shareKey={shareKey} />);
}
