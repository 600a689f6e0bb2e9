/** A content file in editable form: its fields, and the Markdown of a page. */
import { createHash } from 'node:crypto';
import { parseDocument } from 'yaml';
import { splitFrontMatter } from '../read-files.ts';
import { patchYaml } from './patch-yaml.ts';

export interface EditableFile {
  /** The parsed YAML; null if invalid. */
  value: unknown;
  /** The Markdown of a page; null for other files. */
  body: string | null;
}

/**
 * Identifies a version of a text, such as the one a form was loaded from. Empty: there was no file.
 */
export const digestOf = (text: string | null): string =>
  text === null ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22);

const isPage = (file: string) => file.endsWith('.md');

export function readFile(file: string, text: string): EditableFile {
  if (!isPage(file)) return { value: yamlOf(text), body: null };
  const parts = splitFrontMatter(text);
  if (!parts) return { value: null, body: text };
  return { value: yamlOf(parts.yaml), body: parts.body.replace(/^\n+/, '').trimEnd() };
}

function yamlOf(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? null : (document.toJS() as unknown);
}

/** The text with replaced fields and Markdown; everything else is preserved. */
export function writeFile(
  file: string,
  text: string | null,
  { value, body }: EditableFile,
): string {
  if (!isPage(file)) return patchYaml(text ?? '', value);
  const parts = text === null ? null : splitFrontMatter(text);
  const yaml = patchYaml(parts ? `${parts.yaml}\n` : '', value);
  const before = parts && readFile(file, text ?? '').body;
  const plain = (body ?? '').replaceAll('\r\n', '\n').replace(/^\n+/, '').trimEnd();
  const own = parts && before === plain ? parts.body : `\n${plain}\n`;
  return `---\n${yaml}---\n${own}`;
}
