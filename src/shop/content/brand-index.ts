import type { Brand } from '../../domain/product/product.ts';

export interface BrandGroup {
  /** `A` … `Z`, or `0-9` for names that start with anything else. */
  letter: string;
  brands: Brand[];
}

/** Brands with products; a brand whose count is unknown is included. */
export const brandsWithProducts = (brands: Brand[]): Brand[] =>
  brands.filter(({ totalCount }) => totalCount !== 0);

/** Brands grouped by first letter, ignoring accents; digits and symbols first. */
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
