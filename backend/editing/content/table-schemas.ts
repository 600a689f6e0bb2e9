/**
 * Schemas of the files that hold one table each: what goes together, tools, search, and old
 * addresses.
 */
import { z } from 'zod';
import { requiredText, linkTargetSchema } from './schemas.ts';
import { parseCondition, parseQuality } from '../../../src/domain/fit/condition.ts';
import { type FitTable, parseClassCondition } from '../../../src/domain/fit/fit-table.ts';
import type { Report } from './read-files.ts';
import type { Source } from './sources.ts';
import {
  FINISHES,
  JOINT_PARTS,
  TOOL_ATTRIBUTES,
  type ToolTable,
  WALL_PARTS,
} from '../../../src/domain/tools/tool-table.ts';
import { fold } from '../../search/analyse/stem.ts';
import { type SynonymGroup, synonymGroupSchema } from '../../search/synonyms/synonyms.ts';
import { taskExamplesSchema } from '../../search/tasks/task-examples.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import {
  addressKey,
  MAX_MOVED_ADDRESSES,
  type MovedAddress,
  oldAddressProblem,
  resolveMoves,
} from '../../../src/domain/frame/moved-addresses.ts';
import type { Link } from './markdown.ts';

/** The first file; an owner may add more, such as `companions-tools.yaml`. */
export const COMPANIONS_FILE = 'companions.yaml';
export const COMPANIONS = /^companions(-[a-z0-9]+)*\.yaml$/;

const lines = (read: (line: string) => unknown, example: string) =>
  z.array(
    requiredText.refine((line) => read(line) !== null, `cannot be read: write it as "${example}"`),
  );
const classNames = z.array(requiredText).min(1, 'needs a class or category');

/**
 * Which products go together, as described by `FitTable`; `title` is the file's name at the desk.
 */
export const companionsSchema = z.strictObject({
  title: z.strictObject({ nl: requiredText, en: requiredText }).optional(),
  classes: z
    .array(
      z.strictObject({
        name: requiredText,
        categoryCode: requiredText,
        where: lines(parseClassCondition, 'uitvoering: Moker | Vuisthamer').default([]),
      }),
    )
    .default([]),
  companions: z
    .array(
      z.strictObject({
        of: classNames,
        show: classNames,
        fit: lines(parseCondition, 'diameter <= diameter').default([]),
      }),
    )
    .default([]),
  alternatives: z
    .array(
      z.strictObject({
        of: classNames,
        keep: z.array(requiredText).default([]),
        better: lines(parseQuality, 'kwaliteit: standaard < premium').default([]),
      }),
    )
    .default([]),
});

export type CompanionsSource = z.output<typeof companionsSchema>;

/** Merges the tables of all files; a class defined twice is reported, and the first one is used. */
export function compileCompanions(
  sources: readonly Source<CompanionsSource>[],
  report: Report,
): FitTable {
  const classes = new Map<string, CompanionsSource['classes'][number]>();
  for (const { file, value, lineOf } of sources) {
    value.classes.forEach((one, at) => {
      const isThere = classes.has(one.name);
      if (!isThere) classes.set(one.name, one);
      else
        report({
          ...{ file, line: lineOf(['classes', at, 'name']) },
          message: `there is a class "${one.name}" already`,
        });
    });
  }
  return {
    classes: [...classes.values()],
    companions: sources.flatMap(({ value }) => value.companions),
    alternatives: sources.flatMap(({ value }) => value.alternatives),
  };
}

export const TOOLS_FILE = 'tools.yaml';

const line = requiredText.refine(
  (one) => parseClassCondition(one) !== null,
  'cannot be read: write it as "uitvoering: Moker | Vuisthamer"',
);
const classes = z
  .array(z.strictObject({ categoryCode: requiredText, where: z.array(line).default([]) }))
  .default([]);

const each = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

const attributes = Object.fromEntries(
  Object.entries(TOOL_ATTRIBUTES).map(([key, code]) => [key, requiredText.default(code)]),
) as Record<keyof typeof TOOL_ATTRIBUTES, z.ZodDefault<typeof requiredText>>;

/** Which products the wall builder and the joint kit choose from, as `ToolTable` describes. */
export const toolsSchema = z.strictObject({
  attributes: z.strictObject(attributes).default(TOOL_ATTRIBUTES),
  wall: z.strictObject(each(WALL_PARTS, classes)).optional(),
  joint: z.strictObject(each(JOINT_PARTS, classes)).optional(),
  finishes: z.strictObject(each(FINISHES, z.array(requiredText).default([]))).optional(),
});

type ToolsSource = z.output<typeof toolsSchema>;

/** The table of the tools; empty without the file, so that no tool is shown. */
export const compileTools = (source: ToolsSource | null): ToolTable => ({
  attributes: source?.attributes ?? TOOL_ATTRIBUTES,
  wall: source?.wall ?? {},
  joint: source?.joint ?? {},
  finishes: source?.finishes ?? {},
});

/** Schemas of the search settings (`search/*.yaml`). */

/** Groups in one list, without duplicates. */
const groups = z
  .array(synonymGroupSchema)
  .superRefine((list, context) => {
    const firstIndex = new Map<string, number>();
    list.forEach((group, index) => {
      const key = groupKey(group);
      const first = firstIndex.get(key);
      if (first === undefined) firstIndex.set(key, index);
      else {
        const message = `is the same as group ${first + 1} of this list`;
        context.addIssue({ code: 'custom', message, path: [index] });
      }
    });
  })
  .default([]);

const groupKey = ({ from, to }: SynonymGroup) =>
  [from, to].map((words) => words.map(fold).sort().join(',')).join('->');

/**
 * Synonym groups per language; those of `both` apply to each. `title` is the file's name at the
 * desk.
 */
export const synonymsSchema = z.strictObject({
  title: z.strictObject({ nl: requiredText, en: requiredText }).optional(),
  nl: groups,
  en: groups,
  both: groups,
});

export const TASKS_FILE = 'search/tasks.yaml';
/** The first file; an owner may add more, such as `tasks-garden.yaml`. */
export const TASKS = /^search\/tasks(-[a-z0-9]+)*\.yaml$/;
/**
 * What shoppers say when they need a kind of product, per language; `title` is the file's name at
 * the desk.
 */
export const tasksSchema = z.strictObject({
  title: z.strictObject({ nl: requiredText, en: requiredText }).optional(),
  nl: taskExamplesSchema,
  en: taskExamplesSchema,
});

/** Search terms per language, ignoring case, accents, and singular or plural. */
const terms = z
  .strictObject({ nl: z.array(requiredText).default([]), en: z.array(requiredText).default([]) })
  .refine(({ nl, en }) => nl.length + en.length > 0, 'needs a term');

/** Terms that redirect to a page instead of a list; `to` is a link as in all content. */
export const redirectsSchema = z.array(z.strictObject({ terms, to: linkTargetSchema }));

/** Products, by number on the product page, shown first for a term, in this order. */
export const pinnedSchema = z.array(
  z.strictObject({
    terms,
    products: z
      .array(z.int('must be the number of a product').min(1))
      .min(1, 'needs a product')
      .max(12, 'has over 12 products'),
  }),
);

export const MOVED_ADDRESSES_FILE = 'old-addresses.yaml';

const oldAddress = z
  .string()
  .trim()
  .superRefine((address, context) => {
    const message = oldAddressProblem(address);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Redirects: old addresses, each with its target page (`old-addresses.yaml`). */
export const movedAddressesSchema = z
  .array(z.strictObject({ from: oldAddress, to: linkTargetSchema }))
  .max(MAX_MOVED_ADDRESSES, `has over ${MAX_MOVED_ADDRESSES} addresses`)
  .superRefine((rows, context) => {
    const seenKeys = new Set<string>();
    rows.forEach(({ from: address }, at) => {
      const key = addressKey(address);
      if (seenKeys.has(key))
        context.addIssue({ code: 'custom', path: [at, 'from'], message: 'stands here twice' });
      seenKeys.add(key);
    });
    for (const at of resolveMoves(rows).loops)
      context.addIssue({ code: 'custom', path: [at, 'to'], message: 'leads back to itself' });
  });

export type MovedAddressesSource = z.output<typeof movedAddressesSchema>;

/** Compiles redirects for each language; invalid links are reported. */
export function compileMovedAddresses(
  source: Source<MovedAddressesSource> | null,
  resolve: (target: string, locale: Locale) => Link,
  report: Report,
): MovedAddress[] {
  const moves = (source?.value ?? []).flatMap(({ from: old, to }, at) => {
    const link = resolve(to, /^\/en(\/|$)/i.test(old) ? 'en' : 'nl');
    if ('href' in link) return [{ from: old, to: link.href }];
    report({ file: MOVED_ADDRESSES_FILE, line: source!.lineOf([at, 'to']), message: link.problem });
    return [];
  });
  return resolveMoves(moves).moves;
}
