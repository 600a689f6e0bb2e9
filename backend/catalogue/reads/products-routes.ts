import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { ProductRecord, StockRecord } from '../../../src/api/products/calls.ts';
import * as calls from '../../../src/api/products/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { AttributeRecord } from '../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import {
  type ProductRow,
  readProducts,
  readStock,
  type Payer,
  applyAgreedPrices,
} from './product-rows.ts';
import type { Catalogue } from './catalogue.ts';
import { extraFields, stockRecord, summaryRecord } from './product-record.ts';
import { productIdOf } from '../../../src/domain/product/product-url.ts';
import { notFound, unknownText } from '../../platform/http/answers.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { NO_CHOICES } from '../../search/types.ts';
import type { Shop } from './shop.ts';
import { addViewed, isViewableProduct, viewedProductIds } from './preference-routes.ts';

/** Stores a callback request about a larger quantity, for `KEEP_CONTACTS_DAYS`. */
async function saveProductContact(
  db: Kysely<Database>,
  productId: number,
  phoneNumber: string,
): Promise<void> {
  await db
    .insertInto('product_contacts')
    .values({ product_id: productId, phone_number: phoneNumber })
    .execute();
}

type Variants = NonNullable<ProductRecord['Variants']>;

interface GroupMember {
  id: number;
  group: string;
  name: Texts;
  url: Texts;
  attributes: AttributeRecord[];
}

/**
 * Returns the variants of the products' groups, by group code: all members that have a page, by id,
 * and the axes for which any of them has a value. Groups of one are omitted.
 */
async function variantsOf(
  db: Kysely<Database>,
  rows: readonly Pick<ProductRow, 'details'>[],
  locale: Locale,
): Promise<Map<string | undefined, Variants>> {
  const groups = [...new Set(rows.flatMap(({ details }) => details.group ?? []))];
  if (groups.length === 0) return new Map();
  const axes = await db
    .selectFrom('attributes')
    .select(['code', 'label'])
    .where('variant_axis', '=', true)
    .orderBy('code')
    .execute();
  if (axes.length === 0) return new Map();
  const { rows: members } = await sql<GroupMember>`
    select id, details->>'group' as group, name, url, details->'attributes' as attributes
    from products
    where details->>'group' = any(${groups}) and state = 'Active'
      and visibility <> 'NotViewable'
    order by id`.execute(db);
  const variantsByGroup = new Map<string | undefined, Variants>();
  for (const [group, groupMembers] of Map.groupBy(members, (member) => member.group)) {
    const valueOf = ({ attributes }: (typeof groupMembers)[number], axis: string) =>
      attributes.find(({ code }) => code === axis)?.value[locale] ?? null;
    const usedAxes = axes.filter(({ code }) =>
      groupMembers.some((member) => valueOf(member, code) !== null),
    );
    if (groupMembers.length < 2 || usedAxes.length === 0) continue;
    variantsByGroup.set(group, {
      Group: group,
      Axes: usedAxes.map(({ code, label }) => ({ Code: code, Label: label[locale] })),
      Members: groupMembers.map((member) => ({
        ...{ ProductId: member.id, Name: member.name[locale], Url: member.url[locale] },
        Values: usedAxes.map(({ code }) => valueOf(member, code)),
      })),
    });
  }
  return variantsByGroup;
}

export interface ProductFields {
  extraFields: boolean;
  webNode: boolean;
}

/** Returns products with their stock in the order of `ids`, without those that have no page. */
export async function productRecords(
  db: Kysely<Database>,
  catalogue: Catalogue,
  ids: readonly number[],
  locale: Locale,
  fields: ProductFields,
): Promise<ProductRecord[]> {
  const rows = await readProducts(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const variants = fields.extraFields ? await variantsOf(db, rows, locale) : new Map();
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const record: ProductRecord = {
      ...summaryRecord(row, catalogue, locale),
      ...(fields.extraFields && {
        ...extraFields(row, catalogue, locale),
        Variants: variants.get(row.details.group) ?? null,
      }),
      ...stockRecord(row),
    };
    if (!fields.webNode) delete record.WebNode;
    return [record];
  });
}

/** Returns those products for which the customer has an agreed price, at that price. */
async function recordsWithAgreedPrice(
  db: Kysely<Database>,
  catalogue: Catalogue,
  ids: readonly number[],
  locale: Locale,
  payer: Payer,
): Promise<ProductRecord[]> {
  const agreedRows = await readProducts(db, ids);
  const rows = await applyAgreedPrices(db, agreedRows, payer);
  return rows
    .filter((row, at) => row !== agreedRows[at])
    .map((row) => ({ ...summaryRecord(row, catalogue, locale), ...stockRecord(row) }));
}

/** Returns stock by product id. */
async function productStock(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Record<string, StockRecord>> {
  const rows = await readStock(db, ids);
  return Object.fromEntries(rows.map((row) => [String(row.product_id), stockRecord(row)]));
}

/** Handlers of calls about products (spec 2 §7). Stock is always read from the database. */
export function productRoutes(shop: Shop): HandledCall[] {
  const { db, reads } = shop;
  const unknownProduct = (id: number) => notFound(unknownText('product', id));
  return [
    handle(calls.productsByIds, ({ query }, { locale }) =>
      reads.read((from) =>
        productRecords(from, shop.state.catalogue, query.productIds, locale, {
          extraFields: query.fetchExtraFields,
          webNode: true,
        }),
      ),
    ),
    handle(calls.productByUrl, async ({ params, query }, { locale }) => {
      const id = productIdOf(params.url);
      const fields = { extraFields: true, webNode: query.includingWebNode };
      const [record] =
        id === null || id > MAX_ID
          ? []
          : await reads.read((from) =>
              productRecords(from, shop.state.catalogue, [id], locale, fields),
            );
      return record ?? notFound(unknownText('product', `"${params.url}"`));
    }),
    handle(calls.productStock, ({ body }) => productStock(db, body.ids)),
    handle(calls.addViewedProduct, async ({ body }, context) => {
      if (!(await isViewableProduct(db, body.productId))) return unknownProduct(body.productId);
      const { customer, firstChoice, now } = context;
      const viewer = customer
        ? { contactId: customer.contactId }
        : { visitor: { id: context.ensureVisitor(), choice: firstChoice } };
      const viewedProduct = { productId: body.productId, brandId: body.brandId ?? null };
      await addViewed(db, viewer, viewedProduct, now);
      return null;
    }),
    handle(calls.viewedProducts, async (_, { customer, visitorId, locale }) => {
      const viewer = customer ? { contactId: customer.contactId } : { visitorId };
      const ids = await viewedProductIds(db, viewer);
      const fields = { extraFields: false, webNode: true };
      return reads.read((from) => productRecords(from, shop.state.catalogue, ids, locale, fields));
    }),
    handle(calls.ownPrices, ({ query }, { customer: { customerId }, locale, now }) =>
      recordsWithAgreedPrice(db, shop.state.catalogue, query.productIds, locale, {
        customerId,
        now,
      }),
    ),
    handle(calls.productsOfWebNode, async ({ params, query }, { locale, now }) => {
      const { catalogue, indexes } = shop.state;
      const node = catalogue.tree.byId(params.id);
      if (!node || !catalogue.tree.isListed(node, now)) {
        return notFound(unknownText('category', params.id));
      }
      const { ids } = indexes[locale].search({
        ...NO_CHOICES,
        scopeId: node.id,
        onlySoldOnline: false,
        sort: 'relevance',
        offset: 0,
        limit: query.limit,
      });
      const fields = { extraFields: query.fetchExtraFields, webNode: true };
      return reads.read((from) => productRecords(from, catalogue, ids, locale, fields));
    }),
    handle(calls.productContact, async ({ body }) => {
      if (!(await isViewableProduct(db, body.ProductID))) return unknownProduct(body.ProductID);
      await saveProductContact(db, body.ProductID, body.PhoneNumber);
      return null;
    }),
  ];
}

/** Maximum of the database's integer type. */
const MAX_ID = 2_147_483_647;
