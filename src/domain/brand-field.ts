/** Fields by which search answers name the brand; it has a query key of its own (`Merken`). */
const BRAND_FIELDS = new Set(['brand', 'merk', 'brandnames']);

export const isBrandField = (field: string): boolean => BRAND_FIELDS.has(field.toLowerCase());
