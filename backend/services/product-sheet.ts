import { drawFooters, drawRule, makePdf, MUTED, PAGE, PAGE_WIDTH } from '../pdf/make-pdf.ts';
import { artifact, container, type PdfElement, tagged } from '../pdf/pdf-tags.ts';
import { drawText, type Pdf, type Weight, textHeight } from '../pdf/pdf-text.ts';

/** A document about one product, in Dutch. */
export interface ProductSheet {
  /** The shop that publishes it. */
  brand: string;
  /** `Productblad`. */
  kind: string;
  /** Name of the product. */
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  paragraphs: readonly string[];
  warnings: readonly string[];
}

const SIZE = 10;
const GAP = 8;
const LABEL_WIDTH = 150;
const VALUE = { x: PAGE.left + LABEL_WIDTH + 12, width: PAGE_WIDTH - LABEL_WIDTH - 12 };

/** Lays the sheet out as tagged PDF, on as many pages as it takes. */
export function productSheetPdf(sheet: ProductSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, kind, title } = sheet;
  return makePdf({ title: `${kind} ${title}`, author: brand, locale: 'nl' }, (pdf, root) => {
    let y = drawHead(pdf, root, sheet);
    y = drawFacts(pdf, root, sheet.facts, y) + GAP;
    for (const text of sheet.paragraphs) y = drawParagraph(pdf, root, text, y);
    for (const text of sheet.warnings) y = drawParagraph(pdf, root, `Let op: ${text}`, y, 700);
    drawFooters(pdf, (page, count) => {
      const footer = { x: PAGE.left, y: PAGE.footer, width: PAGE_WIDTH, size: 8, color: MUTED };
      drawText(pdf, title, footer);
      drawText(pdf, `Pagina ${page} van ${count}`, { ...footer, align: 'right' });
    });
  });
}

function drawHead(pdf: Pdf, root: PdfElement, { brand, kind, title }: ProductSheet): number {
  const line = { x: PAGE.left, y: PAGE.top, width: PAGE_WIDTH };
  tagged(pdf, root, 'P', () => {
    drawText(pdf, brand, { ...line, size: 20, weight: 700 });
    drawText(pdf, kind, { ...line, y: PAGE.top + 9, align: 'right', color: MUTED });
  });
  const top = PAGE.top + 48;
  tagged(pdf, root, 'H1', () => {
    drawText(pdf, title, { ...line, y: top, size: 16, weight: 700 });
  });
  return top + textHeight(pdf, title, PAGE_WIDTH, 16, 700) + 16;
}

function drawFacts(pdf: Pdf, root: PdfElement, facts: ProductSheet['facts'], top: number): number {
  const table = container(pdf, root, 'Table');
  let y = top;
  for (const [label, value] of facts) {
    const height = Math.max(
      textHeight(pdf, label, LABEL_WIDTH, SIZE, 700),
      textHeight(pdf, value, VALUE.width, SIZE),
    );
    y = room(pdf, y, height);
    const at = { y, size: SIZE };
    const row = container(pdf, table, 'TR');
    tagged(pdf, row, 'TH', () => {
      drawText(pdf, label, { ...at, x: PAGE.left, width: LABEL_WIDTH, weight: 700 });
    });
    tagged(pdf, row, 'TD', () => drawText(pdf, value, { ...at, ...VALUE }));
    y += height + GAP;
    artifact(pdf, 'Layout', () => drawRule(pdf, y - GAP / 2, PAGE.left));
  }
  return y;
}

function drawParagraph(
  pdf: Pdf,
  root: PdfElement,
  text: string,
  top: number,
  weight: Weight = 400,
): number {
  const height = textHeight(pdf, text, PAGE_WIDTH, SIZE, weight);
  const y = room(pdf, top, height);
  tagged(pdf, root, 'P', () => {
    drawText(pdf, text, { x: PAGE.left, y, width: PAGE_WIDTH, size: SIZE, weight });
  });
  return y + height + GAP;
}

/** Where a block of this height begins: at `y`, or on a new page. */
function room(pdf: Pdf, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y;
  pdf.addPage();
  return PAGE.top;
}
