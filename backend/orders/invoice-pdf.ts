import PDFDocument from 'pdfkit';
import type { DocumentLine, InvoiceDocument, Labelled } from './invoice-document.ts';
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

/** Lays an invoice out as PDF, on as many pages as its lines take. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
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
  let y = drawHead(pdf, invoice);
  y = drawLines(pdf, invoice, y);
  drawTotals(pdf, invoice, y);
  drawFooters(pdf, invoice);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawHead(pdf: Pdf, { brand, seller, buyer, title, facts }: InvoiceDocument): number {
  const half = WIDTH / 2;
  drawText(pdf, brand, { x: PAGE.left, y: PAGE.top, width: half, size: 20, weight: 700 });
  seller.forEach((line, i) => {
    const y = PAGE.top + i * LEADING;
    drawText(pdf, line, { x: PAGE.left + half, y, width: half, align: 'right', color: MUTED });
  });
  buyer.forEach((line, i) => {
    drawText(pdf, line, { x: PAGE.left, y: 140 + i * LEADING, width: half, size: 10 });
  });
  drawText(pdf, title, { x: PAGE.left, y: 236, width: WIDTH, size: 16, weight: 700 });
  const column = WIDTH / facts.length;
  facts.forEach(([label, value], i) => {
    const x = PAGE.left + i * column;
    drawText(pdf, label, { x, y: 266, width: column - 8, size: 8, color: MUTED });
    drawText(pdf, value, { x, y: 278, width: column - 8 });
  });
  return 314;
}

function drawLines(pdf: Pdf, { lines, texts }: InvoiceDocument, top: number): number {
  const head: DocumentLine = {
    title: texts.article,
    detail: '',
    quantity: texts.quantity,
    unitPrice: texts.unitPrice,
    rate: texts.rate,
    amount: texts.amount,
  };
  let y = drawRow(pdf, head, top, 700);
  for (const line of lines) {
    if (y + rowHeight(pdf, line) > PAGE.bottom) {
      pdf.addPage();
      y = drawRow(pdf, head, PAGE.top, 700);
    }
    y = drawRow(pdf, line, y);
  }
  return y;
}

const rowHeight = (pdf: Pdf, { title, detail }: DocumentLine) =>
  textHeight(pdf, title, COLUMNS.title.width) +
  ((detail && textHeight(pdf, detail, COLUMNS.title.width, 8) + 2) || 0) +
  12;

/** Draws a row with a rule below it; answers where the next one begins. */
function drawRow(pdf: Pdf, line: DocumentLine, y: number, weight: 400 | 700 = 400): number {
  const { title, ...amounts } = COLUMNS;
  drawText(pdf, line.title, { ...title, y, weight });
  for (const [key, column] of Object.entries(amounts))
    drawText(pdf, line[key as keyof typeof amounts], { ...column, y, weight });
  if (line.detail) {
    const below = y + textHeight(pdf, line.title, title.width) + 2;
    drawText(pdf, line.detail, { ...title, y: below, size: 8, color: MUTED });
  }
  const next = y + rowHeight(pdf, line);
  drawRule(pdf, next - 6, PAGE.left);
  return next;
}

function drawTotals(pdf: Pdf, invoice: InvoiceDocument, top: number): void {
  const { totals, grandTotal, payment, texts } = invoice;
  const height = (totals.length + 5) * LEADING + 24;
  let y = top + 8;
  if (y + height > PAGE.bottom) {
    pdf.addPage();
    y = PAGE.top;
  }
  for (const each of totals) y = drawTotal(pdf, each, y);
  drawRule(pdf, y, 284);
  y = drawTotal(pdf, grandTotal, y + 6, 700);
  drawText(pdf, payment, { x: PAGE.left, y: y + LEADING, width: WIDTH, size: 10, weight: 700 });
  drawText(pdf, texts.rounding, {
    ...{ x: PAGE.left, y: y + LEADING * 2.5, width: WIDTH },
    ...{ size: 8, color: MUTED },
  });
}

function drawTotal(pdf: Pdf, [label, value]: Labelled, y: number, weight: 400 | 700 = 400): number {
  drawText(pdf, label, { x: 284, y, width: 184, weight });
  drawText(pdf, value, { ...COLUMNS.amount, y, weight });
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
    drawText(pdf, title, footer);
    drawText(pdf, texts.page(i + 1, count), { ...footer, align: 'right' });
  }
}
