import {
  IMAGE_WIDTHS,
  imageHeights,
  isImageWidth,
} from '../../../src/domain/product/image-sizes.ts';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** The requested size and quality (spec 1 §7: w and h only when set). */
export interface ImageQuery {
  w: number | null;
  h: number | null;
  q: number;
}

/** Suitable for drawings on white. Pages never set a quality, so this is the only one. */
const QUALITY = 80;

export type QueryResult = { ok: true; query: ImageQuery } | { ok: false; message: string };

/**
 * Parses `w`, `h` and `q`. Only sizes that pages use are allowed (`image-sizes.ts`), because each
 * size is rendered and stored. The message names the field and its valid values.
 */
export function parseQuery(params: URLSearchParams): QueryResult {
  const [w, h, q] = ['w', 'h', 'q'].map((name) => readNumber(params, name));
  for (const value of [w, h, q])
    if (typeof value === 'string') return { ok: false, message: value };
  const refused = sizeProblem(w as number | null, h as number | null);
  if (refused) return { ok: false, message: refused };
  if (q !== null && q !== QUALITY) return { ok: false, message: `q must be ${QUALITY}` };
  return { ok: true, query: { w: w as number | null, h: h as number | null, q: QUALITY } };
}

/** Null if absent; an error message if it is not an integer. */
function readNumber(params: URLSearchParams, name: string): number | null | string {
  const values = params.getAll(name);
  if (values.length === 0) return null;
  if (values.length > 1) return `${name} must be given once`;
  const value = values[0] ?? '';
  return /^\d{1,5}$/.test(value) ? Number(value) : `${name} must be a whole number`;
}

function sizeProblem(w: number | null, h: number | null): string | null {
  if (w === null) return h === null ? null : 'h must be given together with w';
  if (!isImageWidth(w)) return `w must be one of ${IMAGE_WIDTHS.join(', ')}`;
  const heights = imageHeights(w);
  if (h === null || heights.includes(h)) return null;
  return `h must be one of ${heights.join(', ')} where w is ${w}`;
}

const TYPES: readonly [string, Format][] = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
];

/** The best format in an Accept header; JPEG is the fallback. */
export function formatFor(accept: string | undefined): Format {
  const named = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return TYPES.find(([type]) => named.has(type))?.[1] ?? 'jpeg';
}

/** The output formats, best first. */
export type Format = 'avif' | 'webp' | 'jpeg';

// Jobs run in parallel, one per core: more threads inside each would only contend.
sharp.concurrency(1);
sharp.cache(false);

/** Rasterises and encodes a drawing. `quality` is 1 to 100 on one scale for all formats. */
export async function encode(svg: string, format: Format, quality: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { limitInputPixels: 2000 * 2000 + 1 }).flatten({
    background: '#ffffff',
  });
  return inFormat(image, format, quality);
}

/**
 * Resizes a photo, cropped (`cover`) or fitted with white margins (`contain`); with one side given,
 * the other follows. Never enlarges. `cover` keeps transparency (of logos, for example) if the
 * format supports it.
 */
export async function encodePhoto(
  bytes: Buffer,
  { w, h, q }: ImageQuery,
  format: Format,
  fit: 'cover' | 'contain' = 'cover',
): Promise<Buffer> {
  const background = '#ffffff';
  const image = sharp(bytes).resize(w, h, { fit, background, withoutEnlargement: true });
  const keepsAlpha = fit === 'cover' && format !== 'jpeg';
  return inFormat(keepsAlpha ? image : image.flatten({ background }), format, q);
}

function inFormat(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: avifQuality(quality), effort: 0, chromaSubsampling: quality > 90 ? '4:4:4' : '4:2:0' }).toBuffer(); // prettier-ignore
  if (format === 'webp') return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** AVIF quality 50 looks like JPEG quality 80. */
const avifQuality = (quality: number): number =>
  Math.max(1, Math.round(quality <= 80 ? quality * 0.625 : 50 + (quality - 80) * 1.5));
