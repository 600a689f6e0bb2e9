import { isCurrent } from '../../domain/shared/date-range.ts';
import type { Banner } from '../../domain/content/content.ts';
import { type ImageConfig, imageUrl } from '../../domain/product/image-url.ts';
import { markup, type Markup } from './markup.ts';
import { dateRangeAttributes } from './price-html.ts';

/** The banner to the right of a list. `href`: its link, already localized by the site. */
export type RightBanner = Pick<
  Banner,
  'title' | 'summary' | 'linkTitle' | 'img' | 'startDate' | 'endDate'
> & { href: string };

const BANNER_WIDTH = 360;

/**
 * The banner as the twelfth tile of a list (spec 2 §2, §9): at the right end of the first row; on a
 * narrow screen, among the cards. Null outside its dates.
 */
export function bannerHtml(banner: RightBanner, images: ImageConfig, now: Date): Markup | null {
  const { title, summary, linkTitle, href, img, startDate, endDate } = banner;
  if (!isCurrent(startDate, endDate, now)) return null;
  return markup`<li class="card-banner group"${dateRangeAttributes(startDate, endDate)}>
${img && pictureHtml(img, images)}<div class="px-3"><h2 class="mb-1 text-lg leading-6 font-bold">${title}</h2>${{ html: summary }}</div>
${linkTitle && href && markup`<a class="px-3 font-bold text-brand underline underline-offset-[0.2em] group-hover:decoration-2 after:absolute after:inset-0" href="${href}">${linkTitle}</a>`}
</li>`;
}

function pictureHtml(picture: string, images: ImageConfig): Markup {
  const urlOfWidth = (width: number) =>
    imageUrl(picture, { width, height: (width * 3) / 4 }, images);
  const [src, doubleWidthSrc] = [urlOfWidth(BANNER_WIDTH), urlOfWidth(2 * BANNER_WIDTH)];
  const srcset = doubleWidthSrc !== src && markup` srcset="${doubleWidthSrc} 2x"`;
  return markup`<img class="h-48 w-full flex-[1_0_12rem] object-cover" src="${src}"${srcset} width="${BANNER_WIDTH}" height="${(BANNER_WIDTH * 3) / 4}" alt="" loading="lazy" decoding="async">`;
}
