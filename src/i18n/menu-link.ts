import type { Banner, MenuItem } from '../domain/entities/content.ts';

/** Where a menu item leads: `alternateUrl` wins over `url`, without a slash at its end. */
export function menuLink({ url, alternateUrl }: Pick<MenuItem, 'url' | 'alternateUrl'>): string {
  return contentLink(alternateUrl || url);
}

/** A path from editors as the site writes it: lower case, no trailing slash; others stay as they are. */
export function contentLink(link: Banner['alternateUrl']): string {
  if (!link.startsWith('/') || link.startsWith('//')) return link;
  const [path = '/', rest = ''] = link.split(/(?=[?#])(.*)/s);
  return (path.toLowerCase().replace(/\/+$/, '') || '/') + rest;
}
