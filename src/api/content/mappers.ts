import type { FetchStatus } from '../../domain/shared/common.ts';
import type {
  ContentGroup,
  ContentPage,
  FaqCategory,
  PageMeta,
} from '../../domain/content/content.ts';
import { isYes } from '../../domain/shared/flags.ts';
import { STATUS } from '../../domain/frame/status.ts';
import { mapBanner, mapMenuItem, mapPart, mapSellingPoint } from './blocks.ts';
import type {
  ContentGroupRecord,
  ContentPageRecord,
  FaqCategoryRecord,
  PageMetaRecord,
} from './wire.ts';

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
