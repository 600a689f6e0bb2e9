/**
 * Schemas of pages, menus, FAQ and banners, and of the addresses in them: every address field uses
 * one of three, and `resolveLink` applies the same rules to links in Markdown.
 */
import { z } from 'zod';
import { PAGE_KINDS } from '../../../src/domain/content/content.ts';
import { ROUTES, type RouteName } from '../../../src/routes.ts';
import { addressKind } from '../../../src/domain/frame/editor-address.ts';

/** Unknown fields are refused in all schemas, because they are usually typing errors. */

export const requiredText = z.string().trim().min(1, 'may not be empty');

/** `page:betalen#kosten`, `category:gipsplaten`, `#anchor`: an address resolved by the content. */
const REFERENCE = /^((page|route|category|faq):[^\p{C}\p{Z}]+|#[^\p{C}\p{Z}]*)$/u;

/** The target of a link: a reference, `https:`, `mailto:`, `tel:` or a path. */
export const linkTargetSchema = requiredText.refine(
  (target) => REFERENCE.test(target) || addressKind(target) !== null,
  'must be an https:, mailto: or tel: address, a path, or a reference such as page:bezorgen',
);

/** A page of another site. */
export const webAddress = requiredText.refine(
  (address) => addressKind(address) === 'https',
  'must be an https address',
);

/** An image of the shop, or on another host. */
const pictureAddress = requiredText.refine(
  (address) => ['https', 'path'].includes(addressKind(address) ?? ''),
  'must be an https address or a path',
);

/** A text in both languages. */
export const bothLanguages = z.strictObject({ nl: requiredText, en: requiredText });

/** A day (`2026-12-31`) or a timestamp with its zone (`2026-12-31T12:00:00Z`). */
const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'must be a day (2026-12-31) or a moment (2026-12-31T12:00:00Z)',
});

/** Visibility period; both ends included, a missing end is open (spec 1 §5). */
const periodFields = {
  startDate: dayOrTime.nullable().default(null),
  endDate: dayOrTime.nullable().default(null),
};

const routeNameSchema = z
  .string()
  .refine((name) => ROUTES.some((row) => row.name === name), 'is not the name of a route')
  .transform((name) => name as RouteName);

export const pageSchema = z.strictObject({
  /** Shared by the page's two languages. */
  key: z.string().regex(/^[a-z0-9-]+$/, 'must be lower case with hyphens'),
  /** Set if the address comes from the route table instead of the file's place. */
  route: routeNameSchema.optional(),
  title: requiredText,
  /** Title for search engines; default: title and company name. */
  metaTitle: requiredText.optional(),
  description: z.string().trim().min(50, 'needs 50 characters').max(170, 'has over 170 characters'),
  /** Shorter name for menus. */
  menuTitle: requiredText.optional(),
  keywords: requiredText.optional(),
  image: pictureAddress.optional(),
  type: z.enum(['content', '404']).default('content'),
  /** Slug of the menu shown beside the page. */
  menu: requiredText.optional(),
  /** Names of banners above the text. */
  banners: z.array(requiredText).default([]),
  robotsNoIndex: z.boolean().default(false),
  robotsNoFollow: z.boolean().default(false),
  /** Notes for the owner: what to check before going live. Never shown. */
  check: z.array(requiredText).default([]),
});

interface MenuItemSource {
  name?: z.infer<typeof bothLanguages>;
  to?: string;
  code?: string;
  children?: MenuItemSource[];
  /** Slug of a menu whose items become the children. */
  childrenOf?: string;
  startDate?: string | null;
  endDate?: string | null;
}

const menuItemSchema: z.ZodType<MenuItemSource> = z.lazy(() =>
  z
    .strictObject({
      name: bothLanguages.optional(),
      to: linkTargetSchema.optional(),
      code: requiredText.optional(),
      children: z.array(menuItemSchema).optional(),
      childrenOf: requiredText.optional(),
      startDate: dayOrTime.nullable().optional(),
      endDate: dayOrTime.nullable().optional(),
    })
    .refine((item) => item.name || item.to?.startsWith('page:'), 'needs a name'),
);

export const menuSchema = z.strictObject({
  slug: requiredText,
  items: z.array(menuItemSchema).min(1),
});

const bannerSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/, 'must be lower case with hyphens'),
  title: bothLanguages,
  summary: bothLanguages,
  linkTitle: bothLanguages,
  to: linkTargetSchema,
  cssClass: z.string().default(''),
  /** True: the image with this name; a text: another address. */
  img: z.union([z.boolean(), pictureAddress]).default(false),
  ...periodFields,
  showOn: z.array(z.enum(PAGE_KINDS)).default([]),
  conditionOperator: z.enum(['and', 'or']).default('or'),
});

const BANNER_GROUPS = [
  'siteBanners',
  'footerBanners',
  'discountBanners',
  'homeBanners',
  'homeBannerRow',
  'homeThreeBlocks',
  'branchBanners',
  'events',
] as const;

export const bannersSchema = z.strictObject({
  group: z.enum(BANNER_GROUPS),
  banners: z.array(bannerSchema),
});

const uspSchema = z.strictObject({
  nl: requiredText,
  en: requiredText,
  to: linkTargetSchema.optional(),
  ...periodFields,
});

export const uspsSchema = z.strictObject({
  mainUsp: z.array(uspSchema),
  homeUspBanners: z.array(uspSchema),
  homeAdvantages: z.array(uspSchema),
});

export const customerServiceSchema = z.strictObject({
  slug: z.literal('klantenservice-footer'),
  heading: bothLanguages,
  summary: bothLanguages,
  linkTitle: bothLanguages,
  to: linkTargetSchema,
  ...periodFields,
});

export const faqSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/, 'must be lower case with hyphens'),
  title: bothLanguages,
  order: z.number().int().default(0),
  questions: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'must be lower case with hyphens'),
        question: bothLanguages,
        answer: bothLanguages,
      }),
    )
    .min(1),
});

/** Key of a category in links → its path per language, as in the web nodes. */
export const categoriesSchema = z.record(z.string(), bothLanguages);

/** Facts about the company, each available as a placeholder. */
export const companySchema = z.strictObject({
  legalName: requiredText,
  address: requiredText,
  returnAddress: requiredText,
  phone: requiredText,
  email: requiredText,
  kvk: requiredText,
  vat: requiredText,
  /** Bank account that invoices are paid to. */
  iban: z.string().default(''),
  termsDate: bothLanguages,
});

/** Posts of stores (`store-posts.yaml`). */
export const storePostsSchema = z.array(
  z.strictObject({
    stores: z.array(z.int('must be the number of a store').min(1)).default([]),
    title: bothLanguages,
    summary: bothLanguages,
    to: linkTargetSchema.optional(),
    ...periodFields,
  }),
);

/** Texts of an image (`media/<id>.yaml`). */
export const mediaSchema = z.strictObject({
  name: requiredText,
  /** Alternative text. */
  alt: bothLanguages,
  width: z.int().min(1),
  height: z.int().min(1),
});

export type MediaSource = z.output<typeof mediaSchema>;
export type PageSource = z.output<typeof pageSchema>;
export type MenuSource = z.output<typeof menuSchema>;
export type BannersSource = z.output<typeof bannersSchema>;
export type BannerSource = z.output<typeof bannerSchema>;
export type FaqSource = z.output<typeof faqSchema>;
export type Company = z.output<typeof companySchema>;
export type Categories = z.output<typeof categoriesSchema>;
export type { MenuItemSource };
