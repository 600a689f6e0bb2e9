import type { Locale } from '../../../../src/domain/shared/common.ts';
import { readFile } from '../../content/editing/content-file.ts';
import { type Kind, type KindId, KINDS, kindOf } from '../../content/editing/kinds.ts';
import type { Texts } from '../../content/read-files.ts';
import { sayWord } from '../texts.ts';

/** The kinds of content as the list shows them together. Each has a text `content.group.…`. */
const GROUPS = {
  page: ['page'],
  faq: ['faq'],
  menu: ['menu'],
  banners: ['banners'],
  search: ['synonyms', 'redirects', 'moved', 'pinned'],
  rest: ['posts', 'usps', 'service', 'companions', 'shop', 'settings', 'company', 'categories'],
} as const satisfies Record<string, readonly KindId[]>;

export interface Row {
  title: string;
  /** In the language of the editor, where there are two of it. */
  file: string;
  /** The page in the other language. */
  other: string | null;
}

export interface Group {
  id: string;
  rows: Row[];
}

/** What an editor calls a file. */
export function titleOf(file: string, text: string, locale: Locale): string {
  const { value } = readFile(file, text);
  const own = (value ?? {}) as { title?: unknown; slug?: unknown; group?: unknown };
  const { title } = own;
  if (typeof title === 'string') return title;
  if (title && typeof title === 'object') return String((title as Record<string, string>)[locale]);
  if (typeof own.group === 'string') return sayWord(locale, 'content.option', own.group);
  if (typeof own.slug === 'string' && file.startsWith('menus/')) {
    return sayWord(locale, 'content.menu', own.slug);
  }
  const kind = kindOf(file);
  return kind ? sayWord(locale, 'content.kind', kind.id) : file;
}

/** Everything whose title, file or text has all the words, by group; none is empty. */
export function groupsOf(texts: Texts, search: string, locale: Locale): Group[] {
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
      rows: kinds.flatMap((kind) => rows.filter(({ file }) => kindOf(file)?.id === kind)),
    }))
    .filter((group) => group.rows.length > 0);
}

/** The two languages of a page are one row, by the key in their heads. */
function rowsOf(texts: Texts, locale: Locale): Row[] {
  const pages = new Map<string, Row>();
  const rows: Row[] = [];
  const own = `pages/${locale}/`;
  const ownFirst = [...texts].sort(
    ([a], [b]) => Number(b.startsWith(own)) - Number(a.startsWith(own)),
  );
  const unwritten = KINDS.flatMap((kind: Kind) =>
    kind.file && !texts.has(kind.file) ? [[kind.file, ''] as const] : [],
  );
  for (const [file, text] of [...ownFirst, ...unwritten]) {
    if (!kindOf(file)) continue;
    const { key } = (file.startsWith('pages/') && readFile(file, text).value) as { key?: string };
    const known = key === undefined ? undefined : pages.get(key);
    if (known && !known.other && !file.startsWith(own)) {
      known.other = file;
      continue;
    }
    const row = { title: titleOf(file, text, locale), file, other: null };
    rows.push(row);
    if (key !== undefined && !known) pages.set(key, row);
  }
  return rows;
}
