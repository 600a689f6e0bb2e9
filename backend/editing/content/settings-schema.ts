import { z } from 'zod';
import { DEFAULT_DELIVERY_COUNTRIES } from '../../../src/api/config/mappers.ts';
import { clockTime } from '../../../src/api/stores/calls.ts';
import { EARLIEST_SLOT_START } from '../../../src/domain/cart/slots.ts';
import { isKnownCountry } from '../../../src/domain/shared/countries.ts';
import { webAddress, bothLanguages, type MediaSource } from './schemas.ts';
import { contrastProblems } from '../../../src/domain/frame/brand.ts';
import { isColour } from '../../../src/domain/shared/colour.ts';
import type { OwnBrand } from '../../../src/domain/content/config.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { siteVariantBrand } from '../../../src/brands/site-brand.ts';
import type { Report } from './read-files.ts';

const euros = z.number().min(0);
const count = z.int().min(0);

/** Parts of a day, in order and without overlap. */
const slots = z
  .array(z.strictObject({ timeFrom: clockTime, timeTo: clockTime }))
  .min(1, 'needs a part of the day')
  .max(12, 'has over 12 parts of a day')
  .superRefine((parts, context) => {
    parts.forEach(({ timeFrom, timeTo }, at) => {
      const addFault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      if (timeTo <= timeFrom) addFault('timeTo', 'ends before it begins');
      const earliest = parts[at - 1]?.timeTo ?? EARLIEST_SLOT_START;
      if (timeFrom < earliest) addFault('timeFrom', `must be ${earliest} or later`);
    });
  })
  .optional();

/** Delivery countries without duplicates, which also limits their number. */
const countries = z
  .array(
    z
      .string()
      .trim()
      .toUpperCase()
      .refine(isKnownCountry, {
        error: ({ input }) => `${JSON.stringify(input)} is no country code that the shop knows`,
      }),
  )
  .min(1, 'needs a country')
  .superRefine((codes, context) => {
    const twice = codes.find((code, at) => codes.indexOf(code) < at);
    if (twice !== undefined)
      context.addIssue({ code: 'custom', message: `holds "${twice}" twice` });
  });

/** Settings of the shop (`settings.yaml`). Times are local, amounts in euros. */
export const settingsSchema = z.strictObject({
  webStoreId: z.int().min(1),
  deliveryCutoffLarge: clockTime,
  deliveryCutoffSmall: clockTime,
  /** Delivery time slots for the shopper to choose; absent: the shop's defaults. */
  deliverySlotsLarge: slots,
  deliverySlotsSmall: slots,
  deliveryCountries: countries.default([...DEFAULT_DELIVERY_COUNTRIES]),
  pickupCutoff: clockTime,
  pickupAvailableTime: clockTime,
  pickupAvailableTimeSaturday: clockTime,
  freeShippingMinimumLarge: euros,
  freeShippingMinimumSmall: euros,
  deliveryCostLarge: euros,
  deliveryCostSmall: euros,
  /** Deposit for one pallet, and its capacity. */
  palletDeposit: euros,
  palletKilos: z.number().positive(),
  hiddenStores: z.array(z.int()),
  stockCount: count,
  minimumPointsToRedeem: count,
  delayDays: count,
  extraStockDeliveryDays: count,
  idealV1: z.boolean(),
  analytics: z.record(z.string(), z.string()),
  socialLinks: z.record(z.string(), webAddress),
  /** Omit if the shop has no external rating: then none is shown. */
  reviews: z.object({ url: webAddress, score: z.number().min(0).max(10), count }).optional(),
  loyaltyCustomerCodes: z.array(z.string()),
  /** Days without delivery besides public holidays. */
  extraHolidays: z.array(z.iso.date()),
});

export type Settings = z.infer<typeof settingsSchema>;

export const SHOP_FILE = 'shop.yaml';

const MEDIA_ADDRESS = /^\/api\/images\/media\/([0-9a-f]{20})$/;

const colour = z
  .string()
  .trim()
  .refine(isColour, 'must be a colour such as #0f3d5e')
  .meta({ input: 'colour' });
const picture = z
  .string()
  .regex(MEDIA_ADDRESS, 'must be a picture of the media')
  .meta({ input: 'picture' });

/** The owner's brand (`shop.yaml`); defaults come from the site variant. */
export const shopSchema = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'may not be empty')
      .max(40, 'has over 40 characters')
      .regex(/^[^<>{}"\p{C}]*$/u, 'may not hold < > { } or "')
      .optional(),
    slogan: bothLanguages.optional(),
    /** Colour of bars, links and headings. */
    brandColour: colour.optional(),
    /** Colour of order buttons, and of badges in the bar. */
    actionColour: colour.optional(),
    logo: picture.optional(),
    /** Square: for the browser tab and the home screen of a phone. */
    icon: picture.optional(),
    /** For sharing pages without an image of their own. */
    shareImage: picture.optional(),
  })
  .superRefine(({ brandColour, actionColour }, context) => {
    const { themeColor, actionColor } = siteVariantBrand();
    for (const fault of contrastProblems(brandColour ?? themeColor, actionColour ?? actionColor)) {
      const colours = { brandColour, actionColour };
      // If two colours are too similar, the problem is reported at the one that the owner set.
      const field = colours[fault.field] === undefined ? 'brandColour' : fault.field;
      context.addIssue({
        code: 'custom',
        path: [field],
        message: CONTRAST_FAULTS[fault.reason](fault),
      });
    }
  });

type ContrastRatio = { ratio: number; needed: number };
const contrastText = ({ ratio, needed }: ContrastRatio) =>
  `${ratio.toFixed(1)}, needed is ${needed}`;
const CONTRAST_FAULTS = {
  light: (fault: ContrastRatio) =>
    `is too light for white letters: contrast ${contrastText(fault)}`,
  dark: (fault: ContrastRatio) => `is too dark for black letters: contrast ${contrastText(fault)}`,
  alike: (fault: ContrastRatio) =>
    `is too much like the other colour: contrast ${contrastText(fault)}`,
};

export type ShopSource = z.output<typeof shopSchema>;

/** The owner's brand; null if the document is empty. Reports missing images. */
export function compileShop(
  source: ShopSource | null,
  media: ReadonlyMap<string, MediaSource>,
  report: Report,
): OwnBrand | null {
  if (!source || Object.keys(source).length === 0) return null;
  const existingPicture = (field: 'logo' | 'icon' | 'shareImage') => {
    const url = source[field];
    const foundMedia = media.get(MEDIA_ADDRESS.exec(url ?? '')?.[1] ?? '');
    if (url && !foundMedia)
      report({ file: SHOP_FILE, message: `${field}: there is no picture "${url}"` });
    return url && foundMedia ? { url, width: foundMedia.width, height: foundMedia.height } : null;
  };
  const { name, slogan } = source;
  const fillName = (text: string) => (name ? fill(text, { name }) : text);
  return {
    name: name ?? null,
    slogan: slogan ? { nl: fillName(slogan.nl), en: fillName(slogan.en) } : null,
    brandColour: source.brandColour ?? null,
    actionColour: source.actionColour ?? null,
    logo: existingPicture('logo'),
    icon: existingPicture('icon')?.url ?? null,
    shareImage: existingPicture('shareImage')?.url ?? null,
  };
}
