import type { MenuItem } from '../domain/entities/content.ts';
import { normalisePath } from '../domain/link-rewriting.ts';

/** Where a menu item leads: `alternateUrl` wins over `url` (spec 1 §2.9). */
export function menuLink({ url, alternateUrl }: Pick<MenuItem, 'url' | 'alternateUrl'>): string {
  return contentLink(alternateUrl || url);
}

/** A link of the content as the site writes it: a path becomes normal, anything else stays. */
export function contentLink(link: string): string {
  if (!link.startsWith('/') || link.startsWith('//')) return link;
  const cut = link.search(/[?#]/);
  return cut < 0 ? normalisePath(link) : normalisePath(link.slice(0, cut)) + link.slice(cut);
}
