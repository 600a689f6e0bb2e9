/** The schema of a feed row for a product. `docs/feed.md` explains the fields to owners. */
import { z } from 'zod';
import { checkDigit } from '../product-numbers.ts';
import {
  packContent,
  euros,
  flag,
  kilograms,
  listOf,
  millimetres,
  pieces,
  prose,
  text,
} from './cells.ts';

/** An error in a row: the invalid field and value, and what is expected. */
export interface FeedError {
  /** Line of the file, from 1. */
  line: number;
  /** Empty if the whole row is wrong. */
  field: string;
  /** Text of the cell; may be empty. */
  value: string;
  message: string;
}

/** Limited because the id of a document is the product id followed by one digit. */
export const MAX_DOCUMENTS = 10;
const MAX_MEDIA = 30;
/** Limited because the id of a level is the product id followed by one digit, from 1. */
const MAX_LEVELS = 9;

/** An article code: `100234`, `GP-1250A`. In lists, codes are separated by `|`. */
export const articleCode = z
  .string()
  .trim()
  .regex(
    /^(?=.*[\p{L}\p{N}])(?!.*\|)[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,40}$/u,
    'must be 1 to 40 printable characters without |, one of them a letter or digit',
  );
const number = z.coerce.string().pipe(articleCode);
const day = z.iso.date('must be a day such as 2026-12-01');
const code = z.coerce
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,59}$/, 'must be letters, digits, - and _');
const textList = listOf(text, 20);
const articleCodeList = listOf(articleCode, 50);
const mediaList = listOf(text.max(2000, 'is longer than 2000 characters'), MAX_MEDIA);

const oneMedium = mediaList.refine((list) => list.length <= 1, { error: 'holds more than 1' });

const jsonAttribute = z.strictObject({
  code,
  label_nl: text.optional(),
  label_en: text.optional(),
  value_nl: text.optional(),
  value_en: text.optional(),
  number: z.number().optional(),
  unit: text.max(20).optional(),
});

const PACK_UNITS = {
  ...{ 'm²': 'm²', m2: 'm²', m: 'm', 'm³': 'm³', m3: 'm³', kg: 'kg', l: 'l' },
  ...{ stuk: 'stuk', piece: 'stuk' },
} as const;

const fields = {
  /** Product number; the product is changed if it exists, else added. */
  number,
  ean: z.coerce
    .string()
    .regex(/^\d{13}$/, 'must be 13 digits')
    .refine((ean) => checkDigit(ean.slice(0, -1)) === Number(ean.at(-1)), {
      error: 'has a wrong check digit',
    }),
  name_nl: text,
  name_en: text,
  /** Brand code; must exist. */
  brand: text,
  /** Category code or Dutch path; must exist. */
  category: text,
  /** Cents incl. VAT. */
  price: euros,
  tax_rate: z.coerce.number().pipe(z.literal([9, 21], 'must be 9 or 21')),
  unit_nl: text.max(20, 'is longer than 20 characters'),
  unit_en: text.max(20, 'is longer than 20 characters'),
  orderable: text.max(10, 'is longer than 10 characters'),
  visibility: z.enum(
    ['NotViewable', 'ViewableButNotOrderable', 'Orderable'],
    'must be NotViewable, ViewableButNotOrderable or Orderable',
  ),
  sold_online: flag,
  /** Stock of the webshop. */
  stock: pieces,
  /** Day on which a sold-out product is expected; empty if it is not known any more. */
  expected: z.union([z.literal(''), day], 'must be a day such as 2026-12-01'),
  description_nl: prose,
  description_en: prose,
  /** `pakket` for parcels, `grootgoed` for lorries. */
  delivery_type: z.enum(['pakket', 'grootgoed'], 'must be pakket or grootgoed'),
  /** Grams. */
  weight: kilograms,
  /** Kind of product, as named by the owner. */
  class: text.max(60, 'is longer than 60 characters'),
  /** Former name of `class`. */
  family: text.max(60, 'is longer than 60 characters'),
  key_specs_nl: textList,
  key_specs_en: textList,
  usage_nl: prose,
  usage_en: prose,
  color_nl: text,
  color_en: text,
  material_nl: text,
  material_en: text,
  width: millimetres,
  height: millimetres,
  depth: millimetres,
  size: z.coerce.string().pipe(text),
  /** Number of `pack_unit` in one piece. */
  pack_content: packContent,
  pack_unit: z
    .enum(
      Object.keys(PACK_UNITS) as (keyof typeof PACK_UNITS)[],
      'must be m², m, m³, kg, l or stuk',
    )
    .transform((unit) => PACK_UNITS[unit]),
  energy_level: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-G]$/, 'must be a letter from A to G'),
  /** The manufacturer's energy label as picture, and the product information sheet as PDF. */
  energy_label: oneMedium,
  energy_sheet: oneMedium,
  safety_logos: listOf(
    z
      .string()
      .toUpperCase()
      .regex(/^GHS0[1-9]$/, 'must be GHS01 to GHS09'),
    9,
  ),
  warnings_nl: textList,
  warnings_en: textList,
  /** Code of its group of variants. */
  group: text.max(60, 'is longer than 60 characters'),
  attributes: z.array(jsonAttribute),
  /** Cents incl. VAT. */
  list_price: euros,
  action_price: euros,
  /** First and last day of the offer. */
  action_from: day,
  action_until: day,
  action_nl: text,
  action_en: text,
  accessories: articleCodeList,
  alternatives: articleCodeList,
  parts: articleCodeList,
  pictures: mediaList,
  documents: mediaList.refine((list) => list.length <= MAX_DOCUMENTS, {
    error: `holds more than ${MAX_DOCUMENTS}`,
  }),
  videos: mediaList,
};

/** Fields with a dotted name, by the key under which the row stores them. */
const FIELD_GROUPS = {
  stores: { name: 'stock', pattern: /^stock\.0*(\d{1,9})$/, value: pieces },
  staffel: { name: 'staffel', pattern: /^staffel\.0*(\d{1,6})$/, value: euros },
  attr: {
    name: 'attr',
    pattern: /^attr\.([A-Za-z0-9][\w-]{0,59}(?:\.en)?)$/,
    value: z.union([z.string(), z.number(), z.boolean()]),
  },
} as const;
type FieldGroup = keyof typeof FIELD_GROUPS;
const GROUP_KEYS = Object.keys(FIELD_GROUPS) as FieldGroup[];
/** Required fields of a new product. */
const REQUIRED_FIELDS = ['ean', 'name_nl', 'name_en', 'brand', 'category', 'price'] as const;

/** A row of JSON lines, without the fields of `FIELD_PATTERNS`. */
const jsonRow = z
  .strictObject(fields)
  .partial()
  .required({ number: true })
  .extend({
    staffel: z
      .record(z.string().regex(/^[1-9]\d{0,5}$/), FIELD_GROUPS.staffel.value)
      .refine((prices) => Object.keys(prices).length <= MAX_LEVELS, {
        error: `holds more than ${MAX_LEVELS} prices`,
      })
      .optional(),
  });
const FIELD_PATTERNS = Object.values(FIELD_GROUPS);

/** A row in which `stock.12`, `attr.CODE` and the like are collected into one object per group. */
const feedRow = jsonRow.extend({
  stores: z.record(z.string(), FIELD_GROUPS.stores.value).optional(),
  attr: z.record(z.string(), FIELD_GROUPS.attr.value).optional(),
});

type RowSchema = z.ZodType<FeedRow>;
const rowFields = feedRow.shape;
type RowField = keyof typeof rowFields;
/**
 * Cached schemas by set of filled fields: validating all other fields too would take most of the
 * time.
 */
const schemas = new Map<string, RowSchema>();
/**
 * Compiled schemas take memory; rows with other sets of fields are validated by the full schema.
 */
const MAX_SCHEMAS = 100;

function schemaOf(row: object): RowSchema {
  const names = Object.keys(row);
  const key = names.join();
  const cachedSchema = schemas.get(key);
  if (cachedSchema) return cachedSchema;
  if (schemas.size >= MAX_SCHEMAS || !names.every((name) => Object.hasOwn(rowFields, name)))
    return feedRow;
  const filledFields = Object.fromEntries(['number', ...names].map((name) => [name, true]));
  const schema = feedRow.pick(
    filledFields as Partial<Record<RowField, true>>,
  ) as unknown as RowSchema;
  schemas.set(key, schema);
  return schema;
}

/**
 * An absent field leaves the shop's value unchanged. `stores`: stock by store id; `staffel`: price
 * by quantity; `attr`: values by code, English ones by `CODE.en`.
 */
export type FeedRow = z.infer<typeof feedRow>;
/** A row with all required fields of a new product. */
export type NewFeedRow = FeedRow & Required<Pick<FeedRow, (typeof REQUIRED_FIELDS)[number]>>;

export const FIELDS = [
  ...Object.keys(fields),
  ...['stock.STORE', 'staffel.N', 'attr.CODE', 'attr.CODE.en'],
];

const parseGroupField = (name: string): { group: FieldGroup; key: string } | null => {
  if (!name.includes('.')) return null;
  for (const group of GROUP_KEYS) {
    const key = FIELD_GROUPS[group].pattern.exec(name)?.[1];
    if (key !== undefined) return { group, key };
  }
  return null;
};

export const isField = (name: string): boolean =>
  Object.hasOwn(fields, name) || parseGroupField(name) !== null;

/** Returns the required fields of a new product that the row lacks. */
export const missingFields = (row: FeedRow): string[] =>
  REQUIRED_FIELDS.filter((name) => row[name] === undefined);

/** Completes the names of a new product: one in a single language is used for both. */
export const fillBothNames = <Row extends FeedRow>(row: Row): Row => ({
  ...row,
  name_nl: row.name_nl ?? row.name_en,
  name_en: row.name_en ?? row.name_nl,
});

/** Validates a row. `stock.12` is the stock of store 12. */
export function validateRow(
  line: number,
  value: unknown,
): { row: FeedRow } | { errors: FeedError[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'must be an object with the fields of a product';
    return { errors: [{ line, field: '', value: JSON.stringify(value), message }] };
  }
  const cells: Record<string, unknown> = {};
  const valuesByGroup: Partial<Record<FieldGroup, Record<string, unknown>>> = {};
  for (const [name, cell] of Object.entries(value)) {
    const groupField = parseGroupField(name);
    // In JSON the staffel is already an object; the other groups are dotted fields only.
    if (groupField) (valuesByGroup[groupField.group] ??= {})[groupField.key] = cell;
    else if (name === 'staffel' && typeof cell === 'object') valuesByGroup.staffel = { ...cell };
    else cells[name === 'stores' || name === 'attr' ? `${name} ` : name] = cell;
  }
  const row = { ...cells, ...valuesByGroup };
  const result = schemaOf(row).safeParse(row);
  if (result.success) return { row: result.data };
  const errors = result.error.issues.flatMap((issue): FeedError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((field) => ({
        line,
        field: field.trim(),
        value: '',
        message: 'is not a field of a feed',
      }));
    const [name = '', groupKey] = issue.path.map(String);
    const isGroup = GROUP_KEYS.includes(name as FieldGroup) && groupKey !== undefined;
    const cell = isGroup ? valuesByGroup[name as FieldGroup]?.[groupKey] : cells[name];
    const field = isGroup ? `${FIELD_GROUPS[name as FieldGroup].name}.${groupKey}` : name;
    const message = cell === undefined ? 'is missing' : issue.message;
    return [{ line, field, value: cellText(cell), message }];
  });
  return { errors };
}

const cellText = (cell: unknown): string =>
  cell === undefined ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell);

/** Returns a JSON Schema (draft 2020-12) of products in JSON lines. */
export function feedSchema() {
  const { $schema, properties, required } = z.toJSONSchema(jsonRow, SCHEMA_OPTIONS);
  return {
    $schema,
    title: 'A product of a feed',
    description: 'docs/feed.md explains the fields. What a row does not say stays as it is.',
    type: 'object',
    required,
    properties: properties ?? {},
    patternProperties: Object.fromEntries(
      FIELD_PATTERNS.map(({ pattern, value }) => [
        pattern.source,
        { ...z.toJSONSchema(value, SCHEMA_OPTIONS), $schema: undefined },
      ]),
    ),
    additionalProperties: false,
  };
}

/** Describes the input of the schemas, before their transforms. */
const SCHEMA_OPTIONS = { io: 'input', unrepresentable: 'any' } as const;
