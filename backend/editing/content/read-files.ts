import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Document, LineCounter, isNode, parseDocument } from 'yaml';
import type { z } from 'zod';

/** The content files: their paths, as below an exported folder, with `/` → text. */
export type Texts = ReadonlyMap<string, string>;

const FILE = /^(pages\/(nl|en)\/.+\.md|((menus|banners|faq|search|media)\/[^/]+|[^/]+)\.yaml)$/;

/** True for the path of a file that content is made of; others in the folder are left alone. */
export const isContentFile = (file: string): boolean =>
  FILE.test(file) && !file.split('/').some((part) => part === '' || part.startsWith('.'));

/** Reads the files of a content folder. Throws when the folder cannot be read. */
export function readTexts(dir: string): Texts {
  const texts = new Map<string, string>();
  for (const file of filesBelow(dir).filter(isContentFile)) {
    texts.set(file, readFileSync(join(dir, file), 'utf8'));
  }
  return texts;
}

/** Every file of a folder but hidden ones, by its path below it, in the order of their names. */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();

export interface FrontMatter {
  yaml: string;
  body: string;
  /** The lines in the file at which the two start, counted from 1. */
  yamlLine: number;
  bodyLine: number;
}

/** Splits a Markdown file at its `---` lines; null when it does not start with front matter. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trimEnd() !== '---') return null;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) return null;
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    yamlLine: 2,
    bodyLine: end + 2,
  };
}

/** Something that an editor should mend; `file` is the path of a document. */
export interface ContentProblem {
  file: string;
  /** Counted from 1; absent when the problem is not in one place. */
  line?: number;
  message: string;
}

/** Collects what is wrong while loading; nothing that is reported stops the other files. */
export type Report = (problem: ContentProblem) => void;

/** `pages/nl/betalen.md:12: unknown link …`, as an editor can click it. */
export function problemText({ file, line, message }: ContentProblem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

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
