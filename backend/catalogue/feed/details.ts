/** Converts the fields of a feed row to details and attributes of a product. */
import type {
  ProductDetails,
  AttributeTable,
  AttributeRecord,
} from '../../platform/db/schema/catalogue.ts';
import { paragraph } from '../texts.ts';
import type { FeedRow, FeedError } from './row.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import {
  parseDecimalOfAnyLanguage,
  formatDecimalInput,
} from '../../../src/domain/shared/decimal.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import { flag } from './cells.ts';

/** A value and its path in `ProductDetails`: `['color', 'nl']`. */
export interface ProvidedDetail {
  path: [keyof ProductDetails, string?];
  value: unknown;
}

const LOCALES = ['nl', 'en'] as const;
const MEASURES = ['width', 'height', 'depth', 'weight'] as const;

interface Detail {
  path: ProvidedDetail['path'];
  read(row: FeedRow): unknown;
}

const DETAILS: Detail[] = [
  { path: ['family'], read: (row) => row.class ?? row.family },
  { path: ['size'], read: (row) => row.size },
  { path: ['energyLevel'], read: (row) => row.energy_level },
  { path: ['unitPerProduct'], read: (row) => row.pack_content },
  { path: ['unitPriceUnit'], read: (row) => row.pack_unit },
  { path: ['safetyLogos'], read: (row) => row.safety_logos },
  { path: ['group'], read: (row) => row.group },
  { path: ['expected'], read: (row) => row.expected },
  ...MEASURES.map((side): Detail => ({
    path: ['dimensions', side],
    read: (row) => row[side],
  })),
  ...LOCALES.flatMap((locale): Detail[] => [
    { path: ['description', locale], read: (row) => htmlOf(row[`description_${locale}`]) },
    { path: ['usageDescription', locale], read: (row) => htmlOf(row[`usage_${locale}`]) },
    { path: ['color', locale], read: (row) => row[`color_${locale}`] },
    { path: ['material', locale], read: (row) => row[`material_${locale}`] },
    { path: ['keySpecs', locale], read: (row) => row[`key_specs_${locale}`] },
    { path: ['warnings', locale], read: (row) => row[`warnings_${locale}`] },
  ]),
];

/** Returns the details in a row; absent fields are omitted. */
export function readDetails(row: FeedRow): ProvidedDetail[] {
  const provided: ProvidedDetail[] = [];
  for (const { path, read } of DETAILS) {
    const value = read(row);
    if (value !== undefined) provided.push({ path, value });
  }
  return provided;
}

const htmlOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : paragraph(text);

/** Applies the details of a row; a text in only one language is empty in the other. */
export function applyDetails(
  details: ProductDetails,
  provided: readonly ProvidedDetail[],
): ProductDetails {
  const result: Record<string, unknown> = { ...details };
  for (const { path, value } of provided) {
    const [name, locale] = path;
    const before = result[name] ?? { nl: '', en: '' };
    result[name] = locale === undefined ? value : { ...before, [locale]: value };
  }
  return result as unknown as ProductDetails;
}

export type AttributeDefinitions = ReadonlyMap<string, Selectable<AttributeTable>>;
type Fault = Omit<FeedError, 'line'>;
type JsonAttribute = NonNullable<FeedRow['attributes']>[number];

const MAX_DECIMALS = 9;
/** The number of facts that a product card shows. */
const MAX_KEY_SPECS = 2;
const YES_NO = [
  { nl: 'Ja', en: 'Yes' },
  { nl: 'Nee', en: 'No' },
] as const;

/** Returns the attributes of a row, or its errors. */
export function attributesOf(
  row: FeedRow,
  definitions: AttributeDefinitions,
): { records: AttributeRecord[]; faults: Fault[] } {
  const records: AttributeRecord[] = [];
  const faults: Fault[] = [];
  for (const [name, cell] of Object.entries(row.attr ?? {})) {
    const code = name.replace(/\.en$/, '');
    const definition = definitions.get(code);
    const refuse = (message: string) =>
      faults.push({ field: `attr.${name}`, value: String(cell), message });
    if (!definition) refuse('is not the code of an attribute');
    else if (name !== code) {
      if (row.attr?.[code] === undefined) refuse('has no Dutch text beside it');
    } else {
      const value = valueOf(definition, cell, row.attr?.[`${code}.en`]);
      if (value) records.push({ code, label: definition.label, value });
      else refuse(definition.type === 'number' ? 'must be a number' : 'must be ja or nee');
    }
  }
  for (const jsonAttribute of row.attributes ?? []) {
    const record = jsonRecord(jsonAttribute, definitions.get(jsonAttribute.code));
    if (typeof record === 'string')
      faults.push({ field: 'attributes', value: jsonAttribute.code, message: record });
    else records.push(record);
  }
  // If an attribute occurs twice in a row, the last one is used.
  return { records: [...new Map(records.map((record) => [record.code, record])).values()], faults };
}

/** Formats a value; null if it does not fit the type. */
function valueOf(
  { type, unit }: Pick<Selectable<AttributeTable>, 'type' | 'unit'>,
  cell: string | number | boolean,
  english: string | number | boolean | undefined,
): Texts | null {
  if (type === 'text') return { nl: String(cell), en: String(english ?? cell) };
  if (type === 'boolean') {
    const { data } = flag.safeParse(cell);
    return data === undefined ? null : data ? YES_NO[0] : YES_NO[1];
  }
  const number = numberOf(cell);
  return number === null ? null : measureText(number, unit);
}

/** A JSON number is unambiguous. An ambiguous number in a text is rejected. */
function numberOf(cell: string | number | boolean): number | null {
  if (typeof cell !== 'string') return typeof cell === 'number' ? cell : null;
  const [, sign = '', digits = ''] = /^\s*(-?)(.*)$/s.exec(cell) ?? [];
  const number = parseDecimalOfAnyLanguage(digits, MAX_DECIMALS);
  return number === null ? null : sign ? -number : number;
}

function measureText(number: number, unit: string | null | undefined): Texts {
  const text = (locale: keyof Texts) =>
    [formatDecimalInput(number, locale), unit].filter(Boolean).join(' ');
  return { nl: text('nl'), en: text('en') };
}

/** Returns the record of an attribute that is defined or has its own labels; else the error. */
function jsonRecord(
  { code, label_nl, label_en, value_nl, value_en, number, unit }: JsonAttribute,
  definition: Selectable<AttributeTable> | undefined,
): AttributeRecord | string {
  const label = label_nl ? { nl: label_nl, en: label_en ?? label_nl } : definition?.label;
  if (!label) return 'is not the code of an attribute, and has no label_nl';
  if (number !== undefined)
    return { code, label, value: measureText(number, unit ?? definition?.unit) };
  if (value_nl === undefined) return 'has neither value_nl nor number';
  return { code, label, value: { nl: value_nl, en: value_en ?? value_nl } };
}

/**
 * Adds attributes to the details. The key specs of a card are derived from them, unless the feed
 * specifies others.
 */
export function withAttributes(
  details: ProductDetails,
  records: readonly AttributeRecord[],
): ProductDetails {
  const newByCode = new Map(records.map((record) => [record.code, record]));
  const mergedAttributes = details.attributes.map((record) => newByCode.get(record.code) ?? record);
  const mergedCodes = new Set(mergedAttributes.map(({ code }) => code));
  const attributes = [
    ...mergedAttributes,
    ...[...newByCode.values()].filter(({ code }) => !mergedCodes.has(code)),
  ];
  const areKeySpecsDerived = isDeepStrictEqual(details.keySpecs, keySpecsOf(details.attributes));
  return {
    ...details,
    attributes,
    keySpecs: areKeySpecsDerived ? keySpecsOf(attributes) : details.keySpecs,
  };
}

/** Returns the first values that are meaningful without a label. */
function keySpecsOf(attributes: readonly AttributeRecord[]): ProductDetails['keySpecs'] {
  const values = attributes
    .map(({ value }) => value)
    .filter(({ nl }) => !YES_NO.some((word) => word.nl === nl))
    .slice(0, MAX_KEY_SPECS);
  return { nl: values.map(({ nl }) => nl), en: values.map(({ en }) => en) };
}
