/**
 * Form descriptions derived from zod schemas, so that new fields appear in the form automatically.
 */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { parseDecimal } from '../../../../src/domain/shared/decimal.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';

interface CommonNode {
  /** May be left empty. */
  isOptional: boolean;
  /** The value that applies if the file has none. */
  default?: unknown;
}

export type FormNode = CommonNode &
  (
    | { kind: 'text'; max: number | null; isDate: boolean }
    | { kind: 'number' }
    | { kind: 'flag' }
    | { kind: 'choice'; options: string[] }
    | { kind: 'choices'; options: string[] }
    | { kind: 'picture'; canBeDrawn: boolean }
    | { kind: 'colour' }
    /** A stored file, shown by its image or name. */
    | { kind: 'medium' }
    | { kind: 'fixed'; value: unknown }
    /** Texts or numbers, one per line. */
    | { kind: 'lines'; isNumber: boolean }
    /** Groups of words, one group per line. */
    | { kind: 'word-groups' }
    | { kind: 'group'; fields: Record<string, FormNode> }
    /** `accept`: items can be added by uploading files of these types. */
    | { kind: 'list'; item: () => FormNode; accept?: string }
    /** Keys with one value each. */
    | { kind: 'record'; value: FormNode }
  );

type SpecificNode = FormNode extends infer N
  ? N extends CommonNode
    ? Omit<N, keyof CommonNode>
    : never
  : never;

/** The internals of a zod schema that forms need. */
interface SchemaDefinition {
  type: string;
  innerType: z.ZodType;
  defaultValue: unknown;
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  options: z.ZodType[];
  entries: Record<string, string>;
  values: unknown[];
  valueType: z.ZodType;
  in: z.ZodType;
  getter: () => z.ZodType;
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as SchemaDefinition;

/** The form of a schema. Throws for unsupported schemas. */
export function formNodeOf(schema: z.ZodType): FormNode {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...formNodeOf(def.innerType), isOptional: true };
    case 'default':
      return { ...formNodeOf(def.innerType), isOptional: true, default: def.defaultValue };
    case 'pipe':
      return formNodeOf(def.in);
    case 'lazy':
      return formNodeOf(def.getter());
    default:
      return { isOptional: false, ...nodeOfType(schema, def) } as FormNode;
  }
}

function nodeOfType(schema: z.ZodType, def: SchemaDefinition): SpecificNode {
  switch (def.type) {
    case 'string': {
      const input = schema.meta()?.['input'];
      if (input === 'picture') return { kind: 'picture', canBeDrawn: false };
      if (input === 'colour' || input === 'medium') return { kind: input };
      const { maxLength } = schema as z.ZodString;
      return { kind: 'text', max: maxLength, isDate: false };
    }
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'flag' };
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries) };
    case 'literal':
      return { kind: 'fixed', value: def.values[0] };
    case 'union': {
      const types = def.options.map((option) => definitionOf(option).type);
      return types.includes('boolean')
        ? { kind: 'picture', canBeDrawn: true }
        : { kind: 'text', max: null, isDate: true };
    }
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, inner]) => [name, formNodeOf(inner)]);
      return { kind: 'group', fields: Object.fromEntries(fields) as Record<string, FormNode> };
    }
    case 'record':
      return { kind: 'record', value: formNodeOf(def.valueType) };
    case 'array': {
      const accept = schema.meta()?.['accept'];
      return typeof accept === 'string'
        ? { kind: 'list', item: () => formNodeOf(def.element), accept }
        : listNode(def.element);
    }
    default:
      throw new Error(`There is no form for a ${def.type}.`);
  }
}

function listNode(element: z.ZodType): SpecificNode {
  const { type } = definitionOf(element);
  // A lazy schema may be recursive, so it is expanded per item.
  if (type === 'lazy') return { kind: 'list', item: () => formNodeOf(element) };
  const node = formNodeOf(element);
  if (node.kind === 'choice') return { kind: 'choices', options: node.options };
  if (node.kind === 'text' || node.kind === 'number') {
    return { kind: 'lines', isNumber: node.kind === 'number' };
  }
  if (node.kind === 'lines') return { kind: 'word-groups' };
  return { kind: 'list', item: () => node };
}

/** The values submitted under a name, in page order. */
export interface SubmittedFields {
  (name: string): readonly string[];
  /** The editor's language, for number formats. */
  locale: Locale;
}

export const joinPath = (path: string, name: string | number) =>
  path === '' ? String(name) : `${path}.${name}`;

/** Name of the fields, below the path of a list, that give the numbers of its items in order. */
export const ITEM_NUMBERS = '#';
/** Name of the field, below the path of a list, whose uploaded files are added to it. */
export const ADDED_FILES = 'files';

/**
 * The submitted value of a node; undefined: to be omitted from the file. `before` is the previous
 * value: what it omits because it equals the default stays omitted.
 */
export function readFormValue(
  node: FormNode,
  path: string,
  fields: SubmittedFields,
  before: unknown,
): unknown {
  const value = readValueOfType(node, path, fields, before);
  const isUnsaid = isEqual(value, node.default) || (node.isOptional && isEmptyObject(value));
  if (before === undefined && isUnsaid) return undefined;
  // `null` in the file means the same as an absent field.
  return value === undefined && before === null ? null : value;
}

function readValueOfType(
  node: FormNode,
  path: string,
  fields: SubmittedFields,
  before: unknown,
): unknown {
  const firstText = fields(path)[0] ?? '';
  switch (node.kind) {
    case 'fixed':
      return node.value;
    case 'flag':
      return firstText === 'true';
    case 'text':
    case 'colour':
    case 'medium':
    case 'choice': {
      const text = firstText.replaceAll('\r\n', '\n').trim();
      return text === '' && node.isOptional ? undefined : text;
    }
    case 'number':
      return parseNumber(firstText, node.isOptional, fields.locale);
    case 'choices':
      return fields(path).filter((option) => option !== '');
    case 'picture':
      if (firstText === 'true' || firstText === 'false') return firstText === 'true';
      return firstText === '' ? (node.default ?? undefined) : firstText;
    case 'lines':
      return linesOf(firstText).map((line) =>
        node.isNumber ? parseNumber(line, false, fields.locale) : line,
      );
    case 'word-groups':
      return linesOf(firstText).map((line) => line.split(',').map((word) => word.trim()));
    case 'group':
      return readGroup(node, path, fields, before);
    case 'list': {
      const items = fields(joinPath(path, ITEM_NUMBERS));
      const old = Array.isArray(before) ? before : [];
      return items.map((valueAt) =>
        readFormValue(node.item(), joinPath(path, valueAt), fields, old[Number(valueAt)]),
      );
    }
    case 'record':
      return readRecord(node.value, path, fields, before);
  }
}

function readGroup(
  node: FormNode & { kind: 'group' },
  path: string,
  fields: SubmittedFields,
  before: unknown,
): unknown {
  const old = (before ?? {}) as Record<string, unknown>;
  const entries = Object.entries(node.fields)
    .map(([name, inner]) => [name, readFormValue(inner, joinPath(path, name), fields, old[name])])
    .filter(([, value]) => value !== undefined);
  const isEmpty = entries.every(([, value]) => value === '' || isEqual(value, []));
  return node.isOptional && isEmpty ? undefined : Object.fromEntries(entries);
}

function readRecord(
  inner: FormNode,
  path: string,
  fields: SubmittedFields,
  before: unknown,
): unknown {
  const keys = Object.keys((before ?? {}) as object);
  const entries = fields(joinPath(path, ITEM_NUMBERS)).flatMap((valueAt) => {
    const place = joinPath(path, valueAt);
    const key = (fields(joinPath(place, 'key'))[0] ?? '').trim();
    const old = (before as Record<string, unknown>)?.[keys[Number(valueAt)] ?? ''];
    return key === '' ? [] : [[key, readFormValue(inner, joinPath(place, 'value'), fields, old)]];
  });
  return Object.fromEntries(entries) as unknown;
}

const isEqual = isDeepStrictEqual;
const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Decimals that a number may have: enough for amounts, and `1,000` typed in Dutch is refused
 * instead of read as 1.
 */
const MAX_DECIMALS = 2;

/** Parses a number in the editor's format; invalid input stays a text, which the schema refuses. */
function parseNumber(text: string, isOptional: boolean, locale: Locale): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return isOptional ? undefined : '';
  const amount = parseDecimal(trimmed.replace(/^-/, ''), locale, MAX_DECIMALS);
  if (amount === null) return trimmed;
  return trimmed.startsWith('-') ? -amount : amount;
}

/** Applies a list action: `add:questions`, `remove:questions.2`, `up:…`, `down:…`. */
export function applyListAction(value: unknown, action: string): unknown {
  const [verb = '', place = ''] = action.split(':', 2);
  const copy = structuredClone(value);
  const path = place === '' ? [] : place.split('.');
  if (verb === 'add') {
    const list = valueAt(copy, path);
    if (Array.isArray(list)) list.push({});
    else if (typeof list === 'object' && list !== null) (list as Record<string, unknown>)[''] = '';
    else setValueAt(copy, path, [{}]);
    return copy;
  }
  const lastName = path.at(-1) ?? '';
  const index = Number(lastName);
  const list = valueAt(copy, path.slice(0, -1));
  if (!Array.isArray(list)) {
    if (verb === 'remove' && typeof list === 'object' && list !== null) {
      const key = Object.keys(list)[index];
      if (key !== undefined) delete (list as Record<string, unknown>)[key];
    }
    return copy;
  }
  const items = list as unknown[];
  const [item] = items.splice(index, 1);
  const newIndex = { remove: null, up: index - 1, down: index + 1 }[verb] ?? null;
  if (newIndex !== null) items.splice(Math.max(0, newIndex), 0, item);
  return copy;
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)?.[name], value);

function setValueAt(value: unknown, path: readonly string[], inner: unknown): void {
  const parent = valueAt(value, path.slice(0, -1)) as Record<string, unknown> | undefined;
  const name = path.at(-1);
  if (parent && name !== undefined) parent[name] = inner;
}
