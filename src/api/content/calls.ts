/** Schemas of content and FAQ records (spec 1 §3, §4.4), and the calls that answer them. */
import { z } from 'zod';
import { CONTENT_GROUPS, PAGE_KINDS } from '../../domain/content/content.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { textField, flag, isoMoment } from '../fields.ts';
import { CONTENT } from './client.ts';

export const menuItemRecord = z.object({
  Name: z.string(),
  Url: z.string(),
  AlternateUrl: z.string().nullish(),
  Code: z.string().nullish(),
  get Children(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof menuItemRecord>>> {
    return z.array(menuItemRecord).nullish();
  },
});

export const bannerRecord = z.object({
  Name: z.string(),
  Title: z.string(),
  /** Sanitised HTML. */
  Summary: z.string().nullish(),
  LinkTitle: z.string().nullish(),
  AlternateUrl: z.string().nullish(),
  CssClass: z.string().nullish(),
  Image: z.string().nullish(),
  StartDate: isoMoment.nullish(),
  EndDate: isoMoment.nullish(),
  /** Page kinds, for site banners. */
  ShowOn: z.array(z.enum(PAGE_KINDS)).nullish(),
  ConditionOperator: z.enum(['and', 'or']).nullish(),
});

export const sellingPointRecord = z.object({
  Description: z.string(),
  AlternateUrl: z.string().nullish(),
});

const heading = z.string().nullish();

export const contentPartRecord = z.discriminatedUnion('Type', [
  z.object({ Type: z.literal('text'), Heading: heading, Html: z.string() }),
  z.object({ Type: z.literal('banner'), Banner: bannerRecord }),
  z.object({ Type: z.literal('usps'), Heading: heading, Items: z.array(sellingPointRecord) }),
  z.object({ Type: z.literal('links'), Heading: heading, Items: z.array(menuItemRecord) }),
  z.object({
    Type: z.literal('steps'),
    Heading: heading,
    Items: z.array(z.object({ Title: z.string(), Html: z.string() })),
  }),
]);

const Name = z.enum(CONTENT_GROUPS);

/** A content group; `Kind` determines its contents. */
export const contentGroupRecord = z.discriminatedUnion('Kind', [
  z.object({ Name, Kind: z.literal('menu'), Items: z.array(menuItemRecord) }),
  z.object({ Name, Kind: z.literal('banners'), Items: z.array(bannerRecord) }),
  z.object({ Name, Kind: z.literal('usps'), Items: z.array(sellingPointRecord) }),
  z.object({
    Name,
    Kind: z.literal('customerService'),
    Item: z.object({
      Heading: z.string(),
      Summary: z.string(),
      LinkTitle: z.string(),
      AlternateUrl: z.string(),
    }),
  }),
  z.object({ Name, Kind: z.literal('blocks'), Items: z.array(contentPartRecord) }),
]);

export const pageMetaRecord = z.object({
  Title: z.string(),
  Type: z.string(),
  Link: z.string(),
  Domain: z.string(),
  Description: z.string().nullish(),
  Image: z.string().nullish(),
  Keywords: z.string().nullish(),
  SiteName: z.string().nullish(),
  Robots: z.string().nullish(),
});

/** A content page. `Status` follows spec 1 §8: 200, 404 or 600. */
export const contentPageRecord = z.object({
  Status: z.union([z.literal(200), z.literal(404), z.literal(600)]),
  Article: z
    .object({
      Type: z.string(),
      Title: z.string(),
      Banners: z.array(bannerRecord).nullish(),
      RobotsNoIndex: flag.nullish(),
      RobotsNoFollow: flag.nullish(),
    })
    .nullish(),
  Parts: z.array(contentGroupRecord),
  PageMeta: pageMetaRecord.nullish(),
});

export const faqCategoryRecord = z.object({
  Name: z.string(),
  Title: z.string(),
  Questions: z.array(z.object({ Id: z.string(), Question: z.string(), Answer: z.string() })),
});

export type MenuItemRecord = z.infer<typeof menuItemRecord>;
export type BannerRecord = z.infer<typeof bannerRecord>;
export type SellingPointRecord = z.infer<typeof sellingPointRecord>;
export type ContentPartRecord = z.infer<typeof contentPartRecord>;
export type ContentGroupRecord = z.infer<typeof contentGroupRecord>;
export type PageMetaRecord = z.infer<typeof pageMetaRecord>;
export type ContentPageRecord = z.infer<typeof contentPageRecord>;
export type FaqCategoryRecord = z.infer<typeof faqCategoryRecord>;

const area = 'content';

export const contentPage = defineCall({
  ...CONTENT.page,
  name: 'contentPage',
  area,
  bounds: BOUNDS.postedRead,
  summary: 'The content of an address: article, requested groups, page meta',
  body: z.object({
    /** Path without language prefix: `/klantenservice`; `/` is home. */
    url: z
      .string({ error: 'must be a text' })
      .max(500, 'must have at most 500 characters')
      .startsWith('/', 'must begin with a slash'),
    parts: z
      .array(z.enum(CONTENT_GROUPS, { error: 'must be the name of a content group' }), {
        error: 'must be a list of group names',
      })
      .max(CONTENT_GROUPS.length)
      .default([]),
    pageMeta: z.boolean({ error: 'must be true or false' }).default(false),
    /** Values of placeholders in texts. */
    params: z.record(z.string().max(50), z.string().max(500)).optional(),
  }),
  data: contentPageRecord,
});

export const faqByName = defineCall({
  ...CONTENT.faq,
  name: 'faqByName',
  area,
  bounds: BOUNDS.read,
  summary: 'Questions and answers of a category; `klantenservice` returns all',
  params: z.object({
    name: textField(100),
    culture: z.enum(['nl-NL', 'en-US'], { error: 'must be nl-NL or en-US' }),
  }),
  data: z.array(faqCategoryRecord),
});
