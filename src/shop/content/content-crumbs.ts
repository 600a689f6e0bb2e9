import type { Locale } from '../../domain/shared/common.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import type { Crumb } from '../ui/crumb.ts';

/** The way to a content page: every content page whose path its own path continues, then itself. */
export function contentCrumbs(path: string, title: string, locale: Locale): Crumb[] {
  const parts = path.split('/').slice(1, -1);
  const parents = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((href) => snapshot().isContentPath(href, locale))
    .map((href) => ({ name: snapshot().content(href, locale).article.title, href }));
  return [...parents, { name: title }];
}
