import { z } from 'zod';
import { phraseFault } from '../synonyms/synonyms.ts';

/** What one line of the table says: all parts must be in a search, each by one of its phrases. */
export type TaskParts = string[][];

/** The tasks that a kind of product is for. */
export interface ProductTasks {
  /** Words or phrases that find the products, those that fit best first: `tegellijm`. */
  find: string[];
  tasks: TaskParts[];
  /** Tasks that count only where no line of `tasks` does: `schilderen` of anything. */
  otherwise?: TaskParts[];
}

/** A deed, a fault, a thing, a material or a place, with the words for it. */
export interface TaskWords {
  /** The words for it; the first is its name. */
  words: string[];
  /** Names of what it is a kind or part of: a `kozijn` is of `hout`. */
  wider: string[];
  /** What somebody does or complains of, not what it is done to. */
  isDeed: boolean;
}

const MAX_PARTS = 4;
const squeezed = (text: string) => text.trim().replace(/\s+/g, ' ');
const phrasesOf = (text: string) => text.split(',').map(squeezed).filter(Boolean);
/** Returns a function that reports a fault of a text to zod. */
const faultsOf = (context: z.RefinementCtx) => (message: string) =>
  context.addIssue({ code: 'custom', message });

function reportPhrases(phrases: readonly string[], fault: (message: string) => void): void {
  for (const message of new Set(phrases.map(phraseFault))) if (message) fault(message);
}

/** A word or phrase of a product, as in a group of synonyms. */
const phrase = z.string().transform((text, context) => {
  const words = squeezed(text);
  reportPhrases([words], faultsOf(context));
  return words;
});

/** One line as editors write it: `tegel, mozaïek + plakken, lijmen, vastzetten`. */
const taskLine = z.string().transform((text, context): TaskParts => {
  const parts = text.split(/(?:^|\s)\+(?:\s|$)/).map(phrasesOf);
  const fault = faultsOf(context);
  if (parts.some((part) => part.length === 0)) fault('needs a word on both sides of +');
  if (parts.length > MAX_PARTS) fault(`has over ${MAX_PARTS} parts`);
  reportPhrases(parts.flat(), fault);
  return parts;
});

/** Lines as editors write them: `kozijn, raamkozijn, deurkozijn < hout, gevel`. */
const wordsLines = (isDeed: boolean) =>
  z
    .array(
      z.string().transform((text, context): TaskWords => {
        const [own = '', wider, ...more] = text.split('<');
        const words = phrasesOf(own);
        const above = phrasesOf(wider ?? '');
        const fault = faultsOf(context);
        if (words.length === 0) fault('needs a word');
        if (more.length > 0 || (wider !== undefined && above.length === 0))
          fault('needs one < with a word behind it');
        reportPhrases([...words, ...above], fault);
        return { words, wider: above, isDeed };
      }),
    )
    .default([]);

/** The tasks and uses of the kinds of products, in one language. */
export const productTasksSchema = z
  .array(
    z
      .strictObject({
        find: z.array(phrase).min(1, 'needs a word of a product'),
        tasks: z.array(taskLine).default([]),
        otherwise: z.array(taskLine).optional(),
      })
      .refine(({ tasks, otherwise = [] }) => tasks.length + otherwise.length > 0, {
        message: 'needs a task',
        path: ['tasks'],
      }),
  )
  .default([]);

/** The words of tasks, in one language. */
export const taskWordsSchema = z
  .strictObject({ deeds: wordsLines(true), things: wordsLines(false) })
  .default({ deeds: [], things: [] });
