import { type ImageConfig, type UrlRewrite, imageUrl } from '../../../domain/product/image-url.ts';
import { env, type Env } from '../../../env.ts';
import { type ImageWidth, isImageSize } from '../../../domain/product/image-sizes.ts';

/** Parses `from=to`; undefined if there is no rewrite. */
function parseRewrite(text: string): UrlRewrite | undefined {
  const [from, to] = text.split('=');
  return from && to ? { from, to } : undefined;
}

/** How a site with this environment loads pictures (spec 1 §7). */
export function imageConfigOf(
  settings: Pick<
    Env,
    'IMAGE_HOSTS' | 'IMAGE_HOST_REWRITE' | 'IMAGE_EXTENSION_REWRITE' | 'IMAGE_OPTIMISER_OFF'
  >,
): ImageConfig {
  const host = parseRewrite(settings.IMAGE_HOST_REWRITE);
  const extension = parseRewrite(settings.IMAGE_EXTENSION_REWRITE);
  return {
    ...(settings.IMAGE_HOSTS.length > 0 && { allowedHosts: settings.IMAGE_HOSTS }),
    ...(host && { hostRewrite: host }),
    ...(extension && { extensionRewrite: extension }),
    ...(settings.IMAGE_OPTIMISER_OFF && { optimiserOff: true }),
  };
}

let config: ImageConfig | undefined;

/** How this site loads pictures; pages pass it to their scripts. */
export function imageConfig(): ImageConfig {
  config ??= imageConfigOf(env());
  return config;
}

/** The image configuration as an attribute value; undefined for the default, to keep pages small. */
export function imageConfigText(): string | undefined {
  const text = JSON.stringify(imageConfig());
  return text === '{}' ? undefined : text;
}

/** The available widths; few, so that the cache of the picture host is effective. */
const WIDTHS: readonly ImageWidth[] = [120, 240, 360, 560, 720, 1120];

export interface PictureSources {
  src: string;
  /** Undefined if one size serves every screen. */
  srcset: string | undefined;
}

/**
 * URLs of a picture displayed at `width` x `height` CSS pixels: from two thirds of that size
 * (narrow screens) to double (dense screens), all with the same aspect ratio. Throws if the image
 * service would refuse one of the sizes (`image-sizes.ts`).
 */
export function pictureSources(path: string, width: number, height: number): PictureSources {
  const urlOfWidth = (w: number) => {
    const h = (w * height) / width;
    if (!isImageSize(w, h))
      throw new Error(`Pictures of ${w} x ${Math.round(h)} are missing in image-sizes.ts.`);
    return imageUrl(path, { width: w, height: h }, imageConfig());
  };
  const between = WIDTHS.filter((w) => w >= (width * 2) / 3 && w <= width * 2);
  // Smaller than all available widths: use its own width and double.
  const widths = between.length > 0 ? between : [width, width * 2];
  const [only = width, ...others] = widths;
  if (others.length === 0) return { src: urlOfWidth(only), srcset: undefined };
  const src = urlOfWidth(width);
  const hasSizes = widths.some((w) => urlOfWidth(w) !== src);
  return {
    src,
    srcset: hasSizes ? widths.map((w) => `${urlOfWidth(w)} ${w}w`).join(', ') : undefined,
  };
}
