/** Attributes of the trade's formats as the feed has them. */
import { addressText } from '../../texts.ts';
import { type Field, withoutEmpty } from './item.ts';
import { bothLanguages, type Language } from './texts.ts';
import { attributeUnit, pointNumber } from './units.ts';

export interface FormatFeature {
  /** ETIM code (EF…), or the feature's name where the file has no codes. */
  name: string;
  /** What the file calls it; by default its name, if that is no code. */
  label?: (language: Language) => string | undefined;
  /** One value, or the two ends of a range. */
  values: string[];
  /** What the file calls the value; needed where the value is a code (EV…). */
  text?: (language: Language) => string | undefined;
  unit?: string;
}

const FEATURE_CODE = /^EF[A-Z\d]{6}$/;
const VALUE_CODE = /^EV[A-Z\d]{6}$/;
const FLAGS: Record<string, readonly [nl: string, en: string]> = {
  true: ['Ja', 'Yes'],
  false: ['Nee', 'No'],
};

export interface Features {
  attributes: Record<string, Field>[];
  /** Features whose value is a code that the file has no text for. */
  coded: string[];
}

/** The features that say something. `-` stands for none in these formats. */
export function attributesOf(features: readonly FormatFeature[]): Features {
  const result: Features = { attributes: [], coded: [] };
  const seen = new Set<string>();
  for (const feature of features) {
    const isCode = FEATURE_CODE.test(feature.name);
    const code = isCode ? feature.name : addressText(feature.name);
    const values = feature.values.map((value) => value.trim()).filter((v) => v && v !== '-');
    if (!code || values.length === 0 || seen.has(code)) continue;
    const value = valueOf(feature, values);
    if (!value) {
      result.coded.push(code);
      continue;
    }
    seen.add(code);
    const said = bothLanguages('label', (language) => feature.label?.(language));
    const isNamed = isCode || Object.keys(said).length > 0;
    const labels = isNamed ? said : bothLanguages('label', () => feature.name);
    result.attributes.push({ code, ...withoutEmpty(labels), ...value });
  }
  return result;
}

function valueOf(
  { text, unit: unitCode = '' }: FormatFeature,
  values: readonly string[],
): Record<string, Field> | null {
  const unit = attributeUnit(unitCode.trim());
  const [first = '', second] = values;
  if (VALUE_CODE.test(first)) {
    const value = withoutEmpty(bothLanguages('value', (language) => text?.(language)));
    return Object.keys(value).length > 0 ? value : null;
  }
  const flag = FLAGS[first.toLowerCase()];
  if (flag) return { value_nl: flag[0], value_en: flag[1] };
  const number = pointNumber(first);
  if (number !== undefined && second === undefined) return withoutEmpty({ number, unit });
  const whole = [values.join(number === undefined ? ', ' : ' – '), unit].filter(Boolean).join(' ');
  return { value_nl: whole, value_en: whole };
}
