import type { Kysely } from 'kysely';
import type { ProductDetails } from '../db/schema/catalogue.ts';
import type { Database } from '../db/schema/database.ts';
import type { Catalogue } from './catalogue.ts';
import { pdfDocument, type PdfLine } from './pdf.ts';
import { productRows, type ProductRow } from './product-rows.ts';
import { lengthText, weightText } from './measures.ts';

type ProductFile = ProductDetails['files'][number];

const WRAP_COLUMNS = 88;

/** Where a file of a product is downloaded; the product's id is in front of the memo's digit. */
export function fileUrl(file: ProductFile): string {
  return `/api/files/${file.memoId}/${encodeURIComponent(file.fileName)}`;
}

/** A file of a product as PDF: its kind's title and what the catalogue knows. Null if unknown. */
export async function productFile(
  db: Kysely<Database>,
  catalogue: Catalogue,
  memoId: number,
  fileName: string,
): Promise<Buffer | null> {
  const [row] = await productRows(db, [Math.floor(memoId / 10)]);
  const file = row?.details.files.find((candidate) => candidate.memoId === memoId);
  if (!row || file?.fileName !== fileName) return null;
  return pdfDocument(row.name.nl, lines(row, catalogue, file));
}

function lines(row: ProductRow, catalogue: Catalogue, file: ProductFile): PdfLine[] {
  const { details } = row;
  const { width, height, depth, weight } = details.dimensions;
  const brand = row.brand_id === null ? null : catalogue.brands.get(row.brand_id);
  const maker = brand?.manufacturer;
  const facts: [string, string | null | undefined][] = [
    ['Artikelnummer', row.number],
    ['EAN', row.ean],
    ['Merk', brand?.name],
    ['Breedte', lengthText(width, 'nl')],
    ['Hoogte', lengthText(height, 'nl')],
    ['Diepte', lengthText(depth, 'nl')],
    ['Gewicht', weightText(weight, 'nl')],
    ...details.attributes.map(({ label, value }): [string, string] => [label.nl, value.nl]),
    ['Fabrikant', maker?.name],
    ['Adres', maker?.postalAddress],
    ['E-mail', maker?.email],
  ];
  return [
    { text: titleOf(file.fileName) },
    { text: row.name.nl, heading: true },
    { text: '' },
    ...facts.flatMap(([text, value]) => (value ? [{ text, value }] : [])),
    { text: '' },
    ...wrap(plain(details.description.nl)),
    ...wrap(plain(details.usageDescription?.nl ?? '')),
    ...details.warnings.nl.flatMap((warning) => wrap(`Let op: ${warning}`)),
  ];
}

/** `productblad-gipsplaat-100001.pdf` → `Productblad`. */
function titleOf(fileName: string): string {
  const kind = /^(productblad|prestatieverklaring|handleiding|veiligheidsinformatieblad)/.exec(
    fileName,
  )?.[1];
  return kind ? `${kind[0]?.toUpperCase()}${kind.slice(1)}` : fileName;
}

function plain(html: string): string {
  return html
    .replace(/<\/(p|li)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}

function wrap(text: string): PdfLine[] {
  const result: PdfLine[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && line.length + word.length + 1 > WRAP_COLUMNS) {
      result.push({ text: line });
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  return line ? [...result, { text: line }] : result;
}
