import { z } from 'zod';
import { phraseFault } from '../synonyms/synonyms.ts';

/** What one line of the table says: all parts must be in a search, each by one of its phrases. */
export type TaskParts = string[][];

/** The tasks that a kind of product is for. */
export interface ProductTasks {
  /** Words or phrases that find the products, those that fit best first: `tegellijm`. */
  find: string[];
  tasks: TaskParts[];
}

const MAX_PARTS = 4;
const squeezed = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A word or phrase of a product, as in a group of synonyms. */
const phrase = z.string().transform((text, context) => {
  const words = squeezed(text);
  const message = phraseFault(words);
  if (message) context.addIssue({ code: 'custom', message });
  return words;
});

/** One line as editors write it: `tegel, mozaïek + plakken, lijmen, vastzetten`. */
const taskLine = z.string().transform((text, context): TaskParts => {
  const parts = text
    .split(/(?:^|\s)\+(?:\s|$)/)
    .map((part) => part.split(',').map(squeezed).filter(Boolean));
  const fault = (message: string) => context.addIssue({ code: 'custom', message });
  if (parts.some((part) => part.length === 0)) fault('needs a word on both sides of +');
  if (parts.length > MAX_PARTS) fault(`has over ${MAX_PARTS} parts`);
  for (const message of new Set(parts.flat().map(phraseFault))) if (message) fault(message);
  return parts;
});

/** The tasks and uses of the kinds of products, in one language. */
export const productTasksSchema = z
  .array(
    z.strictObject({
      find: z.array(phrase).min(1, 'needs a word of a product'),
      tasks: z.array(taskLine).min(1, 'needs a task'),
    }),
  )
  .default([]);
