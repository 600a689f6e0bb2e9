/** Converts attributes of the trade's formats to those of the feed. */
import { addressText } from '../../texts.ts';
import { type Field, type ReadOptions, omitEmptyFields, type Language } from './item.ts';

export interface FormatFeature {
  /** ETIM code (EF…), or the name of the feature if the file has no codes. */
  name: string;
  /** Label in the file; by default its name, if that is not a code. */
  label?: (language: Language) => string | undefined;
  /** A single value, or the lower and upper value of a range. */
  values: string[];
  /** Text of the value in the file; required if the value is a code (EV…). */
  text?: (language: Language) => string | undefined;
  unit?: string;
}

const FEATURE_CODE = /^EF[A-Z\d]{6}$/;
const VALUE_CODE = /^EV[A-Z\d]{6}$/;
const FLAG_TEXTS: Record<string, readonly [nl: string, en: string]> = {
  true: ['Ja', 'Yes'],
  false: ['Nee', 'No'],
};

/** Maximum length of a text in the feed. */
const MAX_LENGTH = 300;

/**
 * Returns the features that are meaningful to shoppers. Omits those whose value is a code without a
 * text, or whose name is a code without a label in the file or the shop. `-` means no value.
 */
export function attributesOf(
  features: readonly FormatFeature[],
  { knowsAttribute, onWarning }: ReadOptions,
): Record<string, Field>[] {
  const attributes: Record<string, Field>[] = [];
  const seenCodes = new Set<string>();
  for (const feature of features) {
    const isCode = FEATURE_CODE.test(feature.name);
    const code = isCode ? feature.name : addressText(feature.name);
    const values = feature.values.map((value) => value.trim()).filter((v) => v && v !== '-');
    if (!code || values.length === 0 || seenCodes.has(code)) continue;
    const value = valueOf(feature, values);
    if (!value) {
      onWarning?.('Left out: features whose values are ETIM codes (EV…) without a text.');
      continue;
    }
    seenCodes.add(code);
    const ownName = isCode ? undefined : feature.name;
    const labels = withDutchFallback('label', (language) => feature.label?.(language), ownName);
    if (isCode && !('label_nl' in labels) && knowsAttribute?.(code) === false) {
      onWarning?.('Left out: features of ETIM codes (EF…) that the file and the shop do not name.');
      continue;
    }
    attributes.push({ code, ...labels, ...value });
  }
  return attributes;
}

function valueOf(
  { text, unit: unitCode = '' }: FormatFeature,
  values: readonly string[],
): Record<string, Field> | null {
  const unit = attributeUnit(unitCode.trim());
  const [first = '', second] = values;
  if (VALUE_CODE.test(first)) {
    const value = withDutchFallback('value', (language) => text?.(language));
    return Object.keys(value).length > 0 ? value : null;
  }
  const flag = FLAG_TEXTS[first.toLowerCase()];
  if (flag) return { value_nl: flag[0], value_en: flag[1] };
  const number = parsePointDecimal(first);
  if (number !== undefined && second === undefined) return omitEmptyFields({ number, unit });
  const valueWithUnit = [values.join(number === undefined ? ', ' : ' – '), unit]
    .filter(Boolean)
    .join(' ');
  return withDutchFallback('value', () => undefined, valueWithUnit);
}

/** Returns a text in the languages of the file; the Dutch text defaults to the English one. */
function withDutchFallback(
  field: string,
  textOf: (language: Language) => string | undefined,
  otherwise?: string,
): Record<string, Field> {
  const [nl, en] = [textOf('nl'), textOf('en')];
  return omitEmptyFields({
    [`${field}_nl`]: (nl || en || otherwise)?.slice(0, MAX_LENGTH),
    [`${field}_en`]: en?.slice(0, MAX_LENGTH),
  });
}

// Converts units of the trade's formats.

/** ETIM units (EU…) of building materials. Others are defined by the attribute. */
const ETIM_UNITS: Record<string, string> = {
  EU570011: 'J',
  EU570020: 'N',
  EU570028: 'Hz',
  EU570036: 'm',
  EU570054: 'W',
  EU570056: 'bar',
  EU570073: '°C',
  EU570076: 'K',
  EU570079: 'V',
  EU570097: 'm²',
  EU570106: 'lx',
  EU570108: 'lm',
  EU570121: 'cm²',
  EU570126: 'mm²',
  EU570174: 'mA',
  EU570193: 'kV',
  EU570245: 'Nm',
  EU570376: 'm/s',
  EU570378: 'cm³',
  EU570383: '°',
  EU570399: 'cm',
  EU570403: 'l',
  EU570416: 'kPa',
  EU570418: 'kW',
  EU570419: 'kWh',
  EU570448: 'mm',
  EU570449: 'l/s',
  EU570451: 'm³/h',
  EU570459: 'A',
  EU570492: 'Pa',
  EU570508: 'kN',
  EU571032: 'kN/m²',
};

/** Order units (UN/ECE Recommendation 20 and 21), Dutch and English. */
const ORDER_UNITS: Record<string, readonly [nl: string, en: string]> = {
  C62: ['stuk', 'piece'],
  PCE: ['stuk', 'piece'],
  H87: ['stuk', 'piece'],
  EA: ['stuk', 'piece'],
  MTR: ['meter', 'metre'],
  MTK: ['m²', 'm²'],
  MTQ: ['m³', 'm³'],
  KGM: ['kg', 'kg'],
  LTR: ['liter', 'litre'],
  BX: ['doos', 'box'],
  CT: ['doos', 'carton'],
  PK: ['pak', 'pack'],
  PA: ['pak', 'packet'],
  BG: ['zak', 'bag'],
  SA: ['zak', 'sack'],
  RO: ['rol', 'roll'],
  RL: ['haspel', 'reel'],
  SET: ['set', 'set'],
  PR: ['paar', 'pair'],
  CA: ['blik', 'can'],
  TN: ['blik', 'tin'],
  BO: ['fles', 'bottle'],
  TU: ['tube', 'tube'],
  BE: ['bundel', 'bundle'],
  PX: ['pallet', 'pallet'],
  PF: ['pallet', 'pallet'],
};

/** Units of the contents of a pack: the feed's unit, and the conversion factor. */
const PACK_CONTENT_UNITS: Record<string, readonly [unit: string, factor: number]> = {
  MTK: ['m²', 1],
  SQM: ['m²', 1],
  M2: ['m²', 1],
  'M²': ['m²', 1],
  MTR: ['m', 1],
  M: ['m', 1],
  CMT: ['m', 0.01],
  CM: ['m', 0.01],
  MMT: ['m', 0.001],
  MM: ['m', 0.001],
  MTQ: ['m³', 1],
  M3: ['m³', 1],
  'M³': ['m³', 1],
  KGM: ['kg', 1],
  KG: ['kg', 1],
  GRM: ['kg', 0.001],
  G: ['kg', 0.001],
  LTR: ['l', 1],
  L: ['l', 1],
  MLT: ['l', 0.001],
  ML: ['l', 0.001],
  CL: ['l', 0.01],
  C62: ['stuk', 1],
  PCE: ['stuk', 1],
  PCS: ['stuk', 1],
  H87: ['stuk', 1],
  EA: ['stuk', 1],
};

const KILOGRAMS_BY_UNIT: Record<string, number> = {
  ...{ KGM: 1, KG: 1, GRM: 0.001, G: 0.001, MGM: 0.000001, TNE: 1000, T: 1000 },
  ...{ LBR: 0.45359237, LB: 0.45359237, ONZ: 0.028349523125, OZ: 0.028349523125 },
};
const MILLIMETRES_BY_UNIT: Record<string, number> = {
  ...{ MMT: 1, MM: 1, CMT: 10, CM: 10, DMT: 100, MTR: 1000, M: 1000, INH: 25.4, FOT: 304.8 },
};

/** Six decimals are enough for a measurement, and remove rounding errors. */
const roundToSixDecimals = (value: number): number => Number(value.toFixed(6));

/** Parses a number with a decimal point; undefined for anything else. */
export function parsePointDecimal(text: string | number | null | undefined): number | undefined {
  const trimmedText = String(text ?? '').trim();
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmedText) ? Number(trimmedText) : undefined;
}

/** Returns the displayed unit; undefined for an unknown ETIM code. */
const attributeUnit = (unit: string): string | undefined =>
  /^EU[A-Z\d]{6}$/.test(unit)
    ? ETIM_UNITS[unit]
    : unit.length <= 20
      ? unit || undefined
      : undefined;

export function orderUnit(code: string): { unit_nl?: string; unit_en?: string } {
  const names = ORDER_UNITS[code.trim().toUpperCase()];
  return names ? { unit_nl: names[0], unit_en: names[1] } : {};
}

/** Returns the contents of a pack, if the feed supports its unit. */
export function packContent(
  amount: number | undefined,
  unit: string,
): { pack_content?: number; pack_unit?: string } {
  const content = PACK_CONTENT_UNITS[unit.trim().toUpperCase()];
  if (!content || !amount) return {};
  return { pack_content: roundToSixDecimals(amount * content[1]), pack_unit: content[0] };
}

const converterOf =
  (factors: Record<string, number>) =>
  (amount: number | undefined, unit: string): number | undefined => {
    const factor = factors[unit.trim().toUpperCase()];
    return amount && factor ? roundToSixDecimals(amount * factor) : undefined;
  };

/**
 * Converts to kilograms and millimetres; undefined for an unknown unit, and for an absent or zero
 * amount.
 */
export const toKilograms = converterOf(KILOGRAMS_BY_UNIT);
export const toMillimetres = converterOf(MILLIMETRES_BY_UNIT);
