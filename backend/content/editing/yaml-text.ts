/** Values as YAML, in the hand in which the content is written. */
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { indented } from './text-lines.ts';

/** Lines are not broken: git shows a changed sentence as one changed line. */
export const written = (value: unknown, indent = 0): string =>
  indented(
    stringify(value, { lineWidth: 0, singleQuote: true, indentSeq: true }).trimEnd(),
    indent,
  ) + (indent === 0 ? '\n' : '');

/** Plain where it can be, also between the braces of a flow. */
export const scalar = (value: unknown): string => flow([value]).slice(2, -2);

export const flow = (value: unknown): string => {
  const document = parseDocument(stringify(value, { lineWidth: 0, singleQuote: true }));
  if (isMap(document.contents) || isSeq(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0, singleQuote: true }).trimEnd();
};
