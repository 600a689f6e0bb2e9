import type { Context } from 'hono';
import type { Locale } from '../../src/domain/entities/common.ts';

/** The language of a page before anybody signed in: the asked one, else the browser's first of ours. */
export function visitorLocale(c: Context): Locale {
  const asked = c.req.query('taal');
  if (asked === 'nl' || asked === 'en') return asked;
  for (const wanted of (c.req.header('accept-language') ?? '').split(',')) {
    const [, locale] = /^\s*(nl|en)\b/i.exec(wanted) ?? [];
    if (locale) return locale.toLowerCase() as Locale;
  }
  return 'nl';
}
