/** Builds the columns of a product from a row of a feed. */
import type { ProductDetails } from '../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import { addressText } from '../texts.ts';
import { withAttributes, readDetails, applyDetails } from './details.ts';
import type {
  CatalogueReferences,
  ProductColumns,
  KnownProduct,
  ReadRow,
} from './known-products.ts';
import type { FeedRow, NewFeedRow } from './row.ts';

/** The columns of a product, made from a row. */
export interface BuiltProduct<Row extends FeedRow> {
  id: number;
  row: Row;
  columns: ProductColumns;
}

/** The details of a product of which a feed says nothing. */
const EMPTY_DETAILS: ProductDetails = {
  family: '',
  colorHex: null,
  description: { nl: '', en: '' },
  usageDescription: null,
  attributes: [],
  media: [],
  files: [],
  safetyLogos: [],
  warnings: { nl: [], en: [] },
  keySpecs: { nl: [], en: [] },
  color: null,
  material: null,
  dimensions: { width: null, height: null, depth: null, weight: null },
  size: null,
  energyLevel: null,
  energyLabel: null,
  unitPerProduct: null,
  unitPriceUnit: null,
};

/** The details with the changes of a row. */
const mergeDetails = (before: ProductDetails, row: ReadRow): ProductDetails =>
  applyDetails(withAttributes(before, row.records), readDetails(row));

/** The texts with the changes of a row. */
function textsOf(before: Texts, nl: string | undefined, en: string | undefined): Texts {
  return { nl: nl ?? before.nl, en: en ?? before.en };
}

const urlOf = (name: Texts, id: number): Texts => ({
  nl: `${addressText(name.nl)}-${id}`,
  en: `${addressText(name.en, 'en')}-${id}`,
});

export function buildNewProduct(
  id: number,
  row: ReadRow<NewFeedRow>,
  references: CatalogueReferences,
): BuiltProduct<NewFeedRow> {
  const node = references.categories.get(row.category)!;
  const name = { nl: row.name_nl, en: row.name_en };
  // Without a class in the row, the first part of the category's code is the family.
  const family = node.code.split('/')[0]!;
  const columns = {
    ean: row.ean,
    brand_id: references.brands.get(row.brand)!,
    web_node_id: node.id,
    orderable: row.orderable ?? 'ja',
    visibility: row.visibility ?? 'Orderable',
    sold_online: row.sold_online ?? true,
    delivery_type: row.delivery_type ?? node.deliveryType ?? 'pakket',
    name,
    url: urlOf(name, id),
    unit: textsOf({ nl: 'stuk', en: 'piece' }, row.unit_nl, row.unit_en),
    details: mergeDetails({ ...EMPTY_DETAILS, family }, row),
  };
  return { id, row, columns };
}

/** An existing product with the changes of a row. */
export function buildChangedProduct(
  product: KnownProduct,
  row: ReadRow,
  references: CatalogueReferences,
): BuiltProduct<FeedRow> {
  const { id, details } = product;
  const name = textsOf(product.name, row.name_nl, row.name_en);
  const isRenamed = name.nl !== product.name.nl || name.en !== product.name.en;
  const columns: ProductColumns = {
    ean: row.ean ?? product.ean,
    brand_id: row.brand === undefined ? product.brand_id : references.brands.get(row.brand)!,
    web_node_id:
      row.category === undefined
        ? product.web_node_id
        : references.categories.get(row.category)!.id,
    orderable: row.orderable ?? product.orderable,
    visibility: row.visibility ?? product.visibility,
    sold_online: row.sold_online ?? product.sold_online,
    delivery_type: row.delivery_type ?? product.delivery_type,
    name,
    // The address is derived from the name; old addresses still work, because of the id at their
    // end.
    url: isRenamed ? urlOf(name, id) : product.url,
    unit: textsOf(product.unit, row.unit_nl, row.unit_en),
    details: mergeDetails(details, row),
  };
  return { id, row, columns };
}
