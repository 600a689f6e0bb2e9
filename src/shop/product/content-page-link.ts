import type { Locale } from '../../domain/shared/common.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';

/**
 * Address of a content page by its key; null where the shop has none. Editors may drop or
 * rename a page, and a product page must not link into nothing.
 */
export function contentPageLink(key: string, locale: Locale): string | null {
  const path = snapshot().contentPath(key);
  return path && `${locale === 'en' ? '/en' : ''}/${path[locale]}`;
}
