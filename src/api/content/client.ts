/** Calls about content. */
import type { Locale, FetchStatus } from '../../domain/shared/common.ts';
import type {
  ContentGroupName,
  ContentPage,
  FaqCategory,
  Banner,
  ContentPart,
  MenuItem,
  SellingPoint,
  ContentGroup,
  PageMeta,
} from '../../domain/content/content.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import type {
  ContentPageRecord,
  FaqCategoryRecord,
  BannerRecord,
  ContentPartRecord,
  MenuItemRecord,
  SellingPointRecord,
  ContentGroupRecord,
  PageMetaRecord,
} from './calls.ts';
import type { Endpoint } from '../call.ts';
import { isYes } from '../../domain/shared/flags.ts';
import { STATUS } from '../../domain/frame/status.ts';

/** Calls about content (spec 1 §7, spec 2 §7). */
export const CONTENT = {
  page: { audience: 'public', method: 'POST', path: '/api/vm/u' },
  faq: { audience: 'public', method: 'GET', path: '/api/faqcategorybyname/{name}/{culture}' },
} as const satisfies Record<string, Endpoint>;

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

export function mapContentGroup(record: ContentGroupRecord): ContentGroup {
  switch (record.Kind) {
    case 'menu':
      return { kind: 'menu', items: record.Items.map(mapMenuItem) };
    case 'banners':
      return { kind: 'banners', items: record.Items.map(mapBanner) };
    case 'usps':
      return { kind: 'usps', items: record.Items.map(mapSellingPoint) };
    case 'customerService':
      return {
        kind: 'customerService',
        item: {
          heading: record.Item.Heading,
          summary: record.Item.Summary,
          linkTitle: record.Item.LinkTitle,
          alternateUrl: record.Item.AlternateUrl,
        },
      };
    case 'blocks':
      return { kind: 'blocks', items: record.Items.map(mapPart) };
  }
}

function mapPageMeta(record: PageMetaRecord): PageMeta {
  return {
    title: record.Title,
    type: record.Type,
    link: record.Link,
    domain: record.Domain,
    description: record.Description ?? null,
    image: record.Image ?? null,
    keywords: record.Keywords ?? null,
    siteName: record.SiteName ?? null,
    robots: record.Robots ?? null,
  };
}

function fetchStatus(status: number): FetchStatus {
  if (status === STATUS.Ok) return 'Ok';
  return status === STATUS.NotFound ? 'NotFound' : 'InvalidData';
}

/** Maps a content page (spec 1 §4.4). A page that is Ok but has no article becomes InvalidData. */
export function mapContentPage(record: ContentPageRecord): ContentPage {
  const article = record.Article;
  const status = fetchStatus(record.Status);
  return {
    status: status === 'Ok' && !article ? 'InvalidData' : status,
    article: {
      type: article?.Type ?? '',
      title: article?.Title ?? '',
      banners: (article?.Banners ?? []).map(mapBanner),
      robotsNoIndex: isYes(article?.RobotsNoIndex),
      robotsNoFollow: isYes(article?.RobotsNoFollow),
    },
    parts: Object.fromEntries(record.Parts.map((part) => [part.Name, mapContentGroup(part)])),
    pageMeta: record.PageMeta ? mapPageMeta(record.PageMeta) : null,
  };
}

export function mapFaqCategory(record: FaqCategoryRecord): FaqCategory {
  return {
    name: record.Name,
    title: record.Title,
    questions: record.Questions.map(({ Id, Question, Answer }) => ({
      id: Id,
      question: Question,
      answer: Answer,
    })),
  };
}

export function mapMenuItem(record: MenuItemRecord): MenuItem {
  return {
    name: record.Name,
    url: record.Url,
    alternateUrl: record.AlternateUrl || null,
    code: record.Code ?? '',
    children: (record.Children ?? []).map(mapMenuItem),
  };
}

export function mapBanner(record: BannerRecord): Banner {
  return {
    name: record.Name,
    title: record.Title,
    summary: record.Summary ?? '',
    linkTitle: record.LinkTitle ?? '',
    alternateUrl: record.AlternateUrl ?? '',
    cssClass: record.CssClass ?? '',
    img: record.Image ?? null,
    startDate: record.StartDate ?? null,
    endDate: record.EndDate ?? null,
    showOn: record.ShowOn ?? [],
    conditionOperator: record.ConditionOperator ?? 'or',
  };
}

export function mapSellingPoint(record: SellingPointRecord): SellingPoint {
  return { description: record.Description, alternateUrl: record.AlternateUrl || null };
}

/** Maps a block of a content page. */
export function mapPart(record: ContentPartRecord): ContentPart {
  switch (record.Type) {
    case 'text':
      return { type: 'text', heading: record.Heading ?? null, html: record.Html };
    case 'banner':
      return { type: 'banner', banner: mapBanner(record.Banner) };
    case 'usps':
      return {
        type: 'usps',
        heading: record.Heading ?? null,
        items: record.Items.map(mapSellingPoint),
      };
    case 'links':
      return {
        type: 'links',
        heading: record.Heading ?? null,
        items: record.Items.map(mapMenuItem),
      };
    case 'steps':
      return {
        type: 'steps',
        heading: record.Heading ?? null,
        items: record.Items.map(({ Title, Html }) => ({ title: Title, html: Html })),
      };
  }
}
