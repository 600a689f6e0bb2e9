import { z } from 'zod';
import { colourFaults } from '../../src/domain/brand-colours.ts';
import { isColour } from '../../src/domain/colour.ts';
import type { OwnBrand } from '../../src/domain/entities/config.ts';
import { variantBrand } from '../../src/brands/site-brand.ts';
import { env } from '../../src/env.ts';
import type { Report } from './problems.ts';
import { bothLanguages, type MediaSource } from './schemas.ts';

export const SHOP_FILE = 'shop.yaml';

const MEDIA = /^\/api\/images\/media\/([0-9a-f]{20})$/;

const colour = z
  .string()
  .trim()
  .refine(isColour, 'must be a colour such as #0f3d5e')
  .meta({ input: 'colour' });
const picture = z
  .string()
  .regex(MEDIA, 'must be a picture of the media')
  .meta({ input: 'picture' });

/** The shop's own face (`shop.yaml`); what it leaves out is as the site variant has it. */
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
    /** Bars, links and headings. */
    brandColour: colour.optional(),
    /** Buttons that order, and marks in the bar. */
    actionColour: colour.optional(),
    logo: picture.optional(),
    /** Square: for the tab and the home screen of a phone. */
    icon: picture.optional(),
    /** Of pages without a picture of their own, where they are shared. */
    shareImage: picture.optional(),
  })
  .superRefine(({ brandColour, actionColour }, context) => {
    const { themeColor, actionColor } = variantBrand(env());
    for (const fault of colourFaults(brandColour ?? themeColor, actionColour ?? actionColor)) {
      const own = { brandColour, actionColour };
      // Of two that are too much alike, the one that the owner chose.
      const field = own[fault.field] === undefined ? 'brandColour' : fault.field;
      context.addIssue({ code: 'custom', path: [field], message: FAULTS[fault.reason](fault) });
    }
  });

type Ratio = { ratio: number; needed: number };
const ratios = ({ ratio, needed }: Ratio) => `${ratio.toFixed(1)}, needed is ${needed}`;
const FAULTS = {
  light: (fault: Ratio) => `is too light for white letters: contrast ${ratios(fault)}`,
  dark: (fault: Ratio) => `is too dark for black letters: contrast ${ratios(fault)}`,
  alike: (fault: Ratio) => `is too much like the other colour: contrast ${ratios(fault)}`,
};

export type ShopSource = z.output<typeof shopSchema>;

/** The owner's brand; null where the document says nothing. Reports pictures that are not there. */
export function compileShop(
  source: ShopSource | null,
  media: ReadonlyMap<string, MediaSource>,
  report: Report,
): OwnBrand | null {
  if (!source || Object.keys(source).length === 0) return null;
  const known = (field: 'logo' | 'icon' | 'shareImage') => {
    const url = source[field];
    const found = media.get(MEDIA.exec(url ?? '')?.[1] ?? '');
    if (url && !found)
      report({ file: SHOP_FILE, message: `${field}: there is no picture "${url}"` });
    return url && found ? { url, width: found.width, height: found.height } : null;
  };
  const { name, slogan } = source;
  const named = (text: string) => (name ? text.replaceAll('{name}', name) : text);
  return {
    name: name ?? null,
    slogan: slogan ? { nl: named(slogan.nl), en: named(slogan.en) } : null,
    brandColour: source.brandColour ?? null,
    actionColour: source.actionColour ?? null,
    logo: known('logo'),
    icon: known('icon')?.url ?? null,
    shareImage: known('shareImage')?.url ?? null,
  };
}
