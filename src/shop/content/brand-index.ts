import type { Brand } from '../../domain/product/product.ts';

export interface BrandGroup {
  /** `A` … `Z`, or `0-9` for every name that starts with something else. */
  letter: string;
  brands: Brand[];
}

/** Brands that a shopper finds something of: one whose number is not known may have articles. */
export const withArticles = (brands: Brand[]): Brand[] =>
  brands.filter(({ totalCount }) => totalCount !== 0);

/** Brands by first letter, accents folded, digits and signs first. */
export function brandIndex(brands: Brand[]): BrandGroup[] {
  const groups = new Map<string, Brand[]>();
  const sorted = [...brands].sort((a, b) => a.name.localeCompare(b.name, 'nl'));
  for (const brand of sorted) {
    const letter = letterOf(brand.name);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, brands: members }))
    .sort((a, b) => a.letter.localeCompare(b.letter));
}

function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
}
