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
  type Weight,
  measureHeight,
} from '../../platform/pdf/pdf.ts';
import type { ProductDetails } from '../../platform/db/schema/catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { readProducts, type ProductRow } from './product-rows.ts';
import type { Shop } from './shop.ts';
import { Hono } from 'hono';
import { failureBody } from '../../../src/api/validate.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import { CALL_TEXTS } from '../../platform/http/answers.ts';
import { languageOf } from '../../platform/http/context.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { formatNumber } from '../../../src/domain/shared/money.ts';

/** A document about one product, in Dutch. */
export interface ProductSheet {
  /** Name of the shop. */
  brand: string;
  /** `Productblad`. */
  kind: string;
  /** Name of the product. */
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  paragraphs: readonly string[];
  warnings: readonly string[];
}

const FONT_SIZE = 10;
const PARAGRAPH_GAP = 8;
const LABEL_WIDTH = 150;
const VALUE_COLUMN = { x: PAGE.left + LABEL_WIDTH + 12, width: PAGE_WIDTH - LABEL_WIDTH - 12 };

/** Generates the sheet as tagged PDF, with as many pages as needed. */
export function productSheetPdf(sheet: ProductSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, kind, title } = sheet;
  return makePdf({ title: `${kind} ${title}`, author: brand, locale: 'nl' }, (pdf, root) => {
    let y = drawHead(pdf, root, sheet);
    y = drawFacts(pdf, root, sheet.facts, y) + PARAGRAPH_GAP;
    for (const text of sheet.paragraphs) y = drawParagraph(pdf, root, text, y);
    for (const text of sheet.warnings) y = drawParagraph(pdf, root, `Let op: ${text}`, y, 700);
    drawFooters(pdf, (page, count) => {
      const footer = {
        x: PAGE.left,
        y: PAGE.footer,
        width: PAGE_WIDTH,
        size: 8,
        color: MUTED_COLOR,
      };
      drawText(pdf, title, footer);
      drawText(pdf, `Pagina ${page} van ${count}`, { ...footer, align: 'right' });
    });
  });
}

function drawHead(pdf: Pdf, root: PdfElement, { brand, kind, title }: ProductSheet): number {
  const headLine = { x: PAGE.left, y: PAGE.top, width: PAGE_WIDTH };
  drawTagged(pdf, root, 'P', () => {
    drawText(pdf, brand, { ...headLine, size: 20, weight: 700 });
    drawText(pdf, kind, { ...headLine, y: PAGE.top + 9, align: 'right', color: MUTED_COLOR });
  });
  const top = PAGE.top + 48;
  drawTagged(pdf, root, 'H1', () => {
    drawText(pdf, title, { ...headLine, y: top, size: 16, weight: 700 });
  });
  return top + measureHeight(pdf, title, PAGE_WIDTH, 16, 700) + 16;
}

function drawFacts(pdf: Pdf, root: PdfElement, facts: ProductSheet['facts'], top: number): number {
  const table = addContainer(pdf, root, 'Table');
  let y = top;
  for (const [label, value] of facts) {
    const height = Math.max(
      measureHeight(pdf, label, LABEL_WIDTH, FONT_SIZE, 700),
      measureHeight(pdf, value, VALUE_COLUMN.width, FONT_SIZE),
    );
    y = startOfBlock(pdf, y, height);
    const at = { y, size: FONT_SIZE };
    const row = addContainer(pdf, table, 'TR');
    drawTagged(pdf, row, 'TH', () => {
      drawText(pdf, label, { ...at, x: PAGE.left, width: LABEL_WIDTH, weight: 700 });
    });
    drawTagged(pdf, row, 'TD', () => drawText(pdf, value, { ...at, ...VALUE_COLUMN }));
    y += height + PARAGRAPH_GAP;
    drawArtifact(pdf, 'Layout', () => drawRule(pdf, y - PARAGRAPH_GAP / 2, PAGE.left));
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
  const height = measureHeight(pdf, text, PAGE_WIDTH, FONT_SIZE, weight);
  const y = startOfBlock(pdf, top, height);
  drawTagged(pdf, root, 'P', () => {
    drawText(pdf, text, { x: PAGE.left, y, width: PAGE_WIDTH, size: FONT_SIZE, weight });
  });
  return y + height + PARAGRAPH_GAP;
}

/** Returns the position of a block of this height: `y`, or the top of a new page. */
function startOfBlock(pdf: Pdf, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y;
  pdf.addPage();
  return PAGE.top;
}

type ProductFile = ProductDetails['files'][number];

/** Returns the download address of a file; the memo id consists of the product id and one digit. */
export function fileUrl(file: ProductFile): string {
  return `/api/files/${file.memoId}/${encodeURIComponent(file.fileName)}`;
}

/** Returns a document of a feed by its digest; null if there is none. */
export type ReadDocument = (digest: string) => MaybePromise<Uint8Array<ArrayBuffer> | null>;
type MaybePromise<T> = T | Promise<T>;

/**
 * Returns a file of a product as PDF: the one that its owner provided, else one generated from the
 * catalogue. Null if unknown.
 */
async function productFile(
  { reads, state }: Shop,
  memoId: number,
  fileName: string,
  brand: string,
  readDocument: ReadDocument,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await reads.read((db) => readProducts(db, [Math.floor(memoId / 10)]));
  const file = row?.details.files.find((candidate) => candidate.memoId === memoId);
  if (!row || file?.fileName !== fileName) return null;
  if (file.digest) return readDocument(file.digest);
  const { description, usageDescription, warnings } = row.details;
  return productSheetPdf({
    brand,
    kind: titleOf(fileName),
    title: row.name.nl,
    facts: factsOf(row, state.catalogue),
    paragraphs: [...paragraphs(description.nl), ...paragraphs(usageDescription?.nl ?? '')],
    warnings: warnings.nl,
  });
}

function factsOf(row: ProductRow, catalogue: Catalogue): [string, string][] {
  const { details } = row;
  const { width, height, depth, weight } = details.dimensions;
  const brand = row.brand_id === null ? null : catalogue.brands.get(row.brand_id);
  const manufacturer = brand?.manufacturer;
  const facts: [string, string | null | undefined][] = [
    ['Artikelnummer', row.number],
    ['EAN', row.ean],
    ['Merk', brand?.name],
    ['Breedte', lengthText(width, 'nl')],
    ['Hoogte', lengthText(height, 'nl')],
    ['Diepte', lengthText(depth, 'nl')],
    ['Gewicht', weightText(weight, 'nl')],
    ...details.attributes.map(({ label, value }): [string, string] => [label.nl, value.nl]),
    ['Fabrikant', manufacturer?.name],
    ['Adres', manufacturer?.postalAddress],
    ['E-mail', manufacturer?.email],
  ];
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

/** `productblad-gipsplaat-100001.pdf` → `Productblad`. */
function titleOf(fileName: string): string {
  const kind = /^(productblad|prestatieverklaring|handleiding|veiligheidsinformatieblad)/.exec(
    fileName,
  )?.[1];
  return kind ? `${kind[0]?.toUpperCase()}${kind.slice(1)}` : fileName;
}

const HTML_ENTITIES: Record<string, string> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
};

/** Extracts the text of each paragraph and list item. */
function paragraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h[1-6])>|<br ?\/?>/)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, '')
        .replace(/&(?:\w+|#39);/g, (entity) => HTML_ENTITIES[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** `GET /api/files/{memoId}/{fileName}`: documents of products, provided or generated. */
export function fileRoutes(shop: Shop, brand: SiteBrand, readDocument: ReadDocument): Hono {
  const app = new Hono();
  app.get('/:memoId{[0-9]{1,10}}/:fileName', async (c) => {
    const { memoId, fileName } = c.req.param();
    const file = await productFile(shop, Number(memoId), fileName, brand.name, readDocument);
    if (!file) return c.json(failureBody(CALL_TEXTS.noFile[languageOf(c)]), 404);
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}

/** `600 mm`; null without a length. */
export function lengthText(millimetres: number | null, locale: Locale): string | null {
  return millimetres === null ? null : `${formatNumber(millimetres, locale)} mm`;
}

/** `450 g`, `12,5 kg`; null without a weight. */
export function weightText(grams: number | null, locale: Locale): string | null {
  if (grams === null) return null;
  return grams < 1000
    ? `${formatNumber(grams, locale)} g`
    : `${formatNumber(grams / 1000, locale)} kg`;
}
