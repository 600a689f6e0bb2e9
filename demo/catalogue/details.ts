import type {
  AttributeRecord,
  MediaRecord,
  ProductDetails,
} from '../../backend/platform/db/schema/catalogue.ts';
import type { Texts } from '../../backend/platform/db/schema/columns.ts';
import { measureAttribute, textAttribute } from './attributes.ts';
import type { Draft, Family } from './family.ts';
import type { FamilyKey } from './family-keys.ts';
import { COLORS, colorName } from './palette.ts';
import type { RandomSource } from './random.ts';
import { PACKAGED_UNITS } from './units.ts';
import type { Variant } from './variants.ts';

const joinTexts = (parts: readonly Texts[], join: (texts: string[]) => string): Texts => ({
  nl: join(parts.map((part) => part.nl)),
  en: join(parts.map((part) => part.en)),
});

/** Families whose products have a video of the product turning. */
const FAMILIES_WITH_VIDEO: readonly FamilyKey[] = [
  'accuboormachine',
  'haakse-slijper',
  'cirkelzaag',
];

/** Returns the media of a product: views that the picture service draws. */
function mediaOf(family: FamilyKey, draft: Draft, id: number, draw: RandomSource): MediaRecord[] {
  const packageViews = PACKAGED_UNITS.has(draft.unit) ? ['package'] : [];
  // Only a product with all its sizes has a dimension drawing.
  const drawingViews = draft.mm?.every((side) => side !== null && side > 0) ? ['drawing'] : [];
  const views = ['front', 'side', 'detail', ...packageViews, ...drawingViews];
  const media = views.map((view, order): MediaRecord => ({
    type: 'image',
    imageType: view === 'front' ? 'Front' : 'Big',
    src: `/api/images/products/${id}/${view}`,
    order,
  }));
  if (FAMILIES_WITH_VIDEO.includes(family)) {
    const src = `/api/images/products/${id}/film`;
    media.push({ type: 'video', imageType: null, src, order: media.length });
  }
  // The front image is not always the first, as in data of the merchandise system; readers must not
  // rely on it.
  return draw.chance(0.1) ? [...media.slice(1), media[0]!] : media;
}

function filesOf(family: Family, id: number): { memoId: number; fileName: string }[] {
  const names = {
    sheet: 'productblad',
    dop: 'prestatieverklaring-dop',
    manual: 'handleiding',
    safety: 'veiligheidsinformatieblad',
  };
  return (['sheet', ...(family.files ?? [])] as const).map((kind, i) => ({
    memoId: id * 10 + i,
    fileName: `${names[kind]}-${family.key}-${id}.pdf`,
  }));
}

function attributesOf(draft: Draft, pieces: number): AttributeRecord[] {
  const list = [...draft.attrs];
  const hasAttribute = (code: string): boolean => list.some((attribute) => attribute.code === code);
  if (draft.color && !hasAttribute('kleur'))
    list.push(textAttribute('kleur', colorName(draft.color)));
  if (draft.material && !hasAttribute('materiaal'))
    list.push(textAttribute('materiaal', draft.material));
  if (draft.per && draft.per[1] !== 'm' && !hasAttribute('inhoud'))
    list.push(measureAttribute('inhoud', draft.per[0], draft.per[1]));
  if (draft.energy && !hasAttribute('energieklasse'))
    list.push(textAttribute('energieklasse', { nl: draft.energy, en: draft.energy }));
  if (pieces > 1 && !hasAttribute('aantal'))
    list.push(textAttribute('aantal', { nl: `${pieces} stuks`, en: `${pieces} pieces` }));
  return list;
}

const roundToThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Returns the contents of one package: the measure of its family, else the number of pieces in its
 * attributes.
 */
function contentOf(
  { per }: Draft,
  pieces: number,
  attributes: readonly AttributeRecord[],
): Pick<ProductDetails, 'unitPerProduct' | 'unitPriceUnit'> {
  if (per) return { unitPerProduct: roundToThousandths(per[0] * pieces), unitPriceUnit: per[1] };
  const piecesText = attributes.find(({ code }) => code === 'aantal')?.value.nl ?? '';
  const count = /^(\d+) stuks$/.exec(piecesText)?.[1];
  return count && Number(count) > 1
    ? { unitPerProduct: Number(count), unitPriceUnit: 'stuk' }
    : { unitPerProduct: null, unitPriceUnit: null };
}

/** Makes the details of a product. */
export function detailsOf(variant: Variant, id: number, draw: RandomSource): ProductDetails {
  const { family, draft, pieces } = variant;
  const facts = draw.shuffle(draft.facts).slice(0, 4);
  const intro = draw.pick(draft.intro);
  const listItem = (text: string): string => `<li>${text}</li>`;
  const description = joinTexts([intro, ...facts], ([first, ...rest]) =>
    rest.length > 0 ? `<p>${first}</p><ul>${rest.map(listItem).join('')}</ul>` : `<p>${first}</p>`,
  );
  const advice = draft.advice.length > 0 ? draw.pick(draft.advice) : null;
  const attributes = attributesOf(draft, pieces);
  const [width, height, depth] = draft.mm ?? [null, null, null];
  const pictureColor = draft.tint ?? draft.color;
  return {
    family: family.key,
    colorHex: pictureColor ? COLORS[pictureColor].hex : null,
    description,
    usageDescription: advice && { nl: `<p>${advice.nl}</p>`, en: `<p>${advice.en}</p>` },
    attributes,
    media: mediaOf(family.key, draft, id, draw),
    files: filesOf(family, id),
    safetyLogos: family.safety ?? [],
    warnings: {
      nl: (family.warnings ?? []).map((warning) => warning.nl),
      en: (family.warnings ?? []).map((warning) => warning.en),
    },
    keySpecs: {
      nl: draft.specs.slice(0, 2).map((spec) => spec.nl),
      en: draft.specs.slice(0, 2).map((spec) => spec.en),
    },
    color: draft.color ? colorName(draft.color) : null,
    material: draft.material ?? null,
    dimensions: {
      width,
      height,
      depth,
      weight: draft.kg === undefined ? null : Math.round(draft.kg * pieces * 1000),
    },
    size: draft.size ?? null,
    energyLevel: draft.energy ?? null,
    ...contentOf(draft, pieces, attributes),
  };
}
