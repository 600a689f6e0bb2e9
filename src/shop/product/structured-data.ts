import type { Cents } from '../../domain/shared/money.ts';
import type { Product, ProductReviews } from '../../domain/product/product.ts';
import { axisKind } from '../../domain/product/group-axes.ts';
import type { ProductGroup } from '../../domain/product/product-group.ts';
import type { StockState } from '../../domain/product/stock.ts';
import { isListedBrand } from '../../domain/frame/brand.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { sentences } from './page-texts.ts';

export interface ProductDataContext {
  /** Absolute URL of the product page. */
  url: string;
  /** Public URL of the shop. */
  siteUrl: string;
  sellerName: string;
  now: Date;
  stock: StockState;
  /** Delivery cost of one piece; null if unknown. */
  shippingRate: Cents | null;
  /** Countries of delivery (`deliveryCountries` of the settings), ISO 3166-1 alpha-2. */
  countries: readonly string[];
  reviews: ProductReviews | null;
  /** The variants of the article; null if it has no others. */
  group: ProductGroup | null;
}

/** Statutory period in days in which consumers may return goods (art. 6:230o BW). */
export const RETURN_DAYS = 14;

const AVAILABILITY: Record<StockState, string> = {
  'in-stock': 'https://schema.org/InStock',
  'extra-stock': 'https://schema.org/BackOrder',
  'branches-only': 'https://schema.org/InStoreOnly',
  'sold-out': 'https://schema.org/OutOfStock',
  'not-orderable': 'https://schema.org/InStoreOnly',
};

/** UN/CEFACT codes of the units of a price, in both languages. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  ...{ 'm²': 'MTK', m: 'MTR', 'm³': 'MTQ', kg: 'KGM', l: 'LTR' },
  ...{ stuk: 'C62', piece: 'C62' },
};

/** schema.org Product with the shop's offer. */
export function productData(product: Product, context: ProductDataContext): object {
  const absolute = (path: string) => new URL(path, context.siteUrl).href;
  const pictures = product.gallery.filter((item) => item.type === 'image').map(({ src }) => src);
  return {
    '@type': 'Product',
    '@id': `${context.url}#product`,
    name: product.name,
    sku: product.numberTrimmed,
    mpn: product.number,
    gtin13: product.scanCode?.length === 13 ? product.scanCode : undefined,
    image: (pictures.length > 0 ? pictures : [product.img]).map(absolute),
    description: product.description ? sentences(product.description) : undefined,
    brand: isListedBrand(product.brand.name)
      ? { '@type': 'Brand', name: product.brand.name }
      : undefined,
    category: product.webNode?.name,
    color: product.color ?? undefined,
    material: product.material ?? undefined,
    isVariantOf: context.group ? productGroupData(context.group) : undefined,
    aggregateRating: context.reviews
      ? {
          '@type': 'AggregateRating',
          ratingValue: context.reviews.average,
          reviewCount: context.reviews.count,
          bestRating: 5,
        }
      : undefined,
    offers: product.priceInclTax > 0 ? offerData(product, context) : undefined,
  };
}

function productGroupData({ id, name, axes, members }: ProductGroup): object {
  const axisKinds = axes.map(({ code, label }, axisIndex) => {
    const value = members[0]!.values[axisIndex] ?? '';
    const isColour = /^(?:kleur|colour|color)$/i.test(label);
    return isColour ? 'color' : axisKind({ code, label, value }) === 'size' ? 'size' : null;
  });
  const variesBy = [...new Set(axisKinds.filter((kind) => kind !== null))].map(
    (kind) => `https://schema.org/${kind}`,
  );
  return {
    '@type': 'ProductGroup',
    name,
    productGroupID: String(id),
    variesBy: variesBy.length > 0 ? variesBy : undefined,
  };
}

function offerData(product: Product, context: ProductDataContext): object {
  const until = priceReduction(product, context.now)?.until;
  return {
    '@type': 'Offer',
    url: context.url,
    price: euros(product.priceInclTax),
    priceCurrency: 'EUR',
    priceValidUntil: until?.slice(0, 10),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: euros(product.priceInclTax),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      referenceQuantity: referenceQuantity(product),
    },
    availability: AVAILABILITY[context.stock],
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: context.sellerName },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: context.countries,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
    shippingDetails: shippingData(product, context),
  };
}

/** Content of one package as schema.org data, for the price per unit. */
function referenceQuantity(product: Product): object | undefined {
  const { unitPriceInclTax, unitPriceUnit, unitPerProduct: value } = product;
  const unitCode = UNIT_CODES[unitPriceUnit ?? ''];
  if (unitPriceInclTax === null || value === null || !unitCode) return undefined;
  const quantity = { '@type': 'QuantitativeValue', unitCode };
  return { ...quantity, value, valueReference: { ...quantity, value: 1 } };
}

// Omitted if the delivery cost is unknown: search engines require it.
function shippingData(product: Product, context: ProductDataContext): object | undefined {
  const { stock, shippingRate, countries } = context;
  if (stock === 'not-orderable' || shippingRate === null) return undefined;
  const dayRange = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: euros(shippingRate), currency: 'EUR' },
    shippingDestination: countries.map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: dayRange(0, stock === 'extra-stock' ? 2 : 1),
      transitTime: dayRange(1, product.deliverySize === 'large' ? 3 : 2),
    },
  };
}

const euros = (cents: Cents): string => (cents / 100).toFixed(2);
