import type { Drawings, ProductSubject } from '../../backend/platform/images/subjects.ts';
import { bannerCardDrawing, bannerDrawing } from './banner-drawing.ts';
import { BANNER_FAMILIES } from './banner-families.ts';
import { brandDrawing } from './brand-drawing.ts';
import { categoryDrawing } from './category-drawing.ts';
import { TEMPLATES } from './families/templates.ts';
import { managerDrawing } from './manager-drawing.ts';
import { productDrawing } from './product-drawing.ts';
import { storeDrawing } from './store-drawing.ts';
import { turningFilm } from './turning-film.ts';

/**
 * Returns whether the product is of a family of the demo. An owner's own classes have no drawing,
 * which would show something else.
 */
const isOurs = ({ family }: ProductSubject): boolean => Object.hasOwn(TEMPLATES, family);

/** Returns a composition without the products that cannot be drawn; null if none can be. */
function drawable<T extends { products: ProductSubject[] }>(subject: T): T | null {
  const products = subject.products.filter(isOurs);
  return products.length === 0 && subject.products.length > 0 ? null : { ...subject, products };
}

const composed =
  <T extends { products: ProductSubject[] }, D>(draw: (subject: T) => D) =>
  (subject: T): D | null => {
    const known = drawable(subject);
    return known && draw(known);
  };

/** All drawings of the demo. */
export const drawings: Drawings = {
  folder: import.meta.dirname,
  bannerFamilies: BANNER_FAMILIES,
  product: (subject, view) => (isOurs(subject) ? productDrawing(subject, view) : null),
  brand: brandDrawing,
  category: composed(categoryDrawing),
  store: storeDrawing,
  manager: managerDrawing,
  banner: composed(bannerDrawing),
  bannerCard: composed(bannerCardDrawing),
  hasFilm: isOurs,
  film: turningFilm,
};
