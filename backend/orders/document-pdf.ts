import type { Locale } from '../../src/domain/shared/common.ts';
import { formatMoney, formatPercent } from '../../src/domain/shared/money.ts';
import {
  type OrderAmounts,
  orderTotals,
  type OrderTotals,
  type VatPart,
} from '../../src/domain/orders/order-totals.ts';
import { INVOICE_TEXTS, type Seller } from './document-texts.ts';
import type { StoredOrder } from './orders.ts';
import {
  drawFooters,
  drawRule,
  makePdf,
  MUTED_COLOR,
  PAGE,
  PAGE_WIDTH,
  drawArtifact,
  addContainer,
  type PdfElement,
  drawTagged,
  drawText,
  type Pdf,
  measureHeight,
} from '../platform/pdf/pdf.ts';
import type { DocumentLine, InvoiceDocument } from './invoice-document.ts';

/** A value with its label, as invoices and order confirmations show it. */
export type LabelledValue = readonly [label: string, value: string];

type OrderWithLines = Pick<StoredOrder, 'row' | 'lines'>;

/** The amounts from which the totals of a stored order are computed. */
export const amountsOf = ({ row, lines }: OrderWithLines): OrderAmounts => ({
  lines: lines.map((line) => ({
    total: { priceInclTax: line.total_incl, priceExclTax: line.total_excl },
    taxRate: line.tax_rate,
  })),
  shipping: {
    total: { priceInclTax: row.shipping_incl, priceExclTax: row.shipping_excl },
    taxRate: row.shipping_tax_rate,
  },
  voucherTotal: row.voucher_total,
});

/** The totals of a stored order. */
export function storedTotals(order: OrderWithLines): OrderTotals {
  const { lines, shipping, voucherTotal } = amountsOf(order);
  return orderTotals(lines, shipping, voucherTotal);
}

/** The company's details on a document. */
export function sellerLines(seller: Seller, locale: Locale): string[] {
  const { kvk, vatNumber } = INVOICE_TEXTS[locale];
  return [
    seller.legalName,
    seller.address,
    [seller.phone, seller.email].filter(Boolean).join(' · '),
    `${kvk} ${seller.kvk} · ${vatNumber} ${seller.vatNumber}`,
  ];
}

/** The VAT per rate, with its taxable amount. `sign`: -1 on a credit note. */
export function vatLines(
  vat: readonly VatPart[],
  locale: Locale,
  sign: 1 | -1 = 1,
): LabelledValue[] {
  const texts = INVOICE_TEXTS[locale];
  return vat.map(({ taxRate, priceExclTax, tax }) => [
    texts.vat(formatPercent(taxRate / 100, locale), formatMoney(sign * priceExclTax, locale)),
    formatMoney(sign * tax, locale),
  ]);
}

const LINE_HEIGHT = 14;

/** Position and width of the columns of the table of lines, in points. */
const COLUMNS = {
  title: { x: PAGE.left, width: 230, align: 'left' },
  quantity: { x: 284, width: 62, align: 'right' },
  unitPrice: { x: 352, width: 78, align: 'right' },
  rate: { x: 434, width: 34, align: 'right' },
  amount: { x: 472, width: PAGE.right - 472, align: 'right' },
} as const;

/** Renders a document as tagged PDF, on as many pages as needed. */
export function documentPdf(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, brand, locale, texts } = invoice;
  return makePdf({ title, author: brand, locale }, (pdf, root) => {
    let y = drawHeader(pdf, root, invoice);
    y = drawLines(pdf, root, invoice, y);
    drawTotals(pdf, root, invoice, y);
    drawFooters(pdf, (page, count) => {
      const footer = {
        x: PAGE.left,
        y: PAGE.footer,
        width: PAGE_WIDTH,
        size: 8,
        color: MUTED_COLOR,
      };
      drawText(pdf, title, footer);
      drawText(pdf, texts.pageNumber(page, count), { ...footer, align: 'right' });
    });
  });
}

function drawHeader(pdf: Pdf, root: PdfElement, document: InvoiceDocument): number {
  const { brand, seller, buyer, title, facts } = document;
  const half = PAGE_WIDTH / 2;
  drawTagged(pdf, root, 'P', () => {
    drawText(pdf, brand, { x: PAGE.left, y: PAGE.top, width: half, size: 20, weight: 700 });
  });
  drawTagged(pdf, root, 'P', () => {
    seller.forEach((line, i) => {
      const y = PAGE.top + i * LINE_HEIGHT;
      drawText(pdf, line, {
        x: PAGE.left + half,
        y,
        width: half,
        align: 'right',
        color: MUTED_COLOR,
      });
    });
  });
  drawTagged(pdf, root, 'P', () => {
    buyer.forEach((line, i) => {
      drawText(pdf, line, { x: PAGE.left, y: 140 + i * LINE_HEIGHT, width: half, size: 10 });
    });
  });
  drawTagged(pdf, root, 'H1', () => {
    drawText(pdf, title, { x: PAGE.left, y: 236, width: PAGE_WIDTH, size: 16, weight: 700 });
  });
  const column = PAGE_WIDTH / facts.length;
  facts.forEach(([label, value], i) => {
    const x = PAGE.left + i * column;
    drawTagged(pdf, root, 'P', () => {
      drawText(pdf, label, { x, y: 266, width: column - 8, size: 8, color: MUTED_COLOR });
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
  const headerRow: DocumentLine = {
    title: texts.article,
    detail: '',
    quantity: texts.quantity,
    unitPrice: texts.unitPrice,
    rate: texts.vatRate,
    amount: texts.amount,
  };
  const table = addContainer(pdf, root, 'Table');
  let y = drawRow(pdf, addContainer(pdf, table, 'TR'), headerRow, top, 700);
  for (const line of lines) {
    if (y + rowHeight(pdf, line) > PAGE.bottom) {
      pdf.addPage();
      drawArtifact(pdf, 'Pagination', () => {
        y = drawRow(pdf, null, headerRow, PAGE.top, 700);
      });
    }
    y = drawRow(pdf, addContainer(pdf, table, 'TR'), line, y);
  }
  return y;
}

const rowHeight = (pdf: Pdf, { title, detail }: DocumentLine) =>
  measureHeight(pdf, title, COLUMNS.title.width) +
  ((detail && measureHeight(pdf, detail, COLUMNS.title.width, 8) + 2) || 0) +
  12;

/**
 * Draws a row with a line below it; returns the position of the next row. `tr` is the tag that
 * contains its cells; null if the caller has tagged the row.
 */
function drawRow(
  pdf: Pdf,
  tr: PdfElement | null,
  line: DocumentLine,
  y: number,
  weight: 400 | 700 = 400,
): number {
  const { title, ...amounts } = COLUMNS;
  const drawCell = (draw: () => void) =>
    tr ? drawTagged(pdf, tr, weight === 700 ? 'TH' : 'TD', draw) : draw();
  drawCell(() => {
    drawText(pdf, line.title, { ...title, y, weight });
    if (!line.detail) return;
    const detailY = y + measureHeight(pdf, line.title, title.width) + 2;
    drawText(pdf, line.detail, { ...title, y: detailY, size: 8, color: MUTED_COLOR });
  });
  for (const [key, column] of Object.entries(amounts))
    drawCell(() => drawText(pdf, line[key as keyof typeof amounts], { ...column, y, weight }));
  const nextY = y + rowHeight(pdf, line);
  const drawRowRule = () => drawRule(pdf, nextY - 6, PAGE.left);
  if (tr) drawArtifact(pdf, 'Layout', drawRowRule);
  else drawRowRule();
  return nextY;
}

function drawTotals(pdf: Pdf, root: PdfElement, invoice: InvoiceDocument, top: number): void {
  const { totals, grandTotal, payment, texts } = invoice;
  const height = (totals.length + 5) * LINE_HEIGHT + 24;
  let y = top + 8;
  if (y + height > PAGE.bottom) {
    pdf.addPage();
    y = PAGE.top;
  }
  for (const total of totals) y = drawTotal(pdf, root, total, y);
  drawArtifact(pdf, 'Layout', () => drawRule(pdf, y, 284));
  y = drawTotal(pdf, root, grandTotal, y + 6, 700);
  drawTagged(pdf, root, 'P', () => {
    const at = { x: PAGE.left, y: y + LINE_HEIGHT, width: PAGE_WIDTH, size: 10 };
    drawText(pdf, payment, { ...at, weight: 700 });
    y += measureHeight(pdf, payment, PAGE_WIDTH, 10);
  });
  drawTagged(pdf, root, 'P', () => {
    drawText(pdf, texts.rounding, {
      ...{ x: PAGE.left, y: y + LINE_HEIGHT * 1.5, width: PAGE_WIDTH },
      ...{ size: 8, color: MUTED_COLOR },
    });
  });
}

function drawTotal(
  pdf: Pdf,
  root: PdfElement,
  [label, value]: LabelledValue,
  y: number,
  weight: 400 | 700 = 400,
): number {
  drawTagged(pdf, root, 'P', () => {
    drawText(pdf, label, { x: 284, y, width: 184, weight });
    drawText(pdf, value, { ...COLUMNS.amount, y, weight });
  });
  return y + LINE_HEIGHT;
}
