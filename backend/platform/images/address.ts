import { type Drawing, placeholder, text } from './document.ts';
import { type Drawings, type ImageSubjects, BANNER_CARD_VIEW, isProductView } from './subjects.ts';

/** An existing image: the version of its content, and a function that draws it. */
export interface Picture {
  version: string;
  draw(): Drawing;
  /** Small icons stay vectors: sharper and smaller than a raster. */
  isVector?: boolean;
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
const PLACEHOLDER_SIZES = {
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
  const pictureOf = <T extends { version: string }>(
    size: keyof typeof PLACEHOLDER_SIZES,
    subject: T | null,
    draw: (drawings: Drawings, subject: T) => Drawing | null,
  ): Picture | null =>
    subject && {
      version: subject.version,
      draw: () =>
        (drawings && draw(drawings, subject)) ?? placeholder(...PLACEHOLDER_SIZES[size], color),
    };
  const id = idOf(key);
  const findById = <T>(find: (id: number) => Promise<T | null>) => (id === null ? null : find(id));

  if (kind === 'products') {
    const name = view ?? 'front';
    if (!isProductView(name)) return null;
    return pictureOf('product', await findById(subjects.product), (by, one) =>
      by.product(one, name),
    );
  }
  const asCard = kind === 'banners' && view === BANNER_CARD_VIEW;
  if (view !== undefined && !asCard) return null;
  switch (kind) {
    case 'brands':
      return pictureOf('brand', await findById(subjects.brand), (by, one) => by.brand(one));
    case 'categories':
      return pictureOf('category', await findById(subjects.category), (by, one) =>
        by.category(one),
      );
    case 'stores':
      return pictureOf('store', await findById(subjects.store), (by, one) => by.store(one));
    case 'managers':
      return pictureOf('manager', await findById(subjects.manager), (by, one) => by.manager(one));
    case 'banners': {
      const banner = /^[a-z0-9-]{1,64}$/.test(key) ? await subjects.banner(key) : null;
      return asCard
        ? pictureOf('bannerCard', banner, (by, one) => by.bannerCard(one))
        : pictureOf('banner', banner, (by, one) => by.banner(one));
    }
    case 'energy':
      return vectorPicture(energyLabel(key));
    case 'safety':
      return vectorPicture(safetyPictogram(key));
    default:
      return null;
  }
}

const vectorPicture = (drawing: Drawing | null): Picture | null =>
  drawing && { version: '1', draw: () => drawing, isVector: true };

// Energy labels and hazard pictograms, drawn as SVG.

const CLASS_COLORS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
const ENERGY_CLASSES = 'ABCDEFG';
const INK = '#1d1d1b';

const LABEL_WIDTH = 192;
const TOP_MARGIN = 14;
const ROW_HEIGHT = 34;
const BAR_HEIGHT = 28;

/** An arrow pointing right or left: from its straight side to its point. */
const arrowPath = (from: number, to: number, y: number): string => {
  const neck = to > from ? to - BAR_HEIGHT / 2 : to + BAR_HEIGHT / 2;
  return `M${from} ${y}H${neck}L${to} ${y + BAR_HEIGHT / 2} ${neck} ${y + BAR_HEIGHT}H${from}Z`;
};

/** The scale of the European label with an energy class A to G; null for others. */
function energyLabel(name: string): Drawing | null {
  const letter = name.toUpperCase();
  const index = letter.length === 1 ? ENERGY_CLASSES.indexOf(letter) : -1;
  if (index < 0) return null;
  const bars = CLASS_COLORS.map((color, i) => {
    const y = TOP_MARGIN + i * ROW_HEIGHT;
    const letterAt = text(24, y + 21, ENERGY_CLASSES[i]!, {
      size: 20,
      fill: '#ffffff',
      anchor: 'middle',
    });
    // White on yellow and on light green would be illegible.
    const letterPath = i === 2 || i === 3 ? letterAt.replaceAll('#ffffff', INK) : letterAt;
    return `<path fill="${color}" d="${arrowPath(12, 60 + i * 9, y)}"/>${letterPath}`;
  });
  const y = TOP_MARGIN + index * ROW_HEIGHT;
  const letterPath = text(LABEL_WIDTH - 30, y + 22, letter, {
    size: 22,
    fill: '#ffffff',
    anchor: 'middle',
  });
  return {
    width: LABEL_WIDTH,
    height: 2 * TOP_MARGIN + CLASS_COLORS.length * ROW_HEIGHT - (ROW_HEIGHT - BAR_HEIGHT),
    svg: `<path fill="#fff" d="M0 0H${LABEL_WIDTH}V400H0Z"/>${bars.join('')}<path fill="${INK}" d="${arrowPath(LABEL_WIDTH - 12, LABEL_WIDTH - 58, y)}"/>${letterPath}`,
  };
}

/**
 * Hazard pictograms of the GHS classes, drawn by ourselves: a red diamond around a black symbol.
 * The codes are those of products' safety logos.
 */
const SAFETY_CODES = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const; // oxfmt-ignore

type SafetyCode = (typeof SAFETY_CODES)[number];

const FLAME = 'M50 22C54 32 66 40 66 54 66 64 59 70 50 70 41 70 34 64 34 55 34 48 38 45 40 38 43 42 45 44 46 47 49 40 51 33 50 22Z'; // oxfmt-ignore

const PICTOGRAMS: Record<SafetyCode, string> = {
  GHS01:
    '<circle cx="50" cy="56" r="13"/><path d="M50 20 54 38 64 25 61 42 78 36 66 48 82 54 65 56 74 68 60 62 58 76 50 66 42 76 40 62 26 68 35 56 18 54 34 48 22 36 39 42 36 25 46 38Z" fill="none" stroke="#111" stroke-width="3.2"/>',
  GHS02: `<path d="${FLAME}"/><path d="M32 74H68V78H32Z"/>`,
  GHS03: `<circle cx="50" cy="62" r="13" fill="none" stroke="#111" stroke-width="5"/><g transform="translate(12 -6) scale(.76)"><path d="${FLAME}"/></g><path d="M34 79H66V83H34Z"/>`,
  GHS04:
    '<g transform="rotate(45 50 50)"><rect x="40" y="26" width="20" height="50" rx="9"/><rect x="45" y="17" width="10" height="7"/></g>',
  GHS05:
    '<path d="M22 62H52V68H22ZM64 56C70 54 77 55 80 60L79 66H58C58 61 60 58 64 56ZM34 26 60 36 58 40 33 31ZM57 42 60 50H56ZM40 36 43 46H39ZM38 50 41 58H37Z"/><path d="M27 70H47L45 73H29ZM60 68H78L76 71H62Z"/>',
  GHS06:
    '<path d="M50 22C62 22 68 29 68 38 68 44 65 47 63 49V56H37V49C35 47 32 44 32 38 32 29 38 22 50 22Z"/><circle cx="42.5" cy="40" r="4.6" fill="#fff"/><circle cx="57.5" cy="40" r="4.6" fill="#fff"/><path d="M50 45 53 51H47Z" fill="#fff"/><path d="M26 60 74 76 73 80 25 64ZM74 60 26 76 27 80 75 64Z"/>',
  GHS07: '<path d="M43 20H57L54 58H46Z"/><circle cx="50" cy="70" r="7.4"/>',
  GHS08:
    '<circle cx="50" cy="26" r="9"/><path d="M28 74C28 50 34 38 50 38 66 38 72 50 72 74H60V56L58 74H42L40 56V74Z"/><path d="M50 44 53 54 63 51 56 59 63 67 53 64 50 74 47 64 37 67 44 59 37 51 47 54Z" fill="#fff"/>',
  GHS09:
    '<path d="M20 70H80V73H20ZM38 70V48L28 38 31 36 38 42V28H42V38L50 30 53 33 42 46V70Z"/><path d="M48 64C54 54 66 54 74 60L80 55V69L74 64C66 70 54 70 48 64Z"/><circle cx="56" cy="61" r="1.8" fill="#fff"/>',
};

/** A pictogram by its code, case-insensitive; null for an unknown one. */
function safetyPictogram(code: string): Drawing | null {
  const pictogramCode = SAFETY_CODES.find((name) => name === code.toUpperCase());
  return pictogramCode
    ? {
        width: 100,
        height: 100,
        svg: `<path fill="#fff" stroke="#e2001a" stroke-width="6" stroke-linejoin="round" d="M50 4 96 50 50 96 4 50Z"/><g fill="#111" transform="translate(8 8) scale(.84)">${PICTOGRAMS[pictogramCode]}</g>`,
      }
    : null;
}
