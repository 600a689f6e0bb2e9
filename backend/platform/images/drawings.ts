import type { Drawing } from './document.ts';
import type {
  BannerSubject,
  BrandSubject,
  CategorySubject,
  ManagerSubject,
  ProductSubject,
  StoreSubject,
} from './subject.ts';
import type { ProductView } from './views.ts';

/**
 * Drawings of subjects without an image, provided by the demo. Deterministic: the same subject
 * gives the same drawing. Null: the subject is unknown and gets the placeholder.
 */
export interface Drawings {
  /** Folder of the drawing code: changes there invalidate cached images. */
  folder: string;
  /** Product families shown on a banner, the foremost first; others get three chosen by name. */
  bannerFamilies: Readonly<Record<string, readonly string[]>>;
  product(subject: ProductSubject, view: ProductView): Drawing | null;
  brand(subject: BrandSubject): Drawing | null;
  category(subject: CategorySubject): Drawing | null;
  store(subject: StoreSubject): Drawing | null;
  manager(subject: ManagerSubject): Drawing | null;
  banner(subject: BannerSubject): Drawing | null;
  /** The banner for a card, 4:3. */
  bannerCard(subject: BannerSubject): Drawing | null;
  hasFilm(subject: ProductSubject): boolean;
  /** WebM. Rejects when `signal` aborts. */
  film(subject: ProductSubject, signal: AbortSignal): Promise<Buffer>;
}
