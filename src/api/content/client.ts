/** Calls about content. */
import type { Locale } from '../../domain/shared/common.ts';
import type { ContentGroupName, ContentPage, FaqCategory } from '../../domain/content/content.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { CONTENT } from './endpoints.ts';
import { mapContentPage, mapFaqCategory } from './mappers.ts';
import type { ContentPageRecord, FaqCategoryRecord } from './wire.ts';

export interface ContentRequest {
  /** Path without language prefix; `/` is home. */
  url: string;
  parts?: readonly ContentGroupName[];
  pageMeta?: boolean;
  params?: Record<string, string>;
}

/**
 * Returns the content of an address. An unknown address has status NotFound, and still the parts
 * that all pages share.
 */
export async function contentPage(
  api: ApiClient,
  request: ContentRequest,
): Promise<Outcome<ContentPage>> {
  return mapOutcome(
    await api.call<ContentPageRecord>(CONTENT.page, { body: request }),
    mapContentPage,
  );
}

const CULTURES: Record<Locale, string> = { nl: 'nl-NL', en: 'en-US' };

/** Returns questions and answers of a category; `klantenservice` returns all categories. */
export async function faqByName(
  api: ApiClient,
  name: string,
  locale: Locale,
): Promise<Outcome<FaqCategory[]>> {
  const params = { name, culture: CULTURES[locale] };
  const outcome = await api.call<FaqCategoryRecord[]>(CONTENT.faq, { params });
  return mapOutcome(outcome, (records) => records.map(mapFaqCategory));
}
