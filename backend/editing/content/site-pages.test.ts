import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';
import { loadContent } from './load-content.ts';
import { prepareSitePages } from './editorial.ts';

const search = prepareSitePages(loadContent(DEMO_CONTENT).content, 'bouwmaat');

it.each(LOCALES)('finds each tool by the title of its page (%s)', (locale) => {
  const { page } = JSON.parse(readFileSync(`public/locales/${locale}/builders.json`, 'utf8')) as {
    page: Record<string, string>;
  };
  for (const title of [page['wallTitle']!, page['jointTitle']!]) {
    const found = search[locale](title).filter(({ tool }) => tool);
    expect(found.map(({ name }) => name)).toContain(title);
  }
});
