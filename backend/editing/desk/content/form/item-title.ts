import type { Locale } from '../../../../../src/domain/shared/common.ts';

const NAMES = ['question', 'title', 'name', 'heading', 'nl', 'terms', 'id', 'to', 'code'];

/** The title of an item: its first words, without markup. */
export function itemTitle(item: unknown, locale: Locale): string {
  if (typeof item === 'string') return item.replaceAll('**', '');
  if (Array.isArray(item)) return item.slice(0, 3).join(', ');
  if (typeof item !== 'object' || item === null) return '';
  const fields = item as Record<string, unknown>;
  if (typeof fields['source'] === 'string') return fileName(fields['source']);
  if (fields[locale] !== undefined) return itemTitle(fields[locale], locale);
  for (const name of NAMES) {
    const title = itemTitle(fields[name], locale);
    if (title) return title;
  }
  return '';
}

/** The last part of an address or path: the original file name. */
function fileName(source: string): string {
  const last = source.split(/[\\/]/).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
