import { z } from 'zod';
import { fold } from './analyse/fold.ts';

/** Whoever searches one of `from` also finds the products of `to`; both are phrases. */
export interface SynonymGroup {
  from: string[];
  /** The same words as `from` where the group works in both directions. */
  to: string[];
}

/** A query is looked up in pieces of at most so many words. */
export const MAX_PHRASE_WORDS = 4;
const MAX_PHRASE_LENGTH = 60;
const ARROW = '->';
const PHRASE = /^[\p{L}\p{M}\d'’&./+-]+( [\p{L}\p{M}\d'’&./+-]+)*$/u;

/** What is wrong with one phrase of a group; null where nothing is. */
export function phraseFault(phrase: string): string | null {
  if (phrase === '') return 'may not be empty';
  if (phrase.length > MAX_PHRASE_LENGTH) return `has over ${MAX_PHRASE_LENGTH} characters`;
  if (!PHRASE.test(phrase)) return "may hold letters, digits, blanks and ' - / . & + only";
  if (phrase.split(' ').length > MAX_PHRASE_WORDS) return `has over ${MAX_PHRASE_WORDS} words`;
  return null;
}

/**
 * One group as editors write it, a list of phrases: `[wandcloset, wc pot]` works in both
 * directions, `[rockwool, roxul -> steenwol]` leads from the words before the arrow to those
 * behind it.
 */
export const synonymGroupSchema = z.array(z.string()).transform((members, context) => {
  const fault = (message: string, ...path: number[]) =>
    context.addIssue({ code: 'custom', message, path });
  const sides: string[][] = [[]];
  const seen = new Set<string>();
  members.forEach((member, index) => {
    const parts = member.split(ARROW).map((part) => part.trim().replace(/\s+/g, ' '));
    parts.forEach((phrase, part) => {
      if (part > 0) sides.push([]);
      // `[rockwool, -> steenwol]` is `[rockwool -> steenwol]`.
      if (phrase === '' && parts.length > 1) return;
      const message = phraseFault(phrase);
      if (message) fault(message, index);
      const key = fold(phrase);
      if (!message && seen.has(key)) fault(`holds "${phrase}" twice`, index);
      seen.add(key);
      sides.at(-1)!.push(phrase);
    });
  });
  const [from = [], to = from] = sides;
  if (sides.length > 2) fault(`has more than one ${ARROW}`);
  else if (from.length === 0 || to.length === 0)
    fault(
      sides.length === 2 ? `needs a word on both sides of ${ARROW}` : 'needs two words or more',
    );
  else if (sides.length === 1 && from.length < 2) fault('needs two words or more');
  return { from, to } satisfies SynonymGroup;
});
