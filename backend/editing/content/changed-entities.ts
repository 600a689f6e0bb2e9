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
import { answerContent, answerFaq } from './content-answer.ts';
import { placeholderValuesOf, type PlaceholderSource, fillText } from './placeholders.ts';
import type { Editorial } from './editorial.ts';

/** Values that fill texts and that editors do not write. */
export interface FillValues {
  /** Brand of the variant; the owner's name takes precedence. */
  brand: Pick<SiteBrand, 'name' | 'slug'>;
  /** Number of products with a page. */
  count: number;
  now: Date;
}

/** What the placeholder values of a language are computed from. */
export function placeholderSourceOf(
  { settings, content }: Pick<Editorial, 'settings' | 'content'>,
  locale: Locale,
  { brand, count, now }: FillValues,
): PlaceholderSource {
  const config = mapConfig(configRecord(settings, { gtmId: '', productReviews: false }, now));
  const shopName = { name: content.ownBrand?.name ?? brand.name, slug: brand.slug };
  return { locale, brand: shopName, count, now, config };
}

/**
 * Snapshot names of all entities whose API responses differ: pages (`content:/klantenservice:nl`),
 * menus, banners and selling points (`shared:footerMenu:nl`), `faq:nl`, and `config`.
 */
export function changedEntities(
  before: Editorial,
  after: Editorial,
  fillValues: FillValues,
): string[] {
  const [old, newEntities] = [
    entityJsonByName(before, fillValues),
    entityJsonByName(after, fillValues),
  ];
  return [...new Set([...old.keys(), ...newEntities.keys()])]
    .filter((name) => old.get(name) !== newEntities.get(name))
    .sort();
}

/** All entities as in API responses: name → JSON. */
function entityJsonByName(editorial: Editorial, fillValues: FillValues): Map<string, string> {
  const { content, settings } = editorial;
  const switches = { gtmId: '', productReviews: false };
  // The posts of stores are part of `config`, because pages read the stores when `config` changes.
  const storePosts = [content.locales.nl.storePosts, content.locales.en.storePosts];
  const config = [
    configRecord(settings, switches, fillValues.now, content.ownBrand),
    content.movedAddresses,
    storePosts,
  ];
  const jsonByName = new Map([['config', JSON.stringify(config)]]);
  for (const locale of LOCALES) {
    const source = placeholderSourceOf(editorial, locale, fillValues);
    const readPage = (url: string, groups: readonly ContentGroupName[]): ContentPageRecord =>
      contentPageRecord(
        answerContent(content, { ...source, url, groups, pageMeta: true, siteUrl: '' }),
      );
    for (const part of readPage('/', SHARED_GROUPS).Parts) {
      jsonByName.set(`shared:${part.Name}:${locale}`, JSON.stringify(part));
    }
    const values = placeholderValuesOf(source, content.company);
    for (const { path } of content.locales[locale].pages) {
      const url = fillText(path, values);
      const name = `content:/${url.replace(/^\/(en(\/|$))?/, '')}:${locale}`;
      jsonByName.set(name, JSON.stringify(readPage(url, PAGE_GROUPS)));
    }
    const faq = answerFaq(content, 'klantenservice', source).map(faqCategoryRecord);
    jsonByName.set(`faq:${locale}`, JSON.stringify(faq));
  }
  return jsonByName;
}
