import type { Locale } from '../../domain/entities/common.ts';
import { snapshot } from '../../snapshot/reader.ts';

/**
 * Address of the first of these content pages (by key) that the shop has; null without any.
 * Editors may drop or rename a page, and a product page must not link into nothing.
 */
export function contentLink(keys: readonly string[], locale: Locale): string | null {
  const pages = snapshot().contentPaths();
  for (const key of keys) {
    const page = pages.find((candidate) => candidate.key === key);
    if (page) return `${locale === 'en' ? '/en' : ''}/${page.path[locale]}`;
  }
  return null;
}
