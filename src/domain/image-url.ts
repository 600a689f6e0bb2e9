import { LAZY_IMAGE } from './image-constants.ts';

/** `from` becomes `to`. */
export interface Rewrite {
  from: string;
  to: string;
}

/** How pictures are fetched, from the environment (spec 1 §7); it stands in pages. */
export interface ImageConfig {
  /** Hosts whose pictures the optimiser may fetch. Pictures without a host are our own. */
  allowedHosts?: readonly string[];
  hostRewrite?: Rewrite;
  extensionRewrite?: Rewrite;
  /** Address of the optimiser, which reads `url`, `w`, `h`, `f`, `q`; without it, it is off. */
  optimiser?: string;
}

export interface ImageSize {
  width?: number | null;
  height?: number | null;
}

const DIRECT_PATH = '/api/images';
const BASE = 'https://own.invalid';
// Nearly all pictures: no need to take an address apart that has one part only.
const PLAIN = /^\/api\/images\/[\w/-]+$/;

/**
 * The address to load a picture from: `w` and `h` are added only when set; pictures whose
 * path contains /api/images, and all when the optimiser is off, load directly (spec 1 §7).
 * Hosts that are not allowed load directly too, and unchanged. An empty address gives the
 * fallback picture.
 */
export function imageUrl(src: string, size: ImageSize, config: ImageConfig): string {
  if (!src) return LAZY_IMAGE.fallback;
  if (PLAIN.test(src)) return src + plainQuery(size);
  if (!URL.canParse(src, BASE)) return src;
  const url = rewriteHost(new URL(src, BASE), config.hostRewrite);
  const isOwn = url.origin === BASE;
  if (!isOwn && !config.allowedHosts?.includes(url.host)) return src;
  rewriteExtension(url, config.extensionRewrite);
  if (!config.optimiser || url.pathname.includes(DIRECT_PATH)) {
    addSize(url.searchParams, size);
    return addressOf(url);
  }
  const query = new URLSearchParams({ url: addressOf(url) });
  addSize(query, size);
  query.set('f', LAZY_IMAGE.format);
  query.set('q', String(LAZY_IMAGE.quality));
  return `${config.optimiser}?${query}`;
}

/** A srcset of widths, for pictures whose height follows from their width. */
export function imageSrcset(src: string, widths: readonly number[], config: ImageConfig): string {
  return widths.map((width) => `${imageUrl(src, { width }, config)} ${width}w`).join(', ');
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

function rewriteHost(url: URL, rewrite?: Rewrite): URL {
  if (rewrite && url.host === rewrite.from) url.host = rewrite.to;
  return url;
}

function rewriteExtension(url: URL, rewrite?: Rewrite): void {
  if (rewrite && url.pathname.endsWith(`.${rewrite.from}`)) {
    url.pathname = `${url.pathname.slice(0, -rewrite.from.length)}${rewrite.to}`;
  }
}

function addressOf(url: URL): string {
  return url.origin === BASE ? `${url.pathname}${url.search}` : url.href;
}
