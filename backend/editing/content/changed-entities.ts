import type { ContentPageRecord } from '../../../src/api/content/calls.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import { mapConfig } from '../../../src/api/config/mappers.ts';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import {
  type ContentGroupName,
  PAGE_GROUPS,
  SHARED_GROUPS,
} from '../../../src/domain/content/content.ts';
import { configRecord, contentPageRecord, faqCategoryRecord } from './records.ts';
import { contentAnswer, faqAnswer } from './content-answer.ts';
import { contentFacts, type FactSource, fillText } from './placeholders.ts';
import type { Editorial } from './editorial.ts';

/** Values for filling texts, besides the editors' own. */
export interface FillValues {
  /** Brand of the variant; the owner's name takes precedence. */
  brand: Pick<SiteBrand, 'name' | 'slug'>;
  /** Number of products with a page. */
  count: number;
  now: Date;
}

/** The values for filling the texts of a language. */
export function factSource(
  { settings, content }: Pick<Editorial, 'settings' | 'content'>,
  locale: Locale,
  { brand, count, now }: FillValues,
): FactSource {
  const config = mapConfig(configRecord(settings, { gtmId: '', productReviews: false }, now));
  const shopName = { name: content.shop?.name ?? brand.name, slug: brand.slug };
  return { locale, brand: shopName, count, now, config };
}

/**
 * Snapshot names of all entities whose API responses differ: pages (`content:/klantenservice:nl`),
 * menus, banners and selling points (`shared:footerMenu:nl`), `faq:nl`, and `config`.
 */
export function changedEntities(before: Editorial, now: Editorial, around: FillValues): string[] {
  const [old, newEntities] = [entities(before, around), entities(now, around)];
  return [...new Set([...old.keys(), ...newEntities.keys()])]
    .filter((name) => old.get(name) !== newEntities.get(name))
    .sort();
}

/** All entities as in API responses: name → JSON. */
function entities(editorial: Editorial, around: FillValues): Map<string, string> {
  const { content, settings } = editorial;
  const switches = { gtmId: '', productReviews: false };
  // Stores are read again together with the configuration, including their posts.
  const news = [content.locales.nl.storePosts, content.locales.en.storePosts];
  const config = [configRecord(settings, switches, around.now, content.shop), content.moved, news];
  const all = new Map([['config', JSON.stringify(config)]]);
  for (const locale of LOCALES) {
    const source = factSource(editorial, locale, around);
    const answer = (url: string, groups: readonly ContentGroupName[]): ContentPageRecord =>
      contentPageRecord(
        contentAnswer(content, { ...source, url, groups, pageMeta: true, siteUrl: '' }),
      );
    for (const part of answer('/', SHARED_GROUPS).Parts) {
      all.set(`shared:${part.Name}:${locale}`, JSON.stringify(part));
    }
    const facts = contentFacts(source, content.company);
    for (const { path } of content.locales[locale].pages) {
      const url = fillText(path, facts);
      const name = `content:/${url.replace(/^\/(en(\/|$))?/, '')}:${locale}`;
      all.set(name, JSON.stringify(answer(url, PAGE_GROUPS)));
    }
    const faq = faqAnswer(content, 'klantenservice', source).map(faqCategoryRecord);
    all.set(`faq:${locale}`, JSON.stringify(faq));
  }
  return all;
}
