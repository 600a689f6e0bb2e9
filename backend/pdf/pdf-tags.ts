/** Structure of a PDF, which screen readers follow (PDF/UA). */
import type { Pdf } from './pdf-text.ts';

/** An element of the structure: a document, table, row or cell. */
export type PdfElement = ReturnType<Pdf['struct']>;

/** Adds an element that holds others. */
export function container(pdf: Pdf, parent: PdfElement, type: 'Table' | 'TR'): PdfElement {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}

/** Draws what one element of the structure tells. */
export function tagged(
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

/** Draws what only eyes need: rules, page numbers, headings that repeat. */
export function artifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
