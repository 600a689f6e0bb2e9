import { bannerCardDrawing, bannerDrawing } from './banner-drawing.ts';
import { brandDrawing } from './brand-drawing.ts';
import { categoryDrawing } from './category-drawing.ts';
import type { Drawing } from './document.ts';
import { energyLabel } from './energy-label.ts';
import { managerDrawing } from './manager-drawing.ts';
import { productDrawing } from './product-drawing.ts';
import { safetyPictogram } from './safety.ts';
import { storeDrawing } from './store-drawing.ts';
import type { ImageSubjects } from './subject.ts';
import { BANNER_CARD_VIEW, isProductView } from './views.ts';

/** A picture that exists: its content's version, and how it is drawn when it is needed. */
export interface Picture {
  version: string;
  draw(): Drawing;
  /** Small signs stay vectors: sharper and lighter than any raster. */
  vector?: boolean;
}

/** Database keys are PostgreSQL integers: what is larger is no key at all. */
export const idOf = (key: string): number | null =>
  /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2_147_483_647 ? Number(key) : null;

const byId = async <T extends { version: string }>(
  key: string,
  find: (id: number) => Promise<T | null>,
  draw: (subject: T) => Drawing,
): Promise<Picture | null> => {
  const number = idOf(key);
  const subject = number === null ? null : await find(number);
  return subject && { version: subject.version, draw: () => draw(subject) };
};

/** What stands at `/api/images/{kind}/{key}[/{view}]`; null where nothing does. */
export async function pictureAt(
  subjects: ImageSubjects,
  kind: string,
  key: string,
  view?: string,
): Promise<Picture | null> {
  if (kind === 'products') {
    const name = view ?? 'front';
    return isProductView(name)
      ? byId(key, (n) => subjects.product(n), (product) => productDrawing(product, name)) // prettier-ignore
      : null;
  }
  const asCard = kind === 'banners' && view === BANNER_CARD_VIEW;
  if (view !== undefined && !asCard) return null;
  switch (kind) {
    case 'brands':
      return byId(key, (n) => subjects.brand(n), brandDrawing);
    case 'categories':
      return byId(key, (n) => subjects.category(n), categoryDrawing);
    case 'stores':
      return byId(key, (n) => subjects.store(n), storeDrawing);
    case 'managers':
      return byId(key, (n) => subjects.manager(n), managerDrawing);
    case 'banners': {
      const banner = /^[a-z0-9-]{1,64}$/.test(key) ? await subjects.banner(key) : null;
      const draw = asCard ? bannerCardDrawing : bannerDrawing;
      return banner && { version: banner.version, draw: () => draw(banner) };
    }
    case 'energy': {
      const drawing = energyLabel(key);
      return drawing && { version: '1', draw: () => drawing, vector: true };
    }
    case 'safety': {
      const drawing = safetyPictogram(key);
      return drawing && { version: '1', draw: () => drawing, vector: true };
    }
    default:
      return null;
  }
}
