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

/** `klantenservice/betalen`: a valid path of a page below its language, as entered by an editor. */
export const isPlace = (place: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(place);

export const isKey = (key: string): boolean => /^[a-z0-9-]+$/.test(key);

const PAGE = /^pages\/(nl|en)\/(.+)\.md$/;

/** The place of a page's file; null for other files. */
export const placeOf = (file: string): string | null => PAGE.exec(file)?.[2] ?? null;

/** The file of a page after moving to another place. */
export const fileAtPlace = (file: string, place: string): string =>
  file.replace(PAGE, `pages/$1/${place}.md`);
