import { type Document, LineCounter, isNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Report } from './problems.ts';

export interface ParsedYaml<T> {
  value: T;
  /** The line in the file of the value at `path`, or of its nearest parent that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

interface Known {
  schema: z.ZodType;
  text: string;
  firstLine: number;
  parsed: ParsedYaml<unknown>;
}

/** By the name of a file, what its last faultless text gave: an edit changes one file of many. */
const known = new Map<string, Known>();

/**
 * Parses and checks one YAML text. Each fault is reported with its line; then the answer is
 * null. The same text gives the same value, which nobody may change. `firstLine` is the line in `file` at which `text` starts (front matter).
 */
export function parseYaml<S extends z.ZodType>(
  schema: S,
  text: string,
  file: string,
  report: Report,
  firstLine = 1,
): ParsedYaml<z.output<S>> | null {
  const last = known.get(file);
  if (last?.text === text && last.schema === schema && last.firstLine === firstLine)
    return last.parsed as ParsedYaml<z.output<S>>;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  // The others follow from the first, and say nothing of what the writer did.
  const [unread] = document.errors;
  if (unread) {
    report({ file, line: lineAt(unread.pos[0]), message: `cannot be read: ${unread.message}` });
    return null;
  }
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    const parsed = { value: result.data, lineOf };
    known.set(file, { schema, text, firstLine, parsed });
    return parsed;
  }
  for (const issue of result.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const at = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    report({ file, line: lineOf([...issue.path, ...unknown]), message: at + issue.message });
  }
  return null;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
