import { type Drawing, placeholder } from './document.ts';
import type { Drawings } from './drawings.ts';
import type { ImageSubjects } from './subject.ts';
import { BANNER_CARD_VIEW, isProductView } from './views.ts';
import { energyLabel, safetyPictogram } from './signs.ts';

/** An existing image: the version of its content, and a function that draws it. */
export interface Picture {
  version: string;
  draw(): Drawing;
  /** Small icons stay vectors: sharper and smaller than a raster. */
  vector?: boolean;
}

/** Sources of images. */
export interface PictureSources {
  subjects: ImageSubjects;
  /** Null without the demo: all subjects get the placeholder. */
  drawings: Drawings | null;
  /** The brand's colour (`#rrggbb`), for the placeholder. */
  color: string;
}

/**
 * Sizes of placeholders, equal to those of the demo's drawings, because pages reserve space for
 * them.
 */
const SIZES = {
  ...{ product: [1200, 1200], brand: [600, 300], category: [1200, 900], store: [1200, 800] },
  ...{ manager: [400, 400], banner: [1600, 500], bannerCard: [900, 675] },
} as const satisfies Record<string, readonly [number, number]>;

/** Database keys are PostgreSQL integers: larger numbers match nothing. */
export const idOf = (key: string): number | null =>
  /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2_147_483_647 ? Number(key) : null;

/** The image at `/api/images/{kind}/{key}[/{view}]`; null if there is none. */
export async function pictureAt(
  { subjects, drawings, color }: PictureSources,
  kind: string,
  key: string,
  view?: string,
): Promise<Picture | null> {
  const of = <T extends { version: string }>(
    size: keyof typeof SIZES,
    subject: T | null,
    draw: (drawings: Drawings, subject: T) => Drawing | null,
  ): Picture | null =>
    subject && {
      version: subject.version,
      draw: () => (drawings && draw(drawings, subject)) ?? placeholder(...SIZES[size], color),
    };
  const id = idOf(key);
  const byId = <T>(find: (id: number) => Promise<T | null>) => (id === null ? null : find(id));

  if (kind === 'products') {
    const name = view ?? 'front';
    if (!isProductView(name)) return null;
    return of('product', await byId(subjects.product), (by, one) => by.product(one, name));
  }
  const asCard = kind === 'banners' && view === BANNER_CARD_VIEW;
  if (view !== undefined && !asCard) return null;
  switch (kind) {
    case 'brands':
      return of('brand', await byId(subjects.brand), (by, one) => by.brand(one));
    case 'categories':
      return of('category', await byId(subjects.category), (by, one) => by.category(one));
    case 'stores':
      return of('store', await byId(subjects.store), (by, one) => by.store(one));
    case 'managers':
      return of('manager', await byId(subjects.manager), (by, one) => by.manager(one));
    case 'banners': {
      const banner = /^[a-z0-9-]{1,64}$/.test(key) ? await subjects.banner(key) : null;
      return asCard
        ? of('bannerCard', banner, (by, one) => by.bannerCard(one))
        : of('banner', banner, (by, one) => by.banner(one));
    }
    case 'energy':
      return sign(energyLabel(key));
    case 'safety':
      return sign(safetyPictogram(key));
    default:
      return null;
  }
}

const sign = (drawing: Drawing | null): Picture | null =>
  drawing && { version: '1', draw: () => drawing, vector: true };
