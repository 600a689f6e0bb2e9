import type { Locale } from '../../../domain/shared/common.ts';

/**
 * The language of a path or a route pattern: `/en`, `/en/…` and `/en.html` are English, all
 * else is Dutch (spec 1 §4.5).
 */
export function localeOf(path: string): Locale {
  return /^\/en(?:[/.]|$)/.test(path) ? 'en' : 'nl';
}
