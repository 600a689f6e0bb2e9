/** Images as documents: the query that asks for one, how it is drawn, and how it is encoded. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import {
  IMAGE_WIDTHS,
  imageHeights,
  isImageWidth,
} from '../../../src/domain/product/image-sizes.ts';
import sharp, { type Sharp } from 'sharp';

/** The requested size and quality (spec 1 §7: w and h only when set). */
interface ImageQuery {
  w: number | null;
  h: number | null;
  q: number;
}

/** Suitable for drawings on white. Pages never set a quality, so this is the only one. */
const QUALITY = 80;

type QueryResult = { ok: true; query: ImageQuery } | { ok: false; message: string };

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

const FORMATS_BY_TYPE: readonly [string, Format][] = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
];

/** The best format in an Accept header; JPEG is the fallback. */
export function formatFor(accept: string | undefined): Format {
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return FORMATS_BY_TYPE.find(([type]) => accepted.has(type))?.[1] ?? 'jpeg';
}

/** The output formats, best first. */
export type Format = 'avif' | 'webp' | 'jpeg';

// One thread per image, because images are already rendered in parallel, one per core.
sharp.concurrency(1);
sharp.cache(false);

/** Rasterises and encodes a drawing. `quality` is 1 to 100 on one scale for all formats. */
export async function encode(svg: string, format: Format, quality: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { limitInputPixels: 2000 * 2000 + 1 }).flatten({
    background: '#ffffff',
  });
  return encodeImage(image, format, quality);
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
  return encodeImage(keepsAlpha ? image : image.flatten({ background }), format, q);
}

function encodeImage(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: avifQuality(quality), effort: 0, chromaSubsampling: quality > 90 ? '4:4:4' : '4:2:0' }).toBuffer(); // oxfmt-ignore
  if (format === 'webp') return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** AVIF quality 50 looks like JPEG quality 80. */
const avifQuality = (quality: number): number =>
  Math.max(1, Math.round(quality <= 80 ? quality * 0.625 : 50 + (quality - 80) * 1.5));

/** Renders text as outlines of FigTree's glyphs, since the machine may have no fonts installed. */
export type Weight = 400 | 500 | 700 | 900;

/** A point of an outline. */
type Point = readonly [number, number];

const require = createRequire(import.meta.url);
const fonts = new Map<Weight, Font>();

function loadFont(weight: Weight): Font {
  let cachedFont = fonts.get(weight);
  if (!cachedFont) {
    const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
    cachedFont = create(readFileSync(file)) as Font;
    fonts.set(weight, cachedFont);
  }
  return cachedFont;
}

export interface TextPath {
  /** Path data; the baseline starts at the origin, y downwards. */
  d: string;
  width: number;
}

const roundedText = (value: number): string => String(Math.round(value * 100) / 100);

type Command = { command: string; args: number[] };

interface TextRun {
  width: number;
  glyphs: { x: number; commands: Command[] }[];
}

const textRuns = new Map<string, TextRun>();

function layOutText(text: string, weight: Weight, spacing: number): TextRun {
  const key = `${weight}:${spacing}:${text}`;
  let cachedRun = textRuns.get(key);
  if (!cachedRun) {
    let x = 0;
    const glyphs = loadFont(weight)
      .glyphsForString(text)
      .map((glyph) => {
        const glyphX = x;
        x += glyph.advanceWidth + spacing * 1000;
        return { x: glyphX, commands: glyph.path.commands as Command[] };
      });
    cachedRun = { width: x, glyphs };
    if (textRuns.size > 2000) textRuns.clear();
    textRuns.set(key, cachedRun);
  }
  return cachedRun;
}

const PATH_LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** A line of text of a font size, from its baseline; `spacing` is extra, in em. */
export function textPath(text: string, size: number, weight: Weight = 700, spacing = 0): TextPath {
  const k = size / 1000;
  const { width, glyphs } = layOutText(text, weight, spacing);
  const d = glyphs
    .flatMap(({ x, commands }) =>
      commands.map(
        ({ command, args }) =>
          (PATH_LETTERS[command] ?? '') +
          args.map((v, i) => roundedText((i % 2 ? -v : v + x) * k)).join(' '),
      ),
    )
    .join('');
  return { d, width: width * k };
}

/** The same line as polygons with the y axis upwards: a list of contours per glyph. */
export function textContours(
  text: string,
  size: number,
  weight: Weight = 700,
): { width: number; glyphs: Point[][][] } {
  const k = size / 1000;
  const { width, glyphs } = layOutText(text, weight, 0);
  return {
    width: width * k,
    glyphs: glyphs.map(({ x, commands }) => flattenOutline(commands, x, k)),
  };
}

function flattenOutline(commands: Command[], x: number, k: number): Point[][] {
  const contours: Point[][] = [];
  let current: Point[] = [];
  for (const { command, args } of commands) {
    const p = args.map((v, i) => (i % 2 ? v * k : (v + x) * k));
    const [px, py] = current.at(-1) ?? [0, 0];
    if (command === 'moveTo') contours.push((current = [[p[0]!, p[1]!]]));
    else if (command === 'lineTo') {
      // Straight segments are subdivided, so that they can follow a curved surface.
      for (const t of [0.5, 1]) current.push([px + (p[0]! - px) * t, py + (p[1]! - py) * t]);
    } else if (command === 'quadraticCurveTo')
      for (const t of [0.33, 0.66, 1]) {
        const u = 1 - t;
        current.push([
          u * u * px + 2 * u * t * p[0]! + t * t * p[2]!,
          u * u * py + 2 * u * t * p[1]! + t * t * p[3]!,
        ]);
      }
    else if (command === 'bezierCurveTo')
      for (const t of [0.25, 0.5, 0.75, 1]) {
        const u = 1 - t;
        current.push([
          u ** 3 * px + 3 * u * u * t * p[0]! + 3 * u * t * t * p[2]! + t ** 3 * p[4]!,
          u ** 3 * py + 3 * u * u * t * p[1]! + 3 * u * t * t * p[3]! + t ** 3 * p[5]!,
        ]);
      }
  }
  return contours.filter((contour) => contour.length > 2);
}

/** The largest font size up to `max` at which the text fits in `width`. */
export const fitText = (text: string, width: number, max: number, weight: Weight = 700): number =>
  Math.min(max, (width / Math.max(1e-6, layOutText(text, weight, 0).width)) * 1000);

export interface TextOptions {
  size: number;
  fill?: string;
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
}

/** A `<path>` of a text with its baseline at (x, y). */
export function text(x: number, y: number, content: string, options: TextOptions): string {
  const { size, fill = '#22262b', weight = 700, anchor = 'start', spacing = 0 } = options;
  const { d, width } = textPath(content, size, weight, spacing);
  const dx = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  return `<path transform="translate(${roundedText(x + dx)} ${roundedText(y)})" fill="${fill}" d="${d}"/>`;
}

/** A finished drawing: SVG elements and the canvas size. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
  /** Crops to fill the requested size, instead of fitting it on white. */
  cover?: boolean;
}

/** Default width without `w` and `h`: sharp on a phone, and still small. */
const DEFAULT_WIDTH = 800;

/**
 * The drawing as an SVG document of the requested size; with only one side given, keeps the aspect
 * ratio.
 */
export function svgDocument(
  drawing: Drawing,
  { w, h }: Pick<ImageQuery, 'w' | 'h'> = { w: null, h: null },
): string {
  const ratio = drawing.height / drawing.width;
  const width = w ?? (h === null ? DEFAULT_WIDTH : Math.max(1, Math.round(h / ratio)));
  const height = h ?? Math.max(1, Math.round(width * ratio));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="xMidYMid ${drawing.cover ? 'slice' : 'meet'}">${drawing.svg}</svg>`;
}

/**
 * The placeholder for missing images: the outline of a box in the brand's colour (`#rrggbb`) on a
 * plain background, width x height. A wide one is cropped to fill its place, with the box at the
 * right, because texts of banners are at the left.
 */
export function placeholder(width: number, height: number, color: string): Drawing {
  const isWide = width > height * 2;
  const side = Math.round(Math.min(width, height) * 0.36);
  const x = Math.round(width * (isWide ? 0.75 : 0.5) - side / 2);
  const y = Math.round((height - side) / 2);
  const lid = Math.round(side * 0.3);
  const outline = `M${x} ${y + lid}L${x + lid} ${y}H${x + side - lid}L${x + side} ${y + lid}V${y + side}H${x}ZM${x} ${y + lid}H${x + side}M${x + side / 2} ${y}V${y + lid}`;
  return {
    ...{ width, height, cover: isWide },
    svg: `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="${height}" fill="${color}" fill-opacity=".06"/><path d="${outline}" fill="none" stroke="${color}" stroke-opacity=".45" stroke-width="${Math.max(4, Math.round(side / 40))}" stroke-linejoin="round"/>`,
  };
}
