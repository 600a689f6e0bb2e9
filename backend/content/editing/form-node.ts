/**
 * A form as its schema says it: what a desk shows of a file, field by field. Made from the zod
 * schemas, so that a field that a schema gets is in the form at once.
 */
import type { z } from 'zod';

interface Common {
  /** May be left empty. */
  isOptional: boolean;
  /** What holds where the file says nothing. */
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
