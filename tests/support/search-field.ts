import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { say } from './texts.ts';

/** The header's search field: a search box, and with its script a combobox. */
export function searchField(page: Page, locale: Locale): Locator {
  return page.getByLabel(say(locale, 'frame:search.label'));
}
