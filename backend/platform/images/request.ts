import {
  IMAGE_WIDTHS,
  imageHeights,
  isImageWidth,
} from '../../../src/domain/product/image-sizes.ts';
import type { Format } from './encode.ts';

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
