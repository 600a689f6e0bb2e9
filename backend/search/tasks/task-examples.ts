/** What shoppers say when they need a kind of product, as editors write it. */
import { z } from 'zod';
import { phraseFault } from '../synonyms/synonyms.ts';

/** Searches that a kind of product is the answer to. */
export interface TaskExamples {
  /** Words or phrases that find the products, those that fit best first: `tegellijm`. */
  find: string[];
  examples: string[];
}

const MAX_PARTS = 4;
/** A line of parts stands for at most so many examples, spread over its words. */
const MAX_COMBINATIONS = 20;
/** Maximum length of an example, in characters. */
const MAX_LENGTH = 120;

const squeezed = (text: string) => text.trim().replace(/\s+/g, ' ');
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

/** Returns the texts that take one phrase of each part; of many, some of every phrase. */
function combinationsOf(parts: readonly (readonly string[])[]): string[] {
  const total = parts.reduce((product, { length }) => product * length, 1);
  const count = Math.min(total, MAX_COMBINATIONS);
  return Array.from({ length: count }, (_, at) => {
    let rest = Math.floor((at * total) / count);
    const chosen = parts.map((part) => {
      const phraseOfPart = part[rest % part.length]!;
      rest = Math.floor(rest / part.length);
      return phraseOfPart;
    });
    return chosen.join(' ');
  });
}

/** Several examples in one line: `tegel, mozaïek + plakken, lijmen, vastzetten`. */
const taskLine = z.string().transform((text, context): string[] => {
  const parts = text
    .split(/(?:^|\s)\+(?:\s|$)/)
    .map((part) => part.split(',').map(squeezed).filter(Boolean));
  const fault = faultsOf(context);
  if (parts.some((part) => part.length === 0)) fault('needs a word on both sides of +');
  if (parts.length > MAX_PARTS) fault(`has over ${MAX_PARTS} parts`);
  reportPhrases(parts.flat(), fault);
  return combinationsOf(parts);
});

/** One example per line. */
const exampleLines = z.string().transform((text, context): string[] => {
  const lines = text.split('\n').map(squeezed).filter(Boolean);
  const long = lines.find(({ length }) => length > MAX_LENGTH);
  if (long !== undefined)
    faultsOf(context)(`has a line of over ${MAX_LENGTH} characters: ${long.slice(0, 40)}…`);
  return lines;
});

/** The examples of the kinds of products, in one language. */
export const taskExamplesSchema = z
  .array(
    z
      .strictObject({
        find: z.array(phrase).min(1, 'needs a word of a product'),
        tasks: z.array(taskLine).optional(),
        examples: exampleLines.optional(),
      })
      .transform(({ find, tasks = [], examples = [] }, context): TaskExamples => {
        const all = [...tasks.flat(), ...examples];
        if (all.length === 0)
          context.addIssue({ code: 'custom', message: 'needs a task', path: ['tasks'] });
        return { find, examples: all };
      }),
  )
  .default([]);
