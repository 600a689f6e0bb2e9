/** From content as editors' files give it to the records of the wire. */
import type {
  BannerRecord,
  ContentGroupRecord,
  ContentPartRecord,
  MenuItemRecord,
} from '../../../src/api/content/wire.ts';
import type {
  Banner,
  ContentGroup,
  ContentGroupName,
  ContentPart,
  MenuItem,
  SellingPoint,
} from '../../../src/domain/entities/content.ts';

function menuItem(item: MenuItem): MenuItemRecord {
  return {
    Name: item.name,
    Url: item.url,
    AlternateUrl: item.alternateUrl,
    Code: item.code,
    Children: item.children.map(menuItem),
  };
}

export function bannerRecord(banner: Banner): BannerRecord {
  return {
    Name: banner.name,
    Title: banner.title,
    Summary: banner.summary,
    LinkTitle: banner.linkTitle,
    AlternateUrl: banner.alternateUrl,
    CssClass: banner.cssClass,
    Image: banner.img,
    StartDate: banner.startDate,
    EndDate: banner.endDate,
    ShowOn: banner.showOn,
    ConditionOperator: banner.conditionOperator,
  };
}

const sellingPoint = (item: SellingPoint) => ({
  Description: item.description,
  AlternateUrl: item.alternateUrl,
});

function partRecord(part: ContentPart): ContentPartRecord {
  switch (part.type) {
    case 'text':
      return { Type: 'text', Heading: part.heading, Html: part.html };
    case 'banner':
      return { Type: 'banner', Banner: bannerRecord(part.banner) };
    case 'usps':
      return { Type: 'usps', Heading: part.heading, Items: part.items.map(sellingPoint) };
    case 'links':
      return { Type: 'links', Heading: part.heading, Items: part.items.map(menuItem) };
    case 'steps':
      return {
        Type: 'steps',
        Heading: part.heading,
        Items: part.items.map(({ title, html }) => ({ Title: title, Html: html })),
      };
  }
}

export function groupRecord(Name: ContentGroupName, group: ContentGroup): ContentGroupRecord {
  switch (group.kind) {
    case 'menu':
      return { Name, Kind: 'menu', Items: group.items.map(menuItem) };
    case 'banners':
      return { Name, Kind: 'banners', Items: group.items.map(bannerRecord) };
    case 'usps':
      return { Name, Kind: 'usps', Items: group.items.map(sellingPoint) };
    case 'blocks':
      return { Name, Kind: 'blocks', Items: group.items.map(partRecord) };
    case 'customerService': {
      const { heading, summary, linkTitle, alternateUrl } = group.item;
      const Item = {
        Heading: heading,
        Summary: summary,
        LinkTitle: linkTitle,
        AlternateUrl: alternateUrl,
      };
      return { Name, Kind: 'customerService', Item };
    }
  }
}
