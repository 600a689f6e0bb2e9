import { z } from 'zod';
import { parseCondition, parseQuality } from '../../../src/domain/fit/condition.ts';
import { type FitTable, parseClassCondition } from '../../../src/domain/fit/fit-table.ts';
import type { Report } from './read-files.ts';
import type { Source } from './sources.ts';

/** The first file; an owner may add more, such as `companions-tools.yaml`. */
export const COMPANIONS_FILE = 'companions.yaml';
export const COMPANIONS = /^companions(-[a-z0-9]+)*\.yaml$/;

const text = z.string().trim().min(1, 'may not be empty');
const lines = (read: (line: string) => unknown, example: string) =>
  z.array(text.refine((line) => read(line) !== null, `cannot be read: write it as "${example}"`));
const names = z.array(text).min(1, 'needs a class or category');

/**
 * Which products go together, as described by `FitTable`; `title` is the file's name at the desk.
 */
export const companionsSchema = z.strictObject({
  title: z.strictObject({ nl: text, en: text }).optional(),
  classes: z
    .array(
      z.strictObject({
        name: text,
        categoryCode: text,
        where: lines(parseClassCondition, 'uitvoering: Moker | Vuisthamer').default([]),
      }),
    )
    .default([]),
  companions: z
    .array(
      z.strictObject({
        of: names,
        show: names,
        fit: lines(parseCondition, 'diameter <= diameter').default([]),
      }),
    )
    .default([]),
  alternatives: z
    .array(
      z.strictObject({
        of: names,
        keep: z.array(text).default([]),
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
