import { inflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Locale } from '../../../src/domain/shared/common.ts';

const SIGNATURE = 0x774f4646; // The letters `wOFF`.
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF 1.0 font (W3C recommendation "WOFF File Format 1.0"), because reading the packed
 * file would inflate the glyph table for each glyph. Throws an Error if the bytes are not WOFF.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== SIGNATURE)
    throw new Error('The font is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => readTable(woff, i));
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = header.length;
  const padded = tables.map(({ tag, checksum, data }, i) => {
    const entryOffset = SFNT_HEADER + i * SFNT_ENTRY;
    header.write(tag, entryOffset, 'latin1');
    header.writeUInt32BE(checksum, entryOffset + 4);
    header.writeUInt32BE(offset, entryOffset + 8);
    header.writeUInt32BE(data.length, entryOffset + 12);
    // Tables are aligned to four bytes.
    const filled = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(filled);
    offset += filled.length;
    return filled;
  });
  return Buffer.concat([header, ...padded]);
}

function readTable(woff: Buffer, index: number) {
  const entryOffset = WOFF_HEADER + index * WOFF_ENTRY;
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(entryOffset + field),
  ) as [number, number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(bytes) : bytes;
  if (data.length !== length) throw new Error('A table of the WOFF file is damaged.');
  return { tag: woff.toString('latin1', entryOffset, entryOffset + 4), checksum, data };
}

export type Pdf = InstanceType<typeof PDFDocument>;
export type Weight = 400 | 700;

const require = createRequire(import.meta.url);

/** FigTree has two files: Western European letters, and those of all other Latin scripts. */
const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];

const fontName = (subset: Subset, weight: Weight) => `figtree-${subset}-${weight}`;
const fonts = new Map<string, Font>();

/** A font, parsed once for all documents, so that its glyphs stay cached. */
function fontOf(name: string): Font {
  const loadedFont = fonts.get(name);
  if (loadedFont) return loadedFont;
  const file = require.resolve(`@fontsource/figtree/files/${name}-normal.woff`);
  const font = create(unpackWoff(readFileSync(file)));
  if ('fonts' in font) throw new Error(`${name} holds several fonts.`);
  fonts.set(name, font);
  return font;
}

/** Makes the shop's font available to a document. */
function registerFonts(pdf: Pdf): void {
  for (const subset of SUBSETS) {
    for (const weight of [400, 700] as const) {
      const name = fontName(subset, weight);
      // pdfkit also accepts parsed fonts, which its types do not declare.
      pdf.registerFont(name, fontOf(name) as unknown as Buffer);
    }
  }
}

export interface TextOptions {
  x: number;
  y: number;
  width: number;
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right';
  color?: string;
}

/** Letters in `latin-ext`; characters in neither file are replaced by a question mark. */
const LATIN_EXT_LETTERS = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+/;
const UNSUPPORTED_LETTERS =
  /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]/gu;

/** Draws text in a box, wrapped at the width; letters of both files may be mixed. */
export function drawText(pdf: Pdf, text: string, options: TextOptions): void {
  const { x, y, width, size = 9, weight = 400, align = 'left', color = '#1a1a1a' } = options;
  const printable = text.replace(UNSUPPORTED_LETTERS, '?');
  const runs = printable.split(new RegExp(`(${LATIN_EXT_LETTERS.source})`)).filter(Boolean);
  pdf.fontSize(size).fillColor(color);
  for (const [i, run] of runs.entries()) {
    pdf.font(fontName(LATIN_EXT_LETTERS.test(run) ? 'latin-ext' : 'latin', weight));
    const continued = i < runs.length - 1;
    if (i === 0) pdf.text(run, x, y, { width, align, continued });
    else pdf.text(run, { width, align, continued });
  }
}

/** The height of text wrapped at this width. */
export function measureHeight(
  pdf: Pdf,
  text: string,
  width: number,
  size = 9,
  weight: Weight = 400,
): number {
  return pdf.font(fontName('latin', weight)).fontSize(size).heightOfString(text, { width });
}

// The structure tree of a PDF, for screen readers (PDF/UA).

/** A structure element: a document, table, row or cell. */
export type PdfElement = ReturnType<Pdf['struct']>;

/** Adds a structure element with children. */
export function addContainer(pdf: Pdf, parent: PdfElement, type: 'Table' | 'TR'): PdfElement {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}

/** Draws the content of a structure element. */
export function drawTagged(
  pdf: Pdf,
  parent: PdfElement,
  type: 'H1' | 'P' | 'TH' | 'TD',
  draw: () => void,
): void {
  const element = pdf.struct(type);
  parent.add(element);
  element.add(pdf.markStructureContent(type));
  draw();
  pdf.endMarkedContent();
}

/** Draws purely visual content: rules, page numbers, repeated headings. */
export function drawArtifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** A4 in points. */
export const PAGE = { left: 48, right: 547, top: 48, bottom: 770, footer: 800 } as const;
export const PAGE_WIDTH = PAGE.right - PAGE.left;

export const MUTED_COLOR = '#5f6368';
const RULE_COLOR = '#d0d3d8';

export interface PdfInfo {
  title: string;
  author: string;
  locale: Locale;
}

/** Creates a tagged PDF from what `draw` adds to its root element. */
export async function makePdf(
  { title, author, locale }: PdfInfo,
  draw: (pdf: Pdf, root: PdfElement) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without this, pdfkit parses the metrics of Helvetica for each document.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale === 'nl' ? 'nl-NL' : 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  registerFonts(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  draw(pdf, root);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Draws a thin line from `x` to the right margin. */
export function drawRule(pdf: Pdf, y: number, x: number): void {
  pdf.moveTo(x, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(RULE_COLOR).stroke();
}

/** Calls `draw` on every page with its number, as an artifact that screen readers skip. */
export function drawFooters(pdf: Pdf, draw: (page: number, count: number) => void): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i);
    drawArtifact(pdf, 'Pagination', () => draw(i + 1, count));
  }
}
