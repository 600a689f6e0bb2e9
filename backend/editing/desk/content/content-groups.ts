/** The content files as the desk groups and addresses them. */
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { readContentFile } from '../../content/editing/content-file.ts';
import {
  type ContentKind,
  type ContentKindId,
  CONTENT_KINDS,
  contentKindOf,
} from '../../content/sources.ts';
import type { Texts } from '../../content/read-files.ts';
import { translateWord } from '../texts.ts';
import { DESK } from '../session.ts';

export const CONTENT_PATH = `${DESK}/inhoud`;

export const editAddress = (file: string, parameters: Record<string, string> = {}) =>
  `${CONTENT_PATH}/bewerk?${new URLSearchParams({ bestand: file, ...parameters }).toString()}`;

/** The versions of a file; `before`: a version id, for older ones only. */
export const versionsAddress = (file: string, before?: number) =>
  `${CONTENT_PATH}/versies?${new URLSearchParams({ bestand: file, ...(before && { voor: String(before) }) }).toString()}`;

export const draftAddress = (token: string, suffix = '') =>
  `${CONTENT_PATH}/concept/${token}${suffix}`;

/** Groups of content kinds in the list. Each has a text `content.group.…`. */
const KINDS_BY_GROUP = {
  page: ['page'],
  faq: ['faq'],
  menu: ['menu'],
  banners: ['banners'],
  search: ['synonyms', 'tasks', 'redirects', 'moved', 'pinned'],
  rest: [
    ...(['posts', 'usps', 'service', 'companions', 'tools'] as const),
    ...(['shop', 'settings', 'company', 'categories'] as const),
  ],
} as const satisfies Record<string, readonly ContentKindId[]>;

export interface ContentRow {
  title: string;
  /** The file; of a page in both languages, the one in the editor's language. */
  file: string;
  /** The page in the other language. */
  otherLanguageFile: string | null;
}

export interface DeskContentGroup {
  id: string;
  rows: ContentRow[];
}

/** Display name of a file. */
export function contentTitleOf(file: string, text: string, locale: Locale): string {
  const { value } = readContentFile(file, text);
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
export function findContentGroups(
  texts: Texts,
  search: string,
  locale: Locale,
): DeskContentGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matchesSearch = (file: string, title: string) => {
    const hay = `${title} ${file} ${texts.get(file) ?? ''}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  };
  const rows = rowsOf(texts, locale).filter(
    ({ file, otherLanguageFile, title }) =>
      matchesSearch(file, title) || (otherLanguageFile && matchesSearch(otherLanguageFile, title)),
  );
  return Object.entries(KINDS_BY_GROUP)
    .map(([id, kinds]: [string, readonly ContentKindId[]]) => ({
      id,
      rows: kinds.flatMap((kind) => rows.filter(({ file }) => contentKindOf(file)?.id === kind)),
    }))
    .filter((group) => group.rows.length > 0);
}

/** One row per file; both languages of a page, which have the same key, form one row. */
function rowsOf(texts: Texts, locale: Locale): ContentRow[] {
  const pages = new Map<string, ContentRow>();
  const rows: ContentRow[] = [];
  const ownFolder = `pages/${locale}/`;
  const ownFirst = [...texts].sort(
    ([a], [b]) => Number(b.startsWith(ownFolder)) - Number(a.startsWith(ownFolder)),
  );
  const missingFiles = CONTENT_KINDS.flatMap((kind: ContentKind) =>
    kind.file && !texts.has(kind.file) ? [[kind.file, ''] as const] : [],
  );
  for (const [file, text] of [...ownFirst, ...missingFiles]) {
    if (!contentKindOf(file)) continue;
    const { key } = (file.startsWith('pages/') && readContentFile(file, text).value) as {
      key?: string;
    };
    const otherPage = key === undefined ? undefined : pages.get(key);
    if (otherPage && !otherPage.otherLanguageFile && !file.startsWith(ownFolder)) {
      otherPage.otherLanguageFile = file;
      continue;
    }
    const row = { title: contentTitleOf(file, text, locale), file, otherLanguageFile: null };
    rows.push(row);
    if (key !== undefined && !otherPage) pages.set(key, row);
  }
  return rows;
}
