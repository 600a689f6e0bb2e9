import PDFDocument from 'pdfkit';
import type { Labelled } from './document-parts.ts';
import type { DocumentLine, InvoiceDocument } from './invoice-document.ts';
import { artifact, container, type PdfElement, tagged } from './pdf-tags.ts';
import { drawText, type Pdf, registerFonts, textHeight } from './pdf-text.ts';

/** A4 in points. */
const PAGE = { left: 48, right: 547, top: 48, bottom: 770, footer: 800 };
const WIDTH = PAGE.right - PAGE.left;
const MUTED = '#5f6368';
const RULE = '#d0d3d8';
const LEADING = 14;

/** Columns of the lines: where they begin, and how wide they are. */
const COLUMNS = {
  title: { x: PAGE.left, width: 230, align: 'left' },
  quantity: { x: 284, width: 62, align: 'right' },
  unitPrice: { x: 352, width: 78, align: 'right' },
  rate: { x: 434, width: 34, align: 'right' },
  amount: { x: 472, width: PAGE.right - 472, align: 'right' },
} as const;

/** Lays a document out as tagged PDF, on as many pages as its lines take. */
export async function documentPdf(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without this, pdfkit parses the metrics of Helvetica for each document.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: invoice.locale === 'nl' ? 'nl-NL' : 'en-GB',
    displayTitle: true,
    info: { Title: invoice.title, Author: invoice.brand },
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
  let y = drawHead(pdf, root, invoice);
  y = drawLines(pdf, root, invoice, y);
  drawTotals(pdf, root, invoice, y);
  drawFooters(pdf, invoice);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawHead(pdf: Pdf, root: PdfElement, document: InvoiceDocument): number {
  const { brand, seller, buyer, title, facts } = document;
  const half = WIDTH / 2;
  tagged(pdf, root, 'P', () => {
    drawText(pdf, brand, { x: PAGE.left, y: PAGE.top, width: half, size: 20, weight: 700 });
  });
  tagged(pdf, root, 'P', () => {
    seller.forEach((line, i) => {
      const y = PAGE.top + i * LEADING;
      drawText(pdf, line, { x: PAGE.left + half, y, width: half, align: 'right', color: MUTED });
    });
  });
  tagged(pdf, root, 'P', () => {
    buyer.forEach((line, i) => {
      drawText(pdf, line, { x: PAGE.left, y: 140 + i * LEADING, width: half, size: 10 });
    });
  });
  tagged(pdf, root, 'H1', () => {
    drawText(pdf, title, { x: PAGE.left, y: 236, width: WIDTH, size: 16, weight: 700 });
  });
  const column = WIDTH / facts.length;
  facts.forEach(([label, value], i) => {
    const x = PAGE.left + i * column;
    tagged(pdf, root, 'P', () => {
      drawText(pdf, label, { x, y: 266, width: column - 8, size: 8, color: MUTED });
      drawText(pdf, value, { x, y: 278, width: column - 8 });
    });
  });
  return 314;
}

function drawLines(
  pdf: Pdf,
  root: PdfElement,
  { lines, texts }: InvoiceDocument,
  top: number,
): number {
  const head: DocumentLine = {
    title: texts.article,
    detail: '',
    quantity: texts.quantity,
    unitPrice: texts.unitPrice,
    rate: texts.rate,
    amount: texts.amount,
  };
  const table = container(pdf, root, 'Table');
  let y = drawRow(pdf, container(pdf, table, 'TR'), head, top, 700);
  for (const line of lines) {
    if (y + rowHeight(pdf, line) > PAGE.bottom) {
      pdf.addPage();
      artifact(pdf, 'Pagination', () => {
        y = drawRow(pdf, null, head, PAGE.top, 700);
      });
    }
    y = drawRow(pdf, container(pdf, table, 'TR'), line, y);
  }
  return y;
}

const rowHeight = (pdf: Pdf, { title, detail }: DocumentLine) =>
  textHeight(pdf, title, COLUMNS.title.width) +
  ((detail && textHeight(pdf, detail, COLUMNS.title.width, 8) + 2) || 0) +
  12;

/**
 * Draws a row with a rule below it; answers where the next one begins. Its cells are tagged in
 * `tr`; null: the caller has marked the row.
 */
function drawRow(
  pdf: Pdf,
  tr: PdfElement | null,
  line: DocumentLine,
  y: number,
  weight: 400 | 700 = 400,
): number {
  const { title, ...amounts } = COLUMNS;
  const cell = (draw: () => void) =>
    tr ? tagged(pdf, tr, weight === 700 ? 'TH' : 'TD', draw) : draw();
  cell(() => {
    drawText(pdf, line.title, { ...title, y, weight });
    if (!line.detail) return;
    const below = y + textHeight(pdf, line.title, title.width) + 2;
    drawText(pdf, line.detail, { ...title, y: below, size: 8, color: MUTED });
  });
  for (const [key, column] of Object.entries(amounts))
    cell(() => drawText(pdf, line[key as keyof typeof amounts], { ...column, y, weight }));
  const next = y + rowHeight(pdf, line);
  const rule = () => drawRule(pdf, next - 6, PAGE.left);
  if (tr) artifact(pdf, 'Layout', rule);
  else rule();
  return next;
}

function drawTotals(pdf: Pdf, root: PdfElement, invoice: InvoiceDocument, top: number): void {
  const { totals, grandTotal, payment, texts } = invoice;
  const height = (totals.length + 5) * LEADING + 24;
  let y = top + 8;
  if (y + height > PAGE.bottom) {
    pdf.addPage();
    y = PAGE.top;
  }
  for (const each of totals) y = drawTotal(pdf, root, each, y);
  artifact(pdf, 'Layout', () => drawRule(pdf, y, 284));
  y = drawTotal(pdf, root, grandTotal, y + 6, 700);
  tagged(pdf, root, 'P', () => {
    const at = { x: PAGE.left, y: y + LEADING, width: WIDTH, size: 10 };
    drawText(pdf, payment, { ...at, weight: 700 });
    y += textHeight(pdf, payment, WIDTH, 10);
  });
  tagged(pdf, root, 'P', () => {
    drawText(pdf, texts.rounding, {
      ...{ x: PAGE.left, y: y + LEADING * 1.5, width: WIDTH },
      ...{ size: 8, color: MUTED },
    });
  });
}

function drawTotal(
  pdf: Pdf,
  root: PdfElement,
  [label, value]: Labelled,
  y: number,
  weight: 400 | 700 = 400,
): number {
  tagged(pdf, root, 'P', () => {
    drawText(pdf, label, { x: 284, y, width: 184, weight });
    drawText(pdf, value, { ...COLUMNS.amount, y, weight });
  });
  return y + LEADING;
}

function drawRule(pdf: Pdf, y: number, x: number): void {
  pdf.moveTo(x, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(RULE).stroke();
}

function drawFooters(pdf: Pdf, { texts, title }: InvoiceDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i);
    const footer = { x: PAGE.left, y: PAGE.footer, width: WIDTH, size: 8, color: MUTED } as const;
    artifact(pdf, 'Pagination', () => {
      drawText(pdf, title, footer);
      drawText(pdf, texts.page(i + 1, count), { ...footer, align: 'right' });
    });
  }
}
