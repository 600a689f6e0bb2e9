/**
 * A form as its schema says it: what a desk shows of a file, field by field. Made from the zod
 * schemas, so that a field that a schema gets is in the form at once.
 */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { parseDecimal } from '../../../../src/domain/shared/decimal.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';

interface Common {
  /** May be left empty. */
  isOptional: boolean;
  /** The value that applies where the file has none. */
  default?: unknown;
}

export type FormNode = Common &
  (
    | { kind: 'text'; max: number | null; isDate: boolean }
    | { kind: 'number' }
    | { kind: 'flag' }
    | { kind: 'choice'; options: string[] }
    | { kind: 'choices'; options: string[] }
    | { kind: 'picture'; mayDraw: boolean }
    | { kind: 'colour' }
    /** A file that is kept, shown by its picture or name. */
    | { kind: 'medium' }
    | { kind: 'fixed'; value: unknown }
    /** Texts or numbers, one a line. */
    | { kind: 'lines'; isNumber: boolean }
    /** Groups of words, one group a line. */
    | { kind: 'word-groups' }
    | { kind: 'group'; fields: Record<string, FormNode> }
    /** `accept`: items are made of files of these types. */
    | { kind: 'list'; item: () => FormNode; accept?: string }
    /** Keys with a value each. */
    | { kind: 'record'; value: FormNode }
  );

type Own = FormNode extends infer N ? (N extends Common ? Omit<N, keyof Common> : never) : never;

/** The inside of a zod schema, as far as forms need it. */
interface Def {
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

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** The form of a schema. Throws for a schema that no form can show. */
export function formNode(schema: z.ZodType): FormNode {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...formNode(def.innerType), isOptional: true };
    case 'default':
      return { ...formNode(def.innerType), isOptional: true, default: def.defaultValue };
    case 'pipe':
      return formNode(def.in);
    case 'lazy':
      return formNode(def.getter());
    default:
      return { isOptional: false, ...ownNode(schema, def) } as FormNode;
  }
}

function ownNode(schema: z.ZodType, def: Def): Own {
  switch (def.type) {
    case 'string': {
      const input = schema.meta()?.['input'];
      if (input === 'picture') return { kind: 'picture', mayDraw: false };
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
      const types = def.options.map((option) => defOf(option).type);
      return types.includes('boolean')
        ? { kind: 'picture', mayDraw: true }
        : { kind: 'text', max: null, isDate: true };
    }
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, inner]) => [name, formNode(inner)]);
      return { kind: 'group', fields: Object.fromEntries(fields) as Record<string, FormNode> };
    }
    case 'record':
      return { kind: 'record', value: formNode(def.valueType) };
    case 'array': {
      const accept = schema.meta()?.['accept'];
      return typeof accept === 'string'
        ? { kind: 'list', item: () => formNode(def.element), accept }
        : listNode(def.element);
    }
    default:
      throw new Error(`There is no form for a ${def.type}.`);
  }
}

function listNode(element: z.ZodType): Own {
  const { type } = defOf(element);
  // A lazy one may hold itself: it is opened item by item.
  if (type === 'lazy') return { kind: 'list', item: () => formNode(element) };
  const node = formNode(element);
  if (node.kind === 'choice') return { kind: 'choices', options: node.options };
  if (node.kind === 'text' || node.kind === 'number') {
    return { kind: 'lines', isNumber: node.kind === 'number' };
  }
  if (node.kind === 'lines') return { kind: 'word-groups' };
  return { kind: 'list', item: () => node };
}

// From the fields of a form that was sent to the value that a file holds, and steps in lists.

/** The values that were sent under a name, in the order of the page. */
export interface Fields {
  (name: string): readonly string[];
  /** Of the editor: how numbers are written. */
  locale: Locale;
}

export const joined = (path: string, name: string | number) =>
  path === '' ? String(name) : `${path}.${name}`;

/** Under this name below a list's path stand the numbers of its items, in their order. */
export const ITEMS = '#';
/** Under this name below a list's path stand the files that are to be added to it. */
export const FILES = 'files';

/**
 * The value of a node. Undefined: the file says nothing of it. `before` is what the file said:
 * what it left to the default is left to it still.
 */
export function formValue(node: FormNode, path: string, fields: Fields, before: unknown): unknown {
  const value = ownValue(node, path, fields, before);
  const isUnsaid = same(value, node.default) || (node.isOptional && isNothing(value));
  if (before === undefined && isUnsaid) return undefined;
  // `null` in the file means the same as an absent field.
  return value === undefined && before === null ? null : value;
}

function ownValue(node: FormNode, path: string, fields: Fields, before: unknown): unknown {
  const one = fields(path)[0] ?? '';
  switch (node.kind) {
    case 'fixed':
      return node.value;
    case 'flag':
      return one === 'true';
    case 'text':
    case 'colour':
    case 'medium':
    case 'choice': {
      const text = one.replaceAll('\r\n', '\n').trim();
      return text === '' && node.isOptional ? undefined : text;
    }
    case 'number':
      return numberOf(one, node.isOptional, fields.locale);
    case 'choices':
      return fields(path).filter((option) => option !== '');
    case 'picture':
      if (one === 'true' || one === 'false') return one === 'true';
      return one === '' ? (node.default ?? undefined) : one;
    case 'lines':
      return linesOf(one).map((line) =>
        node.isNumber ? numberOf(line, false, fields.locale) : line,
      );
    case 'word-groups':
      return linesOf(one).map((line) => line.split(',').map((word) => word.trim()));
    case 'group':
      return groupValue(node, path, fields, before);
    case 'list': {
      const items = fields(joined(path, ITEMS));
      const old = Array.isArray(before) ? before : [];
      return items.map((at) => formValue(node.item(), joined(path, at), fields, old[Number(at)]));
    }
    case 'record':
      return recordValue(node.value, path, fields, before);
  }
}

function groupValue(
  node: FormNode & { kind: 'group' },
  path: string,
  fields: Fields,
  before: unknown,
): unknown {
  const old = (before ?? {}) as Record<string, unknown>;
  const entries = Object.entries(node.fields)
    .map(([name, inner]) => [name, formValue(inner, joined(path, name), fields, old[name])])
    .filter(([, value]) => value !== undefined);
  const isEmpty = entries.every(([, value]) => value === '' || same(value, []));
  return node.isOptional && isEmpty ? undefined : Object.fromEntries(entries);
}

function recordValue(inner: FormNode, path: string, fields: Fields, before: unknown): unknown {
  const keys = Object.keys((before ?? {}) as object);
  const entries = fields(joined(path, ITEMS)).flatMap((at) => {
    const place = joined(path, at);
    const key = (fields(joined(place, 'key'))[0] ?? '').trim();
    const old = (before as Record<string, unknown>)?.[keys[Number(at)] ?? ''];
    return key === '' ? [] : [[key, formValue(inner, joined(place, 'value'), fields, old)]];
  });
  return Object.fromEntries(entries) as unknown;
}

const same = isDeepStrictEqual;
const isNothing = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Of settings: amounts of money, a score. So `1,000` in Dutch is refused, and is not read as 1. */
const MOST_DECIMALS = 2;

/** A number as the editor writes it; what is no number stays a text, which the schema refuses. */
function numberOf(text: string, isOptional: boolean, locale: Locale): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return isOptional ? undefined : '';
  const amount = parseDecimal(trimmed.replace(/^-/, ''), locale, MOST_DECIMALS);
  if (amount === null) return trimmed;
  return trimmed.startsWith('-') ? -amount : amount;
}

/** A step in a list: `add:questions`, `remove:questions.2`, `up:…`, `down:…`. */
export function step(value: unknown, action: string): unknown {
  const [verb = '', place = ''] = action.split(':', 2);
  const copy = structuredClone(value);
  const path = place === '' ? [] : place.split('.');
  if (verb === 'add') {
    const list = at(copy, path);
    if (Array.isArray(list)) list.push({});
    else if (typeof list === 'object' && list !== null) (list as Record<string, unknown>)[''] = '';
    else put(copy, path, [{}]);
    return copy;
  }
  const last = path.at(-1) ?? '';
  const index = Number(last);
  const list = at(copy, path.slice(0, -1));
  if (!Array.isArray(list)) {
    if (verb === 'remove' && typeof list === 'object' && list !== null) {
      const key = Object.keys(list)[index];
      if (key !== undefined) delete (list as Record<string, unknown>)[key];
    }
    return copy;
  }
  const items = list as unknown[];
  const [item] = items.splice(index, 1);
  const to = { remove: null, up: index - 1, down: index + 1 }[verb] ?? null;
  if (to !== null) items.splice(Math.max(0, to), 0, item);
  return copy;
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)?.[name], value);

function put(value: unknown, path: readonly string[], inner: unknown): void {
  const parent = at(value, path.slice(0, -1)) as Record<string, unknown> | undefined;
  const name = path.at(-1);
  if (parent && name !== undefined) parent[name] = inner;
}
