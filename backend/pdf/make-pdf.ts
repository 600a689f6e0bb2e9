import PDFDocument from 'pdfkit';
import type { Locale } from '../../src/domain/entities/common.ts';
import { artifact, type PdfElement } from './pdf-tags.ts';
import { type Pdf, registerFonts } from './pdf-text.ts';

/** A4 in points. */
export const PAGE = { left: 48, right: 547, top: 48, bottom: 770, footer: 800 } as const;
export const PAGE_WIDTH = PAGE.right - PAGE.left;

export const MUTED = '#5f6368';
const RULE = '#d0d3d8';

export interface PdfInfo {
  title: string;
  author: string;
  locale: Locale;
}

/** Makes a tagged PDF of what `draw` adds to its root element. */
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
  pdf.moveTo(x, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(RULE).stroke();
}

/** Calls `draw` on every page with its number, as an artifact that screen readers skip. */
export function drawFooters(pdf: Pdf, draw: (page: number, count: number) => void): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i);
    artifact(pdf, 'Pagination', () => draw(i + 1, count));
  }
}
