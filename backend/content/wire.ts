import type {
  BannerRecord,
  ContentGroupRecord,
  ContentPageRecord,
  ContentPartRecord,
  FaqCategoryRecord,
  MenuItemRecord,
  SellingPointRecord,
} from '../../src/api/content/wire.ts';
import type {
  Banner,
  ContentGroup,
  ContentGroupName,
  ContentPage,
  ContentPart,
  FaqCategory,
  MenuItem,
  SellingPoint,
} from '../../src/domain/entities/content.ts';
import { STATUS } from '../../src/domain/status.ts';

/** Content as the calls answer it: the other direction of the mappers in `src/api/content/`. */

const menuItem = (item: MenuItem): MenuItemRecord => ({
  Name: item.name,
  Url: item.url,
  AlternateUrl: item.alternateUrl,
  Code: item.code,
  Children: item.children.map(menuItem),
});

const banner = (item: Banner): BannerRecord => ({
  Name: item.name,
  Title: item.title,
  Summary: item.summary,
  LinkTitle: item.linkTitle,
  AlternateUrl: item.alternateUrl,
  CssClass: item.cssClass,
  Image: item.img,
  StartDate: item.startDate,
  EndDate: item.endDate,
  ShowOn: item.showOn,
  ConditionOperator: item.conditionOperator,
});

const usp = (item: SellingPoint): SellingPointRecord => ({
  Description: item.description,
  AlternateUrl: item.alternateUrl,
});

function part(item: ContentPart): ContentPartRecord {
  if (item.type === 'banner') return { Type: item.type, Banner: banner(item.banner) };
  const Heading = item.heading;
  if (item.type === 'text') return { Type: item.type, Heading, Html: item.html };
  if (item.type === 'usps') return { Type: item.type, Heading, Items: item.items.map(usp) };
  if (item.type === 'links') return { Type: item.type, Heading, Items: item.items.map(menuItem) };
  const Items = item.items.map(({ title, html }) => ({ Title: title, Html: html }));
  return { Type: item.type, Heading, Items };
}

function group(Name: ContentGroupName, item: ContentGroup): ContentGroupRecord {
  if (item.kind === 'menu') return { Name, Kind: item.kind, Items: item.items.map(menuItem) };
  if (item.kind === 'banners') return { Name, Kind: item.kind, Items: item.items.map(banner) };
  if (item.kind === 'usps') return { Name, Kind: item.kind, Items: item.items.map(usp) };
  if (item.kind === 'blocks') return { Name, Kind: item.kind, Items: item.items.map(part) };
  const { heading, summary, linkTitle, alternateUrl } = item.item;
  const Item = {
    Heading: heading,
    Summary: summary,
    LinkTitle: linkTitle,
    AlternateUrl: alternateUrl,
  };
  return { Name, Kind: item.kind, Item };
}

/** `Data` of the content call. */
export function contentPageToRecord(page: ContentPage): ContentPageRecord {
  const { article, parts, pageMeta } = page;
  const groups = Object.entries(parts) as [ContentGroupName, ContentGroup][];
  return {
    Status: STATUS[page.status],
    Article: {
      Type: article.type,
      Title: article.title,
      Banners: article.banners.map(banner),
      RobotsNoIndex: article.robotsNoIndex,
      RobotsNoFollow: article.robotsNoFollow,
    },
    Parts: groups.map(([name, item]) => group(name, item)),
    PageMeta: pageMeta && {
      Title: pageMeta.title,
      Type: pageMeta.type,
      Link: pageMeta.link,
      Domain: pageMeta.domain,
      Description: pageMeta.description,
      Image: pageMeta.image,
      Keywords: pageMeta.keywords,
      SiteName: pageMeta.siteName,
    },
  };
}

/** `Data` of the FAQ call. */
export function faqToRecords(categories: FaqCategory[]): FaqCategoryRecord[] {
  return categories.map(({ name, title, questions }) => ({
    Name: name,
    Title: title,
    Questions: questions.map(({ id, question, answer }) => ({
      Id: id,
      Question: question,
      Answer: answer,
    })),
  }));
}
