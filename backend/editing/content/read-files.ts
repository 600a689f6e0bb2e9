import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Document, LineCounter, isNode, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Content files: path as in an exported folder, with `/` → text. */
export type Texts = ReadonlyMap<string, string>;

const CONTENT_FILE =
  /^(pages\/(nl|en)\/.+\.md|((menus|banners|faq|search|media)\/[^/]+|[^/]+)\.yaml)$/;

/** True for the path of a content file; other files in the folder are ignored. */
export const isContentFile = (file: string): boolean =>
  CONTENT_FILE.test(file) && !file.split('/').some((part) => part === '' || part.startsWith('.'));

/** Reads the files of a content folder. Throws when the folder cannot be read. */
export function readTexts(dir: string): Texts {
  const texts = new Map<string, string>();
  for (const file of filesBelow(dir).filter(isContentFile)) {
    texts.set(file, readFileSync(join(dir, file), 'utf8'));
  }
  return texts;
}

/** All files in a folder except hidden ones, by relative path, sorted. */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();

export interface FrontMatter {
  yaml: string;
  body: string;
  /** The lines at which YAML and body start, from 1. */
  yamlLine: number;
  bodyLine: number;
}

/** Splits a Markdown file at its `---` lines; null if it does not start with front matter. */
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

/** A problem that an editor has to fix; `file` is the path of a document. */
export interface ContentProblem {
  file: string;
  /** From 1; absent if the problem is not in one place. */
  line?: number;
  message: string;
}

/** Collects problems while loading; a reported problem does not stop the other files. */
export type Report = (problem: ContentProblem) => void;

/** `pages/nl/betalen.md:12: unknown link …`, in a clickable format. */
export function problemText({ file, line, message }: ContentProblem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

export interface ParsedYaml<T> {
  value: T;
  /** The line in the file of the value at `path`, or of its nearest parent that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

interface CachedFile {
  schema: z.ZodType;
  text: string;
  firstLine: number;
  parsed: ParsedYaml<unknown>;
}

/** Cached result of the last valid text by file name: an edit changes only one file. */
const parsedFiles = new Map<string, CachedFile>();

/**
 * Parses and validates a YAML text. Every error is reported with its line, and the result is null.
 * The same text returns the same value, which must not be modified. `firstLine` is the line in
 * `file` at which `text` starts (front matter).
 */
export function parseYaml<S extends z.ZodType>(
  schema: S,
  text: string,
  file: string,
  report: Report,
  firstLine = 1,
): ParsedYaml<z.output<S>> | null {
  const cachedFile = parsedFiles.get(file);
  if (
    cachedFile?.text === text &&
    cachedFile.schema === schema &&
    cachedFile.firstLine === firstLine
  )
    return cachedFile.parsed as ParsedYaml<z.output<S>>;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  // Further errors only follow from the first one.
  const [unread] = document.errors;
  if (unread) {
    report({ file, line: lineAt(unread.pos[0]), message: `cannot be read: ${unread.message}` });
    return null;
  }
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    const parsed = { value: result.data, lineOf };
    parsedFiles.set(file, { schema, text, firstLine, parsed });
    return parsed;
  }
  for (const issue of result.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const fieldPrefix = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    report({
      file,
      line: lineOf([...issue.path, ...unknown]),
      message: fieldPrefix + issue.message,
    });
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
