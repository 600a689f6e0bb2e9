import { printableLink } from '../domain/frame/editor-address.ts';
import type { MenuItem } from '../domain/content/content.ts';
import { normalisePath } from '../domain/frame/link-rewriting.ts';

/** Where a menu item leads: `alternateUrl` wins over `url` (spec 1 §2.9). Undefined as `contentLink`. */
export function menuLink({
  url,
  alternateUrl,
}: Pick<MenuItem, 'url' | 'alternateUrl'>): string | undefined {
  return contentLink(alternateUrl || url);
}

/**
 * A link of the content as the site writes it: a path becomes normal, anything else stays.
 * Undefined, which leaves the attribute out, for a stored link that no page may print.
 */
export function contentLink(link: string): string | undefined {
  if (printableLink(link) === undefined || !link.startsWith('/')) return printableLink(link);
  const cut = link.search(/[?#]/);
  return cut < 0 ? normalisePath(link) : normalisePath(link.slice(0, cut)) + link.slice(cut);
}
