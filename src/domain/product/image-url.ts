import { FALLBACK_IMAGE } from './image-constants.ts';

/** A replacement in the URLs of images: `from` becomes `to`. */
export interface UrlRewrite {
  from: string;
  to: string;
}

/** Settings for loading images, from the environment (spec 1 §7). They are part of pages. */
export interface ImageConfig {
  /** Hosts that resize images like this shop's. Images without a host are the shop's own. */
  allowedHosts?: readonly string[];
  hostRewrite?: UrlRewrite;
  extensionRewrite?: UrlRewrite;
  /** True if no host resizes: every image loads unchanged. */
  optimiserOff?: boolean;
}

export interface ImageSize {
  width?: number | null;
  height?: number | null;
}

const PLACEHOLDER_ORIGIN = 'https://own.invalid';
// Fast path for nearly all images, without parsing a URL.
const OWN_IMAGE_PATH = /^\/api\/images\/[\w/-]+$/;

/**
 * Returns the URL to load an image from. Adds `w` and `h` only when set, and never when the
 * optimiser is off (spec 1 §7). Images on other hosts stay unchanged. An empty `src` gives the
 * fallback image.
 */
export function imageUrl(src: string, size: ImageSize, config: ImageConfig): string {
  if (!src) return FALLBACK_IMAGE;
  if (OWN_IMAGE_PATH.test(src)) return config.optimiserOff ? src : src + plainQuery(size);
  if (!URL.canParse(src, PLACEHOLDER_ORIGIN)) return src;
  const url = rewriteHost(new URL(src, PLACEHOLDER_ORIGIN), config.hostRewrite);
  const isOwn = url.origin === PLACEHOLDER_ORIGIN;
  if (!isOwn && !config.allowedHosts?.includes(url.host)) return src;
  rewriteExtension(url, config.extensionRewrite);
  if (!config.optimiserOff) addSize(url.searchParams, size);
  return isOwn ? `${url.pathname}${url.search}` : url.href;
}

function plainQuery({ width, height }: ImageSize): string {
  const w = width ? `w=${Math.round(width)}` : '';
  const h = height ? `h=${Math.round(height)}` : '';
  return w || h ? `?${w}${w && h ? '&' : ''}${h}` : '';
}

function addSize(query: URLSearchParams, { width, height }: ImageSize): void {
  if (width) query.set('w', String(Math.round(width)));
  if (height) query.set('h', String(Math.round(height)));
}

function rewriteHost(url: URL, rewrite?: UrlRewrite): URL {
  if (rewrite && url.host === rewrite.from) url.host = rewrite.to;
  return url;
}

function rewriteExtension(url: URL, rewrite?: UrlRewrite): void {
  if (rewrite && url.pathname.endsWith(`.${rewrite.from}`)) {
    url.pathname = `${url.pathname.slice(0, -rewrite.from.length)}${rewrite.to}`;
  }
}
