import type { Locale } from '../../domain/entities/common.ts';
import { snapshot } from '../../snapshot/reader.ts';
import type { Crumb } from '../ui/crumb.ts';

/** The way to a content page: every content page whose path its own path continues, then itself. */
export function contentCrumbs(path: string, title: string, locale: Locale): Crumb[] {
  const prefix = locale === 'en' ? '/en/' : '/';
  const parents = snapshot()
    .contentPaths()
    .map((entry) => prefix + entry.path[locale])
    .filter((parent) => path.startsWith(`${parent}/`))
    .sort((a, b) => a.length - b.length)
    .map((href) => ({ name: snapshot().content(href, locale).article.title, href }));
  return [...parents, { name: title }];
}
