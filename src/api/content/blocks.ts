import type { Banner, ContentPart, MenuItem, SellingPoint } from '../../domain/content/content.ts';
import type {
  BannerRecord,
  ContentPartRecord,
  MenuItemRecord,
  SellingPointRecord,
} from './wire.ts';

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
