/**
 * An order number as people type it (`#26000030`, `260 00030`, `Bestelling 26-000030`), in the form
 * in which the shop keeps it.
 */
export const cleanOrderNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{L}+(?=\p{N})/u, '');
