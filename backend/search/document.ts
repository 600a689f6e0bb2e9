import { packContent, PIECE } from '../../src/domain/pricing/comparison-price.ts';
import { brandName, isListedBrand } from '../../src/domain/frame/brand.ts';
import { isCurrent } from '../../src/domain/shared/date-range.ts';
import { stockQuantity } from '../../src/domain/product/stock.ts';
import { isActiveState, isOrderable, isViewable } from '../../src/domain/product/product.ts';
import type {
  AttributeRecord,
  ProductDetails,
  ProductTable,
} from '../platform/db/schema/catalogue.ts';
import type { Texts } from '../platform/db/schema/columns.ts';
import type { NodePaths } from './node-paths.ts';
import { variantOf } from '../../src/domain/product/product-groups.ts';
import type { VariantForms } from './variant-sets.ts';
import type { SearchDocument, SearchLocale } from './types.ts';

/** The database columns from which the documents of a product are made. Amounts in cents. */
export interface ProductRecord extends Pick<ProductDetails, 'unitPerProduct' | 'unitPriceUnit'> {
  id: number;
  number: string;
  ean: string;
  web_node_id: number;
  state: string;
  visibility: ProductTable['visibility'];
  orderable: string;
  sold_online: boolean;
  name: Texts;
  unit: Texts;
  price_incl: number;
  promotion_nodes: readonly number[];
  reduced_from: Date | string | null;
  reduced_until: Date | string | null;
  popularity: number;
  created_at: Date | string;
  brand_description: string | null;
  brand_code: string | null;
  description: Texts;
  attributes: readonly AttributeRecord[];
  brand_id: number | null;
  /** Code of the group that the catalogue names. */
  group?: string | null;
  /** Stock of the webshop and its suppliers. */
  total_stock: number;
  /** Pieces by store id. */
  quantities: Readonly<Record<string, number>>;
}

const isoOf = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString());

/**
 * Returns the promotion lists of a product. Membership of the list of reduced prices depends on the
 * dates of the reduction.
 */
function promotionsOf(record: ProductRecord, paths: NodePaths, now: Date): number[] {
  const listIds = record.promotion_nodes.filter((id) => id !== paths.reducedId);
  const isReduced =
    record.reduced_from !== null &&
    isCurrent(isoOf(record.reduced_from), isoOf(record.reduced_until), now);
  if (isReduced && paths.reducedId !== null) listIds.push(paths.reducedId);
  return listIds.flatMap((id) => paths.pathOf(id).map((node) => node.id));
}

/** How products of lists are grouped. */
export interface GroupRule {
  /** True if groups are also found by title and attributes. */
  isComputed: boolean;
  /** Codes of the attributes by which the catalogue tells variants of its groups apart. */
  axes: ReadonlySet<string>;
}

/**
 * Returns what decides the product group of a product. Dutch texts are used for both languages, so
 * that both have the same groups.
 */
function variantFormsOf(
  record: ProductRecord,
  { isComputed, axes }: GroupRule,
): VariantForms | null {
  const { group, brand_id: brandId, web_node_id: categoryId } = record;
  const fields = record.attributes.map(({ code, label, value }) => ({
    code,
    label: label.nl,
    value: value.nl,
  }));
  const groupForms = group ? { group, fields: fields.filter(({ code }) => axes.has(code)) } : null;
  const similarity = isComputed
    ? variantOf({ name: record.name.nl, brandId, categoryId, fields })
    : null;
  return groupForms || similarity ? { named: groupForms, similarity } : null;
}

/**
 * Makes the document of a product for the index of a language; null for one that is in no list
 * (spec 2 §3: not active or not viewable). A product whose category is inactive is kept, since it
 * can still be searched for.
 */
export function documentOf(
  record: ProductRecord,
  paths: NodePaths,
  locale: SearchLocale,
  now: Date,
  groups: GroupRule | null = null,
): SearchDocument | null {
  const isActive = isActiveState(record.state);
  if (!isViewable({ isActive, visibility: record.visibility })) return null;
  const path = paths.pathOf(record.web_node_id);
  const brand = brandName(record.brand_description, record.brand_code);
  const orderable = isOrderable(record.orderable, record.visibility);
  const attributes: Record<string, string[]> = {};
  for (const { code, value } of record.attributes) (attributes[code] ??= []).push(value[locale]);
  return {
    id: record.id,
    name: record.name[locale],
    number: record.number,
    ean: record.ean,
    brand: isListedBrand(brand) ? brand : '',
    categoryIds: [
      ...new Set([...path.map((node) => node.id), ...promotionsOf(record, paths, now)]),
    ],
    categoryNames: path.map((node) => node.name[locale]),
    description: record.description[locale],
    attributes,
    price: record.price_incl,
    content: packContent(record.unitPerProduct, record.unitPriceUnit),
    isPiece: record.unit.nl === PIECE,
    popularity: record.popularity,
    // A product that cannot be ordered is never sold online, whatever its record says.
    soldOnline: orderable && record.sold_online,
    orderable,
    available: orderable && record.sold_online && record.total_stock > 0,
    ...(groups && { variant: variantFormsOf(record, groups) ?? undefined }),
    storeIds: Object.keys(record.quantities)
      .filter((id) => stockQuantity(record.quantities[id]!) > 0)
      .map(Number),
    createdAt: new Date(record.created_at).getTime(),
  };
}
