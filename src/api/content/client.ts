/** Calls about content, answering entities. */
import type { Locale } from '../../domain/shared/common.ts';
import type { ContentGroupName, ContentPage, FaqCategory } from '../../domain/content/content.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { CONTENT } from './endpoints.ts';
import { mapContentPage, mapFaqCategory } from './mappers.ts';
import type { ContentPageRecord, FaqCategoryRecord } from './wire.ts';

export interface ContentRequest {
  /** Path of the page without its language; `/` is home. */
  url: string;
  parts?: readonly ContentGroupName[];
  pageMeta?: boolean;
  params?: Record<string, string>;
}

/** The content of an address; an unknown one has status NotFound and still its shared parts. */
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

/** Questions and answers; the name `klantenservice` holds all categories. */
export async function faqByName(
  api: ApiClient,
  name: string,
  locale: Locale,
): Promise<Outcome<FaqCategory[]>> {
  const params = { name, culture: CULTURES[locale] };
  const outcome = await api.call<FaqCategoryRecord[]>(CONTENT.faq, { params });
  return mapOutcome(outcome, (records) => records.map(mapFaqCategory));
}
