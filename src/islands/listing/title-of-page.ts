import { fill } from '../../i18n/fill.ts';

/**
 * The title of a page of a list, e.g. `Gips, pagina 2 | Bouwmaat`. `title`: the prerendered one, which
 * is that of the first page; `text`: `Pagina {page}`; `name` replaces what the list is called.
 */
export function titleOfPage(title: string, page: number, text: string, name?: string): string {
  const [company = '', ...rest] = title.split('|').reverse();
  const called = name ?? rest.reverse().join('|').trim();
  const numbered = page > 1 ? [called, fill(text, { page }).toLowerCase()] : [called];
  return [numbered.filter(Boolean).join(', '), company.trim()].filter(Boolean).join(' | ');
}
