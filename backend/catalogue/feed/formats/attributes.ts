/** Converts attributes of the trade's formats to those of the feed. */
import { addressText } from '../../texts.ts';
import { type Field, type ReadOptions, withoutEmpty, type Language } from './item.ts';
import { attributeUnit, parsePointDecimal } from './units.ts';

export interface FormatFeature {
  /** ETIM code (EF…), or the name of the feature if the file has no codes. */
  name: string;
  /** Label in the file; by default its name, if that is not a code. */
  label?: (language: Language) => string | undefined;
  /** One value, or the two ends of a range. */
  values: string[];
  /** Text of the value in the file; required if the value is a code (EV…). */
  text?: (language: Language) => string | undefined;
  unit?: string;
}

const FEATURE_CODE = /^EF[A-Z\d]{6}$/;
const VALUE_CODE = /^EV[A-Z\d]{6}$/;
const FLAGS: Record<string, readonly [nl: string, en: string]> = {
  true: ['Ja', 'Yes'],
  false: ['Nee', 'No'],
};

/** Maximum length of a text in the feed. */
const LONGEST = 300;

/**
 * Returns the features that are meaningful to shoppers. Omits those whose value is a code without a
 * text, or whose name is a code without a label in the file or the shop. `-` means no value.
 */
export function attributesOf(
  features: readonly FormatFeature[],
  { knowsAttribute, onWarning }: ReadOptions,
): Record<string, Field>[] {
  const attributes: Record<string, Field>[] = [];
  const seen = new Set<string>();
  for (const feature of features) {
    const isCode = FEATURE_CODE.test(feature.name);
    const code = isCode ? feature.name : addressText(feature.name);
    const values = feature.values.map((value) => value.trim()).filter((v) => v && v !== '-');
    if (!code || values.length === 0 || seen.has(code)) continue;
    const value = valueOf(feature, values);
    if (!value) {
      onWarning?.('Left out: features whose values are ETIM codes (EV…) without a text.');
      continue;
    }
    seen.add(code);
    const own = isCode ? undefined : feature.name;
    const labels = dutchAtLeast('label', (language) => feature.label?.(language), own);
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
    const value = dutchAtLeast('value', (language) => text?.(language));
    return Object.keys(value).length > 0 ? value : null;
  }
  const flag = FLAGS[first.toLowerCase()];
  if (flag) return { value_nl: flag[0], value_en: flag[1] };
  const number = parsePointDecimal(first);
  if (number !== undefined && second === undefined) return withoutEmpty({ number, unit });
  const whole = [values.join(number === undefined ? ', ' : ' – '), unit].filter(Boolean).join(' ');
  return dutchAtLeast('value', () => undefined, whole);
}

/** Returns a text in the languages of the file; the Dutch text defaults to the English one. */
function dutchAtLeast(
  field: string,
  textOf: (language: Language) => string | undefined,
  otherwise?: string,
): Record<string, Field> {
  const [nl, en] = [textOf('nl'), textOf('en')];
  return withoutEmpty({
    [`${field}_nl`]: (nl || en || otherwise)?.slice(0, LONGEST),
    [`${field}_en`]: en?.slice(0, LONGEST),
  });
}
