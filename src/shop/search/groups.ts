import type { SearchSuggestions } from '../../domain/search/search.ts';
import { imageUrl } from '../../domain/product/image-url.ts';
import { searchAddress } from '../../domain/search/search-term.ts';
import type { SearchSetup } from './setup.ts';

/** One line to choose in the panel. */
export interface SearchOption {
  /** Kept in the history with its address once it is chosen. */
  name: string;
  url: string;
  /** Said behind the name: the category of a suggestion, the number of a product. */
  detail: string | null;
  /** Address of a product's picture. */
  img: string | null;
}

export type GroupName = 'suggestions' | 'brands' | 'categories' | 'products';

export interface SearchGroup {
  name: GroupName;
  options: SearchOption[];
}

/** Shown side of a product's picture in CSS pixels. */
export const OPTION_PICTURE = 48;

/** The groups of the panel in their order (spec 1 §2.8); those without options are left out. */
export function searchGroups(found: SearchSuggestions, setup: SearchSetup): SearchGroup[] {
  const side = 2 * OPTION_PICTURE;
  const plain = { detail: null, img: null };
  const groups: SearchGroup[] = [
    {
      name: 'suggestions',
      options: found.suggestions.map(({ name, parameter, categoryName }) => ({
        name,
        url: searchAddress(setup.search, parameter || name),
        detail: categoryName,
        img: null,
      })),
    },
    {
      name: 'brands',
      options: found.brands.map(({ name, url }) => ({
        ...plain,
        name,
        url: addressOf(setup.brand, url),
      })),
    },
    {
      name: 'categories',
      options: found.categories.map(({ name, url }) => ({
        ...plain,
        name,
        url: addressOf(setup.category, url),
      })),
    },
    {
      name: 'products',
      options: found.products.map(({ name, url, img, numberTrimmed }) => ({
        name,
        url: addressOf(setup.product, url),
        detail: numberTrimmed,
        img: imageUrl(img, { width: side, height: side }, setup.images),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function addressOf(pattern: string, url: string): string {
  return pattern.replace('*', () => url.split('/').map(encodeURIComponent).join('/'));
}
