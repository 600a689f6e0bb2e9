/** The head of a content page says what the content call answers as its page meta (spec 1 §4.4). */
import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import type { ContentPageRecord } from '../../src/api/content/calls.ts';
import { BRANDS } from '../../src/brands/brands.ts';
import { tagsIn, tagsOf } from '../support/meta-tags.ts';
import { ask } from '../support/shop-calls.ts';
import { LOCALES, to } from '../support/texts.ts';

const SHARE_IMAGE = `/images/share-${BRANDS.bm.variant}.png`;

/** Home has keywords, the newsletter page is hidden from search engines. */
const PAGES = ['index', 'cookies', 'newsletter', 'over-{product}'] as const;

for (const locale of LOCALES) {
  for (const name of PAGES) {
    test(`the tags of ${name} are those of the content call (${locale})`, async () => {
      const address = to(locale, name);
      const url = address.replace(/^\/en(?=\/|$)/, '') || '/';
      const record = await ask<ContentPageRecord>('/api/vm/u', locale, { url, pageMeta: true });
      const expected = tagsOf(record, SHARE_IMAGE);
      expect(expected.description).not.toBeNull();
      if (name === 'index') expect(expected.keywords).not.toBeNull();
      if (name === 'newsletter') expect(expected.robots).toContain('noindex');
      const html = await (await get(address)).text();
      expect(tagsIn(html, Object.keys(expected))).toEqual(expected);
    });
  }
}
