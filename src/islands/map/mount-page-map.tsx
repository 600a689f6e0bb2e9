import { createRoot } from 'react-dom/client';
import type { Locale } from '../../domain/entities/common.ts';
import { PageMap } from './page-map.tsx';

/** Puts the interactive map of the store list into `place`. */
export function mountPageMap(place: HTMLElement, list: HTMLElement): void {
  const locale = document.documentElement.lang as Locale;
  createRoot(place).render(<PageMap locale={locale} list={list} />);
}
