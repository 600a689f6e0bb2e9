import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { unpackWoff } from './woff.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Weight = 400 | 700;

const require = createRequire(import.meta.url);

/** FigTree comes in two files of letters: Western European ones, and those of all other Latin scripts. */
const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];

const fontName = (subset: Subset, weight: Weight) => `figtree-${subset}-${weight}`;
const fonts = new Map<string, Font>();

/** A font, parsed once for all documents, so that its glyphs stay cached. */
function fontOf(name: string): Font {
  const known = fonts.get(name);
  if (known) return known;
  const file = require.resolve(`@fontsource/figtree/files/${name}-normal.woff`);
  const font = create(unpackWoff(readFileSync(file)));
  if ('fonts' in font) throw new Error(`${name} holds several fonts.`);
  fonts.set(name, font);
  return font;
}

/** Makes the shop's font available to a document. */
export function registerFonts(pdf: Pdf): void {
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

/** Letters of the file `latin-ext`; whatever is in neither file is written as a question mark. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+/;
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]/gu;

/** Writes text in its box, wrapping at the width; letters of both files may be mixed. */
export function drawText(pdf: Pdf, text: string, options: TextOptions): void {
  const { x, y, width, size = 9, weight = 400, align = 'left', color = '#1a1a1a' } = options;
  const known = text.replace(UNKNOWN, '?');
  const runs = known.split(new RegExp(`(${EXTENDED.source})`)).filter(Boolean);
  pdf.fontSize(size).fillColor(color);
  for (const [i, run] of runs.entries()) {
    pdf.font(fontName(EXTENDED.test(run) ? 'latin-ext' : 'latin', weight));
    const continued = i < runs.length - 1;
    if (i === 0) pdf.text(run, x, y, { width, align, continued });
    else pdf.text(run, { width, align, continued });
  }
}

/** The height that text takes in a box of this width. */
export function textHeight(
  pdf: Pdf,
  text: string,
  width: number,
  size = 9,
  weight: Weight = 400,
): number {
  return pdf.font(fontName('latin', weight)).fontSize(size).heightOfString(text, { width });
}
