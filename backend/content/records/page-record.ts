import type { ContentPageRecord, FaqCategoryRecord } from '../../../src/api/content/wire.ts';
import type {
  ContentGroup,
  ContentGroupName,
  ContentPage,
  FaqCategory,
  PageMeta,
} from '../../../src/domain/entities/content.ts';
import { STATUS } from '../../../src/domain/status.ts';
import { bannerRecord, groupRecord } from './block-records.ts';

const STATUS_CODES = {
  Ok: STATUS.Ok,
  NotFound: STATUS.NotFound,
  InvalidData: STATUS.InvalidData,
} as const;

/** The answer of the content call. */
export function contentPageRecord(page: ContentPage): ContentPageRecord {
  const { article } = page;
  return {
    Status: STATUS_CODES[page.status],
    Article: {
      Type: article.type,
      Title: article.title,
      Banners: article.banners.map(bannerRecord),
      RobotsNoIndex: article.robotsNoIndex,
      RobotsNoFollow: article.robotsNoFollow,
    },
    Parts: (Object.entries(page.parts) as [ContentGroupName, ContentGroup][]).map(([name, group]) =>
      groupRecord(name, group),
    ),
    PageMeta: page.pageMeta && metaRecord(page.pageMeta),
  };
}

function metaRecord(meta: PageMeta) {
  return {
    Title: meta.title,
    Type: meta.type,
    Link: meta.link,
    Domain: meta.domain,
    Description: meta.description,
    Image: meta.image,
    Keywords: meta.keywords,
    SiteName: meta.siteName,
    Robots: meta.robots,
  };
}

export function faqCategoryRecord(category: FaqCategory): FaqCategoryRecord {
  return {
    Name: category.name,
    Title: category.title,
    Questions: category.questions.map(({ id, question, answer }) => ({
      Id: id,
      Question: question,
      Answer: answer,
    })),
  };
}
