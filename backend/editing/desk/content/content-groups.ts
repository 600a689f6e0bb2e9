/** The content files as the desk groups and addresses them. */
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { readFile } from '../../content/editing/content-file.ts';
import { type Kind, type KindId, KINDS, contentKindOf } from '../../content/sources.ts';
import type { Texts } from '../../content/read-files.ts';
import { translateWord } from '../texts.ts';
import { DESK } from '../session.ts';

export const CONTENT = `${DESK}/inhoud`;

export const editAddress = (file: string, more: Record<string, string> = {}) =>
  `${CONTENT}/bewerk?${new URLSearchParams({ bestand: file, ...more }).toString()}`;

/** The versions of a file; `before`: a version id, for older ones only. */
export const versionsAddress = (file: string, before?: number) =>
  `${CONTENT}/versies?${new URLSearchParams({ bestand: file, ...(before && { voor: String(before) }) }).toString()}`;

export const draftAddress = (token: string, rest = '') => `${CONTENT}/concept/${token}${rest}`;

/** Groups of content kinds in the list. Each has a text `content.group.…`. */
const GROUPS = {
  page: ['page'],
  faq: ['faq'],
  menu: ['menu'],
  banners: ['banners'],
  search: ['synonyms', 'tasks', 'redirects', 'moved', 'pinned'],
  rest: [
    ...(['posts', 'usps', 'service', 'companions', 'tools'] as const),
    ...(['shop', 'settings', 'company', 'categories'] as const),
  ],
} as const satisfies Record<string, readonly KindId[]>;

export interface Row {
  title: string;
  /** The file in the editor's language, if both languages exist. */
  file: string;
  /** The page in the other language. */
  other: string | null;
}

export interface DeskContentGroup {
  id: string;
  rows: Row[];
}

/** Display name of a file. */
export function titleOf(file: string, text: string, locale: Locale): string {
  const { value } = readFile(file, text);
  const content = (value ?? {}) as { title?: unknown; slug?: unknown; group?: unknown };
  const { title } = content;
  if (typeof title === 'string') return title;
  if (title && typeof title === 'object') return String((title as Record<string, string>)[locale]);
  if (typeof content.group === 'string')
    return translateWord(locale, 'content.option', content.group);
  if (typeof content.slug === 'string' && file.startsWith('menus/')) {
    return translateWord(locale, 'content.menu', content.slug);
  }
  const kind = contentKindOf(file);
  return kind ? translateWord(locale, 'content.kind', kind.id) : file;
}

/**
 * All files whose title, path or text contains all the words, by group; empty groups are omitted.
 */
export function groupsOf(texts: Texts, search: string, locale: Locale): DeskContentGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (file: string, title: string) => {
    const hay = `${title} ${file} ${texts.get(file) ?? ''}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  };
  const rows = rowsOf(texts, locale).filter(
    ({ file, other, title }) => isFound(file, title) || (other && isFound(other, title)),
  );
  return Object.entries(GROUPS)
    .map(([id, kinds]: [string, readonly KindId[]]) => ({
      id,
      rows: kinds.flatMap((kind) => rows.filter(({ file }) => contentKindOf(file)?.id === kind)),
    }))
    .filter((group) => group.rows.length > 0);
}

/** Both languages of a page form one row, matched by the key in their front matter. */
function rowsOf(texts: Texts, locale: Locale): Row[] {
  const pages = new Map<string, Row>();
  const rows: Row[] = [];
  const ownFolder = `pages/${locale}/`;
  const ownFirst = [...texts].sort(
    ([a], [b]) => Number(b.startsWith(ownFolder)) - Number(a.startsWith(ownFolder)),
  );
  const unwritten = KINDS.flatMap((kind: Kind) =>
    kind.file && !texts.has(kind.file) ? [[kind.file, ''] as const] : [],
  );
  for (const [file, text] of [...ownFirst, ...unwritten]) {
    if (!contentKindOf(file)) continue;
    const { key } = (file.startsWith('pages/') && readFile(file, text).value) as { key?: string };
    const otherPage = key === undefined ? undefined : pages.get(key);
    if (otherPage && !otherPage.other && !file.startsWith(ownFolder)) {
      otherPage.other = file;
      continue;
    }
    const row = { title: titleOf(file, text, locale), file, other: null };
    rows.push(row);
    if (key !== undefined && !otherPage) pages.set(key, row);
  }
  return rows;
}
