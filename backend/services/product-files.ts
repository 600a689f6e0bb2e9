import type { ProductDetails } from '../db/schema/catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { lengthText, weightText } from './measures.ts';
import { productRows, type ProductRow } from './product-rows.ts';
import { productSheetPdf } from './product-sheet.ts';
import type { Shop } from './shop.ts';

type ProductFile = ProductDetails['files'][number];

/** Where a file of a product is downloaded; the product's id is in front of the memo's digit. */
export function fileUrl(file: ProductFile): string {
  return `/api/files/${file.memoId}/${encodeURIComponent(file.fileName)}`;
}

/** Documents that a feed brought, by their digests; null where there is none. */
export type Documents = (digest: string) => Uint8Array<ArrayBuffer> | null;

/**
 * A file of a product as PDF: what its owner brought, else one of its kind's title and what the
 * catalogue knows. Null if unknown.
 */
export async function productFile(
  { db, state }: Shop,
  memoId: number,
  fileName: string,
  brand: string,
  documents: Documents,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await productRows(db, [Math.floor(memoId / 10)]);
  const file = row?.details.files.find((candidate) => candidate.memoId === memoId);
  if (!row || file?.fileName !== fileName) return null;
  if (file.digest) return documents(file.digest);
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
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

/** `productblad-gipsplaat-100001.pdf` → `Productblad`. */
function titleOf(fileName: string): string {
  const kind = /^(productblad|prestatieverklaring|handleiding|veiligheidsinformatieblad)/.exec(
    fileName,
  )?.[1];
  return kind ? `${kind[0]?.toUpperCase()}${kind.slice(1)}` : fileName;
}

const ENTITIES: Record<string, string> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
};

/** The text of each paragraph and list item. */
function paragraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h[1-6])>|<br ?\/?>/)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, '')
        .replace(/&(?:\w+|#39);/g, (entity) => ENTITIES[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
